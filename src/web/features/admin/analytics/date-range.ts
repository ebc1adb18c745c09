import { useSearchParams } from 'react-router';
import { usualDays } from '#shared/domain/analytics.ts';
import { type DayRange, dayOf, lastDays } from '#shared/domain/days.ts';

export const presets = [7, 30, 90] as const;

/** The days in the URL: a number of days up to today, or a custom range. */
export function useDateRange() {
  const [params] = useSearchParams();
  const start = params.get('start');
  const end = params.get('end');
  const isCustom = start !== null && end !== null;
  const requested = Number(params.get('days') ?? usualDays);
  const days = presets.find((preset) => preset === requested) ?? usualDays;
  const range: DayRange = isCustom ? { start, end } : lastDays(days, dayOf(new Date()));

  return {
    range,
    /** Null: a custom range. */
    preset: isCustom ? null : days,
    urlOfPreset: (count: number) => urlWith(count === usualDays ? {} : { days: String(count) }),
    urlOfRange: (chosen: DayRange) => urlWith({ ...chosen }),
  };
}

function urlWith(fields: Record<string, string>): { search: string } {
  return { search: `?${new URLSearchParams({ tab: 'analytics', ...fields })}` };
}
