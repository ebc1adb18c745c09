import { queryOptions } from '@tanstack/react-query';
import type { Question, QuestionListQuery } from '#shared/contracts/question.ts';
import { clampPage, pageSize } from '#shared/domain/pagination.ts';
import type { ApiClient } from '../lib/api-client.ts';
import { ApiError } from '../lib/api-error.ts';
import { questionsKey } from './questions.ts';

/** What a row shows; the rest of a question would only make the page heavier. */
export type ListRow = Pick<
  Question,
  'id' | 'name' | 'difficulty' | 'category' | 'isPremium' | 'status'
>;

export interface ShownPage {
  rows: ListRow[];
  total: number;
  /** The page that was asked for, or the nearest one that there is. */
  page: number;
}

/** What the list is asked for; how many rows a page has is not up to its address. */
export type ListQuery = Omit<QuestionListQuery, 'pageSize'> & { page: number };

export function listQuery(api: ApiClient, query: ListQuery) {
  return queryOptions({
    queryKey: [...questionsKey, 'list', query],
    queryFn: async (): Promise<ShownPage> => {
      const asked = await fetchPage(api, query);
      const nearest = clampPage(query.page, asked.total);
      return nearest === query.page ? asked : fetchPage(api, { ...query, page: nearest });
    },
  });
}

export function facetsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [...questionsKey, 'facets'],
    queryFn: async () => {
      const { total, categories } = await api.call('GET /api/questions/facets');
      return { total, categories: categories.map(({ category }) => category) };
    },
  });
}

/** The day's question for somebody of whom nothing is known. Null: there is no question at all. */
export function dailyQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [...questionsKey, 'daily'],
    queryFn: () => orNullIfNone(api.call('GET /api/questions/daily')),
  });
}

/** By the date where the visitor is, and if possible none of those that they have seen lately. */
export function fetchDaily(api: ApiClient, date: string, exclude: number[]) {
  return orNullIfNone(api.call('GET /api/questions/daily', { query: { date, exclude } }));
}

/** Null where that question is gone. */
export function fetchListRow(api: ApiClient, id: number): Promise<ListRow | null> {
  return orNullIfNone(api.call('GET /api/questions/:id', { params: { id } }));
}

export function toListRow(question: Question): ListRow {
  const { id, name, difficulty, category, isPremium, status } = question;
  return { id, name, difficulty, category, isPremium, status };
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
