import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from '../../../lib/api-client.ts';
import { runItemsQuery } from '../../../queries/drills.ts';
import type { StoredRun } from './stored-run.ts';

/** Higher than any edit count from elsewhere, so that later edits made here win. */
const laterEdit = 1_000;

/** Restores a run that this browser does not have from the server. Null if it is over. */
export async function fetchRun(
  api: ApiClient,
  queries: QueryClient,
  id: string,
): Promise<StoredRun | null> {
  const result = await api.call('GET /api/drills/runs/:id', { params: { id } });
  const { preset, title, format, seed, startsAt, endsAt, answers } = result;
  if (result.finishedAt !== null || result.isAbandoned) return null;
  queries.setQueryData(runItemsQuery(api, id).queryKey, result.items);
  return {
    run: { id, preset, title, format, seed, startsAt, endsAt },
    offset: 0,
    source: preset === null ? '' : `?preset=${preset}`,
    answers: answers.map(({ index, response, milliseconds }) => ({
      index,
      response,
      milliseconds,
      edit: laterEdit,
      isSent: true,
    })),
    current: format.order === 'free' ? 0 : Math.max(-1, ...answers.map(({ index }) => index)) + 1,
    shownAt: Date.now(),
  };
}
