import { keepPreviousData, type QueryClient, queryOptions, skipToken } from '@tanstack/react-query';
import type {
  AdminQuestion,
  AdminQuestionRow,
  AdminVariants,
} from '#shared/contracts/admin-question.ts';
import type { ApiClient, ListPage } from '../lib/api-client.ts';
import { keptExportsKey } from './imports.ts';
import { hintsKey, questionsKey } from './questions.ts';
import { solutionsKey } from './solutions.ts';

const adminQuestionsKey = ['admin-questions'] as const;
const pagesKey = [...adminQuestionsKey, 'page'] as const;
const justNow = 10_000;

/** Rows per request, the maximum the server allows. */
export const rowsAtOnce = 100;

/** One page of the list described by the URL. */
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

/** The number of all questions, regardless of filters. */
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

/** Includes the categories of hidden questions. */
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

/** The tags of all questions, most used first. */
export function allTagsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [...adminQuestionsKey, 'tags'],
    queryFn: () => api.call('GET /api/admin/questions/tags'),
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

/** The numbers that a question may be asked with. */
export function variantsQuery(api: ApiClient, id: number) {
  return queryOptions({
    queryKey: [...adminQuestionsKey, 'variants', id],
    queryFn: () => api.call('GET /api/admin/questions/:id/variants', { params: { id } }),
    refetchOnMount: 'always',
  });
}

/** A question with some of its numbers. */
export function variantQuery(api: ApiClient, id: number, variant: string) {
  return queryOptions({
    queryKey: [...adminQuestionsKey, 'variant', id, variant],
    queryFn: () =>
      api.call('GET /api/admin/questions/:id/variants/:variant', { params: { id, variant } }),
  });
}

export function cacheVariants(
  queries: QueryClient,
  api: ApiClient,
  id: number,
  stored: AdminVariants,
): Promise<void> {
  queries.setQueryData(variantsQuery(api, id).queryKey, stored);
  return refreshQuestions(queries);
}

export function fetchAdminQuestion(api: ApiClient, id: number): Promise<AdminQuestion> {
  return api.call('GET /api/admin/questions/:id', { params: { id } });
}

/** A question as its editors load it. */
export function adminQuestionQuery(api: ApiClient, id: number) {
  return queryOptions({
    queryKey: [...adminQuestionsKey, 'one', id],
    queryFn: () => fetchAdminQuestion(api, id),
    gcTime: 0,
  });
}

/** The question added last in this tab. */
export function lastAddedQuery() {
  return queryOptions<AdminQuestion>({
    queryKey: [...adminQuestionsKey, 'last added'],
    queryFn: skipToken,
  });
}

/** Also lets the list show where the question is. */
export function cacheAddedRow(queries: QueryClient, added: AdminQuestion): Promise<void> {
  queries.setQueryData(lastAddedQuery().queryKey, added);
  return refreshQuestions(queries);
}

/** Updates the row at once; the refetch then moves it to its place in the list. */
export function cacheSavedRow(queries: QueryClient, saved: AdminQuestion): Promise<void> {
  queries.setQueriesData<ListPage<AdminQuestionRow>>(
    { queryKey: pagesKey },
    (page) =>
      page && {
        ...page,
        rows: page.rows.map((row) => (row.id === saved.id ? { ...row, ...saved } : row)),
      },
  );
  return refreshQuestions(queries);
}

/** Also refreshes the public pages, which the administrator may have visited. */
export async function refreshQuestions(queries: QueryClient): Promise<void> {
  await Promise.all(
    [adminQuestionsKey, keptExportsKey, questionsKey, hintsKey, solutionsKey].map((queryKey) =>
      queries.invalidateQueries({ queryKey }),
    ),
  );
}
