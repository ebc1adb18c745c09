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

/**
 * How far `then` is from `now`, in the largest unit that fits. Both in milliseconds. Formatted by
 * hand: creating the first Intl formatter takes tens of milliseconds.
 */
export function relativeTime(then: number, now: number): string {
  const distance = Math.abs(then - now);
  const largest = units.find(([, length]) => distance >= length);
  if (!largest) return 'just now';
  const [unit, length] = largest;
  const count = Math.trunc(distance / length);
  const words = `${count} ${unit}${count === 1 ? '' : 's'}`;
  return then < now ? `${words} ago` : `in ${words}`;
}

/** Formatted by hand: locale formats differ between the server and browsers. */
export function absoluteTime(then: number): string {
  return `${new Date(then).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
