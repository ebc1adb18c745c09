import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApi } from '../../../lib/app-context.ts';
import { useTimeZone } from '../../../lib/use-time-zone.ts';
import { practiceKey } from '../../../queries/practice.ts';

/**
 * Days begin at the learner's midnight. Stores the browser's time zone if the server knows a
 * different one (undefined: not loaded yet). Fails silently: the days are then a little off.
 */
export function useStoreTimeZone(known: string | null | undefined): void {
  const api = useApi();
  const queries = useQueryClient();
  const timeZone = useTimeZone();
  const { mutate } = useMutation({
    mutationFn: (zone: string) =>
      api.call('PATCH /api/practice/settings', { body: { timeZone: zone } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: practiceKey }),
  });
  const isKnown = known === undefined || known === timeZone;
  useEffect(() => {
    if (timeZone !== null && !isKnown) mutate(timeZone);
  }, [timeZone, isKnown, mutate]);
}
