import { queryOptions } from '@tanstack/react-query';
import type { Question, QuestionListQuery } from '#shared/contracts/question.ts';
import { clampPage, pageSize } from '#shared/domain/pagination.ts';
import type { ApiClient } from '../lib/api-client.ts';
import { ApiError } from '../lib/api-error.ts';
import { questionsKey } from './questions.ts';

/** Only what a row shows, to keep the page small. */
export type ListRow = Pick<
  Question,
  | 'id'
  | 'name'
  | 'subject'
  | 'difficulty'
  | 'rating'
  | 'category'
  | 'isPremium'
  | 'status'
  | 'isStarred'
>;

export interface ShownPage {
  rows: ListRow[];
  total: number;
  /** The requested page, or the nearest one that exists. */
  page: number;
}

/** The filters, order and page of the list. The page size is fixed. */
export type ListQuery = Omit<QuestionListQuery, 'pageSize'> & { page: number };

export function listQuery(api: ApiClient, query: ListQuery) {
  return queryOptions({
    queryKey: [...questionsKey, 'list', query],
    queryFn: async (): Promise<ShownPage> => {
      const requested = await fetchPage(api, query);
      const nearest = clampPage(query.page, requested.total);
      return nearest === query.page ? requested : fetchPage(api, { ...query, page: nearest });
    },
  });
}

export function facetsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [...questionsKey, 'facets'],
    queryFn: async () => {
      const { total, categories, measured } = await api.call('GET /api/questions/facets');
      return { total, categories: categories.map(({ category }) => category), measured };
    },
  });
}

/** The Question of the Day, the same for everyone. Null: there are no questions. */
export function dailyQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [...questionsKey, 'daily'],
    queryFn: () => orNullIfNone(api.call('GET /api/questions/daily')),
  });
}

/** By the visitor's local date, avoiding recently shown questions if possible. */
export function fetchDaily(api: ApiClient, date: string, exclude: number[]) {
  return orNullIfNone(api.call('GET /api/questions/daily', { query: { date, exclude } }));
}

/** Null if the question no longer exists. */
export function fetchListRow(api: ApiClient, id: number): Promise<ListRow | null> {
  return orNullIfNone(api.call('GET /api/questions/:id', { params: { id } }));
}

export function toListRow(question: Question): ListRow {
  const { id, name, subject, difficulty, rating, category, isPremium, status } = question;
  const { isStarred } = question;
  return { id, name, subject, difficulty, rating, category, isPremium, status, isStarred };
}

async function fetchPage(api: ApiClient, query: ListQuery): Promise<ShownPage> {
  const { rows, total } = await api.page('GET /api/questions', { query: { ...query, pageSize } });
  return { rows: rows.map(toListRow), total, page: query.page };
}

function orNullIfNone(question: Promise<Question>): Promise<ListRow | null> {
  return question.then(toListRow).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  });
}
