import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import type {
  AdminQuestion,
  AdminQuestionRow,
  KeptExport,
  QuestionHistory,
} from '#shared/contracts/admin-question.ts';
import { apiQueryOf, type ListingView } from '../../components/listing/listing-view.ts';
import type { ApiClient, ListPage } from '../../lib/api-client.ts';

const listPath = '/api/admin/questions';
const exportsPath = '/api/admin/kept-exports';
const justNow = 10_000;

/** How many rows are fetched at once; the most that the server gives. */
export const rowsAtOnce = 100;

export function pageQuery(api: ApiClient, view: ListingView, page: number) {
  const query = `${apiQueryOf({ ...view, page })}&pageSize=${rowsAtOnce}`;
  return queryOptions({
    queryKey: [listPath, 'page', query],
    queryFn: () => api.getPage<AdminQuestionRow>(`${listPath}?${query}`),
    staleTime: justNow,
    refetchOnMount: 'always',
    placeholderData: keepPreviousData,
  });
}

/** How many questions there are, whatever the list shows. */
export function countQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [listPath, 'count'],
    queryFn: async () => (await api.getPage(`${listPath}?page=1&pageSize=1`)).total,
    refetchOnMount: 'always',
  });
}

export function fetchQuestion(api: ApiClient, id: number): Promise<AdminQuestion> {
  return api.get<AdminQuestion>(`${listPath}/${id}`);
}

export function historyQuery(api: ApiClient, id: number) {
  return queryOptions({
    queryKey: [listPath, 'history', id],
    queryFn: () => api.get<QuestionHistory>(`${listPath}/${id}/history`),
    gcTime: 0,
  });
}

export function keptExportsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [exportsPath],
    queryFn: () => api.getPage<KeptExport>(`${exportsPath}?page=1`),
    refetchOnMount: 'always',
  });
}

export function keptExportAddress(id: number): string {
  return `${exportsPath}/${id}`;
}

/** What was saved shows at once; that it may belong elsewhere in the list, a moment later. */
export function noteSavedQuestion(queries: QueryClient, saved: AdminQuestion): Promise<void> {
  queries.setQueriesData<ListPage<AdminQuestionRow>>(
    { queryKey: [listPath, 'page'] },
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
    [listPath, exportsPath, '/api/questions', '/api/solutions'].map((path) =>
      queries.invalidateQueries({ queryKey: [path] }),
    ),
  );
}
