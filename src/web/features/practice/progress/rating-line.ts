import type { RatingDays } from '#shared/contracts/practice-record.ts';

type Day = RatingDays[number];

const roundTo = 100;
/** The first days are so uncertain that the rest would look flat, so their band is capped. */
const widestBand = 120;

/** Where to draw a rating and its band, from 0 to 100 in both directions. */
export function ratingLine(days: readonly Day[]) {
  const shown = days.map((day) => ({ ...day, deviation: Math.min(day.deviation, widestBand) }));
  const low = Math.floor(Math.min(...shown.map(lowOf)) / roundTo) * roundTo;
  const high = Math.ceil(Math.max(...shown.map(highOf)) / roundTo) * roundTo;
  const times = days.map(({ date }) => Date.parse(date));
  const [first = 0] = times;
  const length = (times.at(-1) ?? first) - first;
  const x = (index: number) =>
    length === 0 ? 50 : round((100 * ((times[index] ?? 0) - first)) / length);
  const y = (rating: number) =>
    round(Math.min(100, Math.max(0, (100 * (high - rating)) / (high - low))));
  const points = days.map(({ rating }, index) => `${x(index)} ${y(rating)}`);
  const upper = days.map((day, index) => `${x(index)} ${y(highOf(day))}`);
  const lower = days.map((day, index) => `${x(index)} ${y(lowOf(day))}`);
  return {
    low,
    high,
    line: `M${points.join('L')}`,
    band: `M${[...upper, ...lower.toReversed()].join('L')}Z`,
    last: `M${points.at(-1)}h0`,
  };
}

/** The last day of each month, newest first. */
export function lastOfMonths(days: readonly Day[]): Day[] {
  const months = new Map(days.map((day) => [day.date.slice(0, 7), day]));
  return [...months.values()].reverse();
}

/** The true value lies between these with 95% probability. */
function lowOf({ rating, deviation }: Omit<Day, 'date'>): number {
  return rating - 2 * deviation;
}

function highOf({ rating, deviation }: Omit<Day, 'date'>): number {
  return rating + 2 * deviation;
}

export function bandText(rated: Omit<Day, 'date'>): string {
  return `${lowOf(rated)} to ${highOf(rated)}`;
}

function round(value: number): number {
  return Math.round(100 * value) / 100;
}
