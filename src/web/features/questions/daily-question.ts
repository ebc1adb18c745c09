import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { Question } from '#shared/contracts/question.ts';
import type { ApiClient } from '../../lib/api-client.ts';
import { ApiError } from '../../lib/api-error.ts';
import { useApi } from '../../lib/app-context.ts';
import { useRenderedAt } from '../../lib/handover.tsx';
import { watchClock } from '../../lib/relative-time-clock.ts';
import { questionsKey } from '../../queries/questions.ts';
import {
  forgetDailyIds,
  keepDailyId,
  localDate,
  readDailyId,
  readRecentIds,
} from './daily-memory.ts';
import { facetsQuery, type ListRow, toListRow } from './list-queries.ts';

const key = [...questionsKey, 'daily'];

/** The day's question for somebody of whom nothing is known. Null: there is no question at all. */
export function dailyQuery(api: ApiClient) {
  return queryOptions({ queryKey: key, queryFn: () => fetchDaily(api, '') });
}

/** The day's question for this visitor: by the date where they are, and kept for the whole day. */
export function useDailyQuestion() {
  const api = useApi();
  const queries = useQueryClient();
  const servedOn = new Date(useRenderedAt()).toISOString().slice(0, 10);
  const date = useSyncExternalStore(watchClock, localDate, () => null);
  const { data: served } = useQuery({ ...dailyQuery(api), enabled: false });
  return useQuery({
    queryKey: [...key, date],
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
  return orNullIfNone(api.get<Question>(`/api/questions/${id}`));
}

/** The served one is drawn first for everybody: who has not seen it lately would draw it too. */
async function chooseDaily(api: ApiClient, date: string, served: Served): Promise<ListRow | null> {
  const recent = readRecentIds();
  if (served.row && served.date === date && !recent.includes(served.row.id)) return served.row;
  return fetchDaily(api, `?${new URLSearchParams({ date, exclude: recent.join(',') })}`);
}

function fetchDaily(api: ApiClient, query: string): Promise<ListRow | null> {
  return orNullIfNone(api.get<Question>(`/api/questions/daily${query}`));
}

function orNullIfNone(question: Promise<Question>): Promise<ListRow | null> {
  return question.then(toListRow).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  });
}
