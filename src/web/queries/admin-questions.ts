import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { AdminQuestion, AdminQuestionRow } from '#shared/contracts/admin-question.ts';
import type { ApiClient, ListPage } from '../lib/api-client.ts';
import { keptExportsKey } from './imports.ts';
import { questionsKey } from './questions.ts';
import { solutionsKey } from './solutions.ts';

const adminQuestionsKey = ['admin-questions'] as const;
const pagesKey = [...adminQuestionsKey, 'page'] as const;
const justNow = 10_000;

/** How many rows are fetched at once; the most that the server gives. */
export const rowsAtOnce = 100;

/** One page of what the list's address asks for. */
export function adminQuestionsQuery(api: ApiClient, search: URLSearchParams) {
  const query = new URLSearchParams(search);
  query.set('pageSize', String(rowsAtOnce));
  return queryOptions({
    queryKey: [...pagesKey, query.toString()],
    queryFn: () => api.page('GET /api/admin/questions', { query }),
    staleTime: justNow,
    refetchOnMount: 'always',
    placeholderData: keepPreviousData,
  });
}

/** How many questions there are, whatever the list shows. */
export function questionCountQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [...adminQuestionsKey, 'count'],
    queryFn: async () => {
      const query = { page: 1, pageSize: 1 };
      return (await api.page('GET /api/admin/questions', { query })).total;
    },
    refetchOnMount: 'always',
  });
}

/** Of hidden questions too. */
export function allCategoriesQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [...adminQuestionsKey, 'categories'],
    queryFn: async () => {
      const counts = await api.call('GET /api/admin/questions/categories');
      return counts.map(({ category }) => category);
    },
    refetchOnMount: 'always',
  });
}

export function historyQuery(api: ApiClient, id: number) {
  return queryOptions({
    queryKey: [...adminQuestionsKey, 'history', id],
    queryFn: () => api.call('GET /api/admin/questions/:id/history', { params: { id } }),
    gcTime: 0,
  });
}

export function fetchAdminQuestion(api: ApiClient, id: number): Promise<AdminQuestion> {
  return api.call('GET /api/admin/questions/:id', { params: { id } });
}

/** What was saved shows at once; that it may belong elsewhere in the list, a moment later. */
export function noteSavedRow(queries: QueryClient, saved: AdminQuestion): Promise<void> {
  queries.setQueriesData<ListPage<AdminQuestionRow>>(
    { queryKey: pagesKey },
    (page) =>
      page && {
        ...page,
        rows: page.rows.map((row) => (row.id === saved.id ? { ...row, ...saved } : row)),
      },
  );
  return noteChangedQuestions(queries);
}

/** Also on the pages of visitors, which the administrator may have seen before. */
export async function noteChangedQuestions(queries: QueryClient): Promise<void> {
  await Promise.all(
    [adminQuestionsKey, keptExportsKey, questionsKey, solutionsKey].map((queryKey) =>
      queries.invalidateQueries({ queryKey }),
    ),
  );
}
