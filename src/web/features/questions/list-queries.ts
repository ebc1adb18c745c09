import { queryOptions } from '@tanstack/react-query';
import type { Facets, Question } from '#shared/contracts/question.ts';
import { clampPage, pageSize } from '#shared/domain/pagination.ts';
import type { ApiClient } from '../../lib/api-client.ts';
import { questionsKey } from '../../queries/questions.ts';
import type { ListView } from './list-view.ts';

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

export function listQuery(api: ApiClient, view: ListView) {
  const path = listPath(view);
  return queryOptions({
    queryKey: [...questionsKey, 'list', path, view.page],
    queryFn: async (): Promise<ShownPage> => {
      const asked = await fetchPage(api, path, view.page);
      const nearest = clampPage(view.page, asked.total);
      return nearest === view.page ? asked : fetchPage(api, path, nearest);
    },
  });
}

export function facetsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [...questionsKey, 'facets'],
    queryFn: async () => {
      const { total, categories } = await api.get<Facets>('/api/questions/facets');
      return { total, categories: categories.map(({ category }) => category) };
    },
  });
}

export function toListRow(question: Question): ListRow {
  const { id, name, difficulty, category, isPremium, status } = question;
  return { id, name, difficulty, category, isPremium, status };
}

async function fetchPage(api: ApiClient, path: string, page: number): Promise<ShownPage> {
  const { rows, total } = await api.getPage<Question>(`${path}&page=${page}`);
  return { rows: rows.map(toListRow), total, page };
}

function listPath({ search, category, difficulty, level, status, sort }: ListView): string {
  const wanted = { search, category, difficulty: level ?? difficulty, status };
  const params = new URLSearchParams({ sort: sort.field, direction: sort.direction });
  for (const [name, value] of Object.entries(wanted)) {
    if (value) params.set(name, value);
  }
  params.set('pageSize', String(pageSize));
  return `/api/questions?${params}`;
}
