import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { ApiClient } from '../../../lib/api-client.ts';
import { useApi } from '../../../lib/app-context.ts';
import { useRenderedAt } from '../../../lib/hydration-state.tsx';
import { watchClock } from '../../../lib/relative-time-clock.ts';
import {
  dailyQuery,
  facetsQuery,
  fetchDaily,
  fetchListRow,
  type ListRow,
} from '../../../queries/question-list.ts';
import {
  clearDailyIds,
  localDate,
  readDailyId,
  readRecentIds,
  storeDailyId,
} from './daily-memory.ts';

/**
 * The visitor's daily question: chosen by their local date, and the same for the whole day. It is
 * only looked up where it is shown, to avoid rerenders elsewhere.
 */
export function useDailyQuestion(isShown = true) {
  const api = useApi();
  const queries = useQueryClient();
  const servedOn = new Date(useRenderedAt()).toISOString().slice(0, 10);
  const date = useSyncExternalStore(watchClock, isShown ? localDate : noDate, noDate);
  const { data: served } = useQuery({ ...dailyQuery(api), enabled: false });
  return useQuery({
    queryKey: [...dailyQuery(api).queryKey, date],
    queryFn: () =>
      findDailyQuestion(api, queries, date ?? servedOn, { row: served, date: servedOn }),
    enabled: date !== null,
    placeholderData: () => served,
  });
}

function noDate(): null {
  return null;
}

interface Served {
  row: ListRow | null | undefined;
  date: string;
}

/** The question stored in this browser, or else a new one. */
export async function findDailyQuestion(
  api: ApiClient,
  queries: QueryClient,
  date: string,
  served: Served,
): Promise<ListRow | null> {
  const stored = await fetchStored(api, date, served);
  if (stored) return stored;
  clearDailyIds();
  const row = await chooseDaily(api, date, served);
  if (!row) return null;
  const { total } = await queries.ensureQueryData(facetsQuery(api));
  storeDailyId(date, row.id, total);
  return row;
}

/** Null if nothing is stored, or if that question is gone. */
async function fetchStored(api: ApiClient, date: string, { row }: Served): Promise<ListRow | null> {
  const id = readDailyId(date);
  if (id === null || id === row?.id) return id === null ? null : (row ?? null);
  return fetchListRow(api, id);
}

/** The served question is the day's first choice: visitors who have not seen it lately get it. */
async function chooseDaily(api: ApiClient, date: string, served: Served): Promise<ListRow | null> {
  const recent = readRecentIds();
  if (served.row && served.date === date && !recent.includes(served.row.id)) return served.row;
  return fetchDaily(api, date, recent);
}
