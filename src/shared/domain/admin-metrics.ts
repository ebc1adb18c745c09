import { addDays, type DayRange, lastDays } from './days.ts';

/** How many days the administrators' overview can cover. */
export const metricPeriods = [7, 28, 90] as const;
export type MetricPeriod = (typeof metricPeriods)[number];

export const usualPeriod = 28 satisfies MetricPeriod;

/** The period closest to a number of days. */
export function closestPeriod(days: number): MetricPeriod {
  return metricPeriods.reduce((best, period) =>
    Math.abs(period - days) < Math.abs(best - days) ? period : best,
  );
}

/** Days that are over, so that both periods are complete, and as many before them. */
export function comparedPeriods(days: number, today: string): { now: DayRange; before: DayRange } {
  const now = lastDays(days, addDays(today, -1));
  return { now, before: lastDays(days, addDays(now.start, -1)) };
}

/** By how much a figure has changed, in percent; null: there was nothing to compare with. */
export function changePercent(now: number, before: number): number | null {
  return before === 0 ? null : Math.round((100 * (now - before)) / before);
}

/** In percent; null: a share of nothing. */
export function sharePercent(part: number, whole: number): number | null {
  return whole === 0 ? null : Math.round((100 * part) / whole);
}
