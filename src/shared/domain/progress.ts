/** A calendar day such as 2026-01-31. Days compare as text. */
type Day = string;

export const dayLength = 86_400_000;

/** How many days the calendar shows, today included. */
export const calendarLength = 365;

interface Streaks {
  current: number;
  longest: number;
}

/** Only named zones. A bare offset such as +05:17 is not a time zone. */
export function isTimeZone(name: string): boolean {
  if (!/^[a-z]/i.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** The calendar day of a moment in a time zone. */
export function dayReader(timeZone: string): (moment: Date) => Day {
  // The Swedish locale writes dates as 2026-01-31.
  const format = new Intl.DateTimeFormat('sv', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  return (moment) => format.format(moment);
}

/** All zones differ by whole quarters of an hour. */
const quarter = 900_000;
/** No day is longer, in quarters. */
const longestDay = 26 * 4;

/** When the day of a moment ends in a time zone. */
export function endOfDay(moment: Date, timeZone: string): Date {
  return dayBoundary(moment, dayReader(timeZone), longestDay).outside;
}

/** When the day of a moment began in a time zone. */
export function startOfDay(moment: Date, timeZone: string): Date {
  return dayBoundary(moment, dayReader(timeZone), -longestDay).within;
}

/** No zone is further from UTC, in quarters. */
const widestOffset = 15 * 4;

/** When a calendar day begins in a time zone; if the zone skips it, when the next one does. */
export function startOfCalendarDay(day: Day, timeZone: string): Date {
  const dayOf = dayReader(timeZone);
  const midnight = Date.parse(day) / quarter;
  let before = midnight - widestOffset;
  let within = midnight + widestOffset;
  while (within - before > 1) {
    const middle = Math.floor((before + within) / 2);
    if (dayOf(new Date(middle * quarter)) < day) before = middle;
    else within = middle;
  }
  return new Date(within * quarter);
}

/** A day, from its start to the start of the next. */
export interface DaySpan {
  day: Day;
  start: Date;
  end: Date;
}

/** The day of a moment in a time zone and those before it, the latest first. */
export function latestDays(moment: Date, timeZone: string, count: number): DaySpan[] {
  const dayOf = dayReader(timeZone);
  const days: DaySpan[] = [];
  let end = dayBoundary(moment, dayOf, longestDay).outside;
  while (days.length < count) {
    const last = new Date(end.getTime() - 1);
    const start = dayBoundary(last, dayOf, -longestDay).within;
    days.push({ day: dayOf(start), start, end });
    end = start;
  }
  return days;
}

/** The last quarter within the day and the first outside, on the way from now to another day. */
function dayBoundary(moment: Date, dayOf: (moment: Date) => Day, quarters: number) {
  const today = dayOf(moment);
  let within = Math.floor(moment.getTime() / quarter);
  let outside = within + quarters;
  while (Math.abs(outside - within) > 1) {
    const middle = Math.floor((within + outside) / 2);
    if (dayOf(new Date(middle * quarter)) === today) within = middle;
    else outside = middle;
  }
  return { within: new Date(within * quarter), outside: new Date(outside * quarter) };
}

export function shiftDay(day: Day, by: number): Day {
  return new Date(Date.parse(day) + by * dayLength).toISOString().slice(0, 10);
}

export function calendarStart(today: Day): Day {
  return shiftDay(today, 1 - calendarLength);
}

/** Days in a row. A streak lasts until a whole day passes without activity. */
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
