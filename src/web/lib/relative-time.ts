const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;
const year = 365.25 * day;
const month = year / 12;

const units = [
  ['year', year],
  ['month', month],
  ['day', day],
  ['hour', hour],
  ['minute', minute],
] as const;

const format = new Intl.RelativeTimeFormat('en');

/** How far `then` is from `now`, in the largest unit that fits. Both in milliseconds. */
export function relativeTime(then: number, now: number): string {
  const distance = then - now;
  for (const [unit, length] of units) {
    if (Math.abs(distance) >= length) return format.format(Math.trunc(distance / length), unit);
  }
  return 'just now';
}

/** Written out by hand: a formatted date differs between time zones and language data. */
export function absoluteTime(then: number): string {
  return `${new Date(then).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
