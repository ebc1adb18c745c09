import type { Bar, Histogram } from './histogram.ts';
import { binText } from './numbers.ts';

/** Yes and No if trials without a unit are only ever 0 or 1: whether something happened. */
export function outcomeNamer(
  histogram: Histogram | null,
  unit: string | null,
): (bar: Bar) => string {
  const isYesNo =
    histogram !== null &&
    (unit === null || unit === '%') &&
    histogram.others === 0 &&
    histogram.bars.every(({ from, to }) => from === to && (from === 0 || from === 1));
  return isYesNo ? ({ from }) => (from === 1 ? 'Yes' : 'No') : binText;
}
