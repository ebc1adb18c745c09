/** A day as a calendar has it, such as 2026-01-31. Days compare as text. */
type Day = string;

const dayLength = 86_400_000;

/** How far the calendar looks back, today included. */
const calendarLength = 365;

interface Streaks {
  current: number;
  longest: number;
}

/** Names of places. A bare offset such as +05:17 is no place's clock. */
export function isTimeZone(name: string): boolean {
  if (!/^[a-z]/i.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** Tells the day of a moment for people in a time zone. */
export function dayReader(timeZone: string): (moment: Date) => Day {
  // In Swedish a date is written as 2026-01-31.
  const format = new Intl.DateTimeFormat('sv', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  return (moment) => format.format(moment);
}

export function shiftDay(day: Day, by: number): Day {
  return new Date(Date.parse(day) + by * dayLength).toISOString().slice(0, 10);
}

export function calendarStart(today: Day): Day {
  return shiftDay(today, 1 - calendarLength);
}

/** Days in a row. A streak holds until a whole day has passed without anything. */
export function findStreaks(activeDays: Iterable<Day>, today: Day): Streaks {
  const days = new Set(activeDays);
  const lengthUpTo = (end: Day): number => {
    let length = 0;
    while (days.has(shiftDay(end, -length))) length += 1;
    return length;
  };
  let longest = 0;
  for (const day of days) {
    if (!days.has(shiftDay(day, 1))) longest = Math.max(longest, lengthUpTo(day));
  }
  return { current: lengthUpTo(days.has(today) ? today : shiftDay(today, -1)), longest };
}
