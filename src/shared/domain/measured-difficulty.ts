import { type Difficulty, difficulties } from './difficulty.ts';
import { wholeNumber } from './whole-number.ts';

/** Where questions of each label start, until answers move them. */
export const startRatings: Record<Difficulty, number> = { Easy: 1200, Medium: 1500, Hard: 1800 };

/** A rating is shown once its deviation is below this. */
export const measuredBelow = 110;
/** The share of right first tries is shown from this many on. */
export const leastFirstTries = 20;

/** The ranges that a list can be limited to. Lists show them as words. */
export const measuredBands = [
  'any-measured',
  'below-1200',
  '1200-to-1400',
  '1400-to-1600',
  '1600-to-1800',
  'from-1800',
] as const;

export type MeasuredBand = (typeof measuredBands)[number];

/** From `from` up to, but not including, `below`. */
export const bandLimits: Record<MeasuredBand, { from?: number; below?: number }> = {
  'any-measured': {},
  'below-1200': { below: 1200 },
  '1200-to-1400': { from: 1200, below: 1400 },
  '1400-to-1600': { from: 1400, below: 1600 },
  '1600-to-1800': { from: 1600, below: 1800 },
  'from-1800': { from: 1800 },
};

const starts = difficulties.map((label) => `${label}: ${startRatings[label]}`).join(', ');

/** What the number means, in words. */
export const measuredMeaning = `Measured from first tries: the higher, the harder. Questions start at the rating for their label (${starts}).`;

/** “Solved on first try by 34% of 58”. */
export function firstTryText({ results, right }: { results: number; right: number }): string {
  const share = Math.round((100 * right) / results);
  return `Solved on first try by ${share}% of ${wholeNumber(results)}`;
}
