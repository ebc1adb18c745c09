import type { RatingHistory } from '#shared/contracts/practice-record.ts';

type Point = RatingHistory[number];
type Rated = Pick<Point, 'rating' | 'deviation'>;

const roundTo = 100;
/** The first answers are so uncertain that the rest would look flat, so their band is capped. */
const widestBand = 120;
/** With so few, there is no rest. */
const fewPoints = 5;

/** Where to draw a rating and its band after each answer, from 0 to 100 in both directions. */
export function ratingLine(points: readonly Point[]) {
  const widest = points.length > fewPoints ? widestBand : Number.POSITIVE_INFINITY;
  const shown = points.map((point) => ({
    ...point,
    deviation: Math.min(point.deviation, widest),
  }));
  const low = Math.floor(Math.min(...shown.map(lowOf)) / roundTo) * roundTo;
  const high = Math.ceil(Math.max(...shown.map(highOf)) / roundTo) * roundTo;
  const x = (index: number) =>
    points.length === 1 ? 50 : round((100 * index) / (points.length - 1));
  const y = (rating: number) =>
    round(Math.min(100, Math.max(0, (100 * (high - rating)) / (high - low))));
  const line = points.map(({ rating }, index) => `${x(index)} ${y(rating)}`);
  const upper = points.map((point, index) => `${x(index)} ${y(highOf(point))}`);
  const lower = points.map((point, index) => `${x(index)} ${y(lowOf(point))}`);
  return {
    low,
    high,
    line: `M${line.join('L')}`,
    band: `M${[...upper, ...lower.toReversed()].join('L')}Z`,
    dots: line.map((dot) => `M${dot}h0`).join(''),
    last: `M${line.at(-1)}h0`,
  };
}

/** The last answer of each month, newest first. */
export function lastOfMonths(points: readonly Point[]): Point[] {
  const months = new Map(points.map((point) => [point.at.slice(0, 7), point]));
  return [...months.values()].reverse();
}

/** The true value lies between these with 95% probability. */
export function lowOf({ rating, deviation }: Rated): number {
  return rating - 2 * deviation;
}

export function highOf({ rating, deviation }: Rated): number {
  return rating + 2 * deviation;
}

export function bandText(rated: Rated): string {
  return `${lowOf(rated)} to ${highOf(rated)}`;
}

function round(value: number): number {
  return Math.round(100 * value) / 100;
}
