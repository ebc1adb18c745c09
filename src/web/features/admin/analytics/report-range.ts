import { useSearchParams } from 'react-router';
import { usualDays } from '#shared/domain/analytics.ts';
import { type DayRange, dayOf, lastDays } from '#shared/domain/days.ts';

export const presets = [7, 30, 90] as const;

/** Which days the address names: so many up to today, or from one to another. */
export function useReportRange() {
  const [params] = useSearchParams();
  const start = params.get('start');
  const end = params.get('end');
  const isCustom = start !== null && end !== null;
  const asked = Number(params.get('days') ?? usualDays);
  const days = presets.find((preset) => preset === asked) ?? usualDays;
  const range: DayRange = isCustom ? { start, end } : lastDays(days, dayOf(new Date()));

  return {
    range,
    /** Null: days of the reader's own choice. */
    preset: isCustom ? null : days,
    urlOfPreset: (count: number) => urlWith(count === usualDays ? {} : { days: String(count) }),
    urlOfRange: (chosen: DayRange) => urlWith({ ...chosen }),
  };
}

function urlWith(fields: Record<string, string>): { search: string } {
  return { search: `?${new URLSearchParams({ tab: 'analytics', ...fields })}` };
}
