import type { QueryClient } from '@tanstack/react-query';
import type { Star } from '#shared/contracts/stars-and-notes.ts';
import type { ApiClient } from '../lib/api-client.ts';
import { progressKey } from './progress.ts';
import type { ListRow, ShownPage } from './question-list.ts';
import { changeShown, questionsKey } from './questions.ts';

/** Separate from `stars.ts`, which pages load: this loads with the first change. */
export async function saveStar(
  api: ApiClient,
  queries: QueryClient,
  { questionId, isStarred }: Star,
): Promise<void> {
  const call = isStarred ? 'POST /api/questions/:id/star' : 'DELETE /api/questions/:id/star';
  cacheStar(queries, await api.call(call, { params: { id: questionId } }));
}

/** Shows a stored star. Lists are refetched the next time they mount, and keep their rows until then. */
function cacheStar(queries: QueryClient, { questionId, isStarred }: Star): void {
  const update = <Row extends ListRow>(row: Row): Row =>
    row.id === questionId ? { ...row, isStarred } : row;
  queries.setQueriesData<ShownPage>(
    { queryKey: [...questionsKey, 'list'] },
    (page) => page && { ...page, rows: page.rows.map(update) },
  );
  queries.setQueriesData<ListRow | null>(
    { queryKey: [...questionsKey, 'daily'] },
    (row) => row && update(row),
  );
  void queries.invalidateQueries({ queryKey: questionsKey, refetchType: 'none' });
  void queries.invalidateQueries({ queryKey: progressKey, refetchType: 'none' });
  changeShown(queries, questionId, { isStarred });
}
