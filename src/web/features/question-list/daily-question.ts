import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { ApiClient } from '../../lib/api-client.ts';
import { useApi } from '../../lib/app-context.ts';
import { useRenderedAt } from '../../lib/handover.tsx';
import { watchClock } from '../../lib/relative-time-clock.ts';
import {
  dailyQuery,
  facetsQuery,
  fetchDaily,
  fetchListRow,
  type ListRow,
} from '../../queries/question-list.ts';
import {
  forgetDailyIds,
  keepDailyId,
  localDate,
  readDailyId,
  readRecentIds,
} from './daily-memory.ts';

/** The day's question for this visitor: by the date where they are, and kept for the whole day. */
export function useDailyQuestion() {
  const api = useApi();
  const queries = useQueryClient();
  const servedOn = new Date(useRenderedAt()).toISOString().slice(0, 10);
  const date = useSyncExternalStore(watchClock, localDate, () => null);
  const { data: served } = useQuery({ ...dailyQuery(api), enabled: false });
  return useQuery({
    queryKey: [...dailyQuery(api).queryKey, date],
    queryFn: () => findOwnDaily(api, queries, date ?? servedOn, { row: served, date: servedOn }),
    enabled: date !== null,
    placeholderData: () => served,
  });
}

interface Served {
  row: ListRow | null | undefined;
  date: string;
}

/** What this browser has kept, else what it may draw. */
export async function findOwnDaily(
  api: ApiClient,
  queries: QueryClient,
  date: string,
  served: Served,
): Promise<ListRow | null> {
  const kept = await fetchKept(api, date, served);
  if (kept) return kept;
  forgetDailyIds();
  const row = await chooseDaily(api, date, served);
  if (!row) return null;
  const { total } = await queries.ensureQueryData(facetsQuery(api));
  keepDailyId(date, row.id, total);
  return row;
}

/** Null where nothing is kept, or where that question is gone. */
async function fetchKept(api: ApiClient, date: string, { row }: Served): Promise<ListRow | null> {
  const id = readDailyId(date);
  if (id === null || id === row?.id) return id === null ? null : (row ?? null);
  return fetchListRow(api, id);
}

/** The served one is drawn first for everybody: who has not seen it lately would draw it too. */
async function chooseDaily(api: ApiClient, date: string, served: Served): Promise<ListRow | null> {
  const recent = readRecentIds();
  if (served.row && served.date === date && !recent.includes(served.row.id)) return served.row;
  return fetchDaily(api, date, recent);
}
