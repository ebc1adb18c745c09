import type { Bar, Histogram } from './histogram.ts';
import { binText } from './numbers.ts';

/** Whether something happened: a trial that is only ever 0 or 1, without a unit. */
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
