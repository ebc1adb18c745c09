import { describe, expect, it } from 'vitest';
import { checkResponse } from '#shared/contracts/check-response.ts';
import { ApiClient } from '../lib/api-client.ts';
import { createQueryClient } from '../lib/query-client.ts';
import { type ListQuery, listQuery } from './question-list.ts';

const everything: ListQuery = { sort: 'name', direction: 'asc', page: 1 };

/** A list of as many rows, each with more than the list shows. */
function site(total: number) {
  const asked: URL[] = [];
  const api = new ApiClient(async (request) => {
    const url = new URL(request.url, 'https://example.org');
    asked.push(url);
    const first = (Number(url.searchParams.get('page')) - 1) * 25;
    const rows = Array.from({ length: Math.max(0, Math.min(25, total - first)) }, (_, index) => ({
      id: first + index + 1,
      name: 'A',
      description: 'Long.',
      difficulty: 'Easy',
      category: 'Risk',
      type: 'T',
      imageUrl: null,
      isVisible: true,
      isPremium: false,
      status: null,
    }));
    return { status: 200, text: JSON.stringify(rows), totalCount: String(total) };
  }, checkResponse);
  return { api, asked };
}

describe('the rows of the list', () => {
  it('carry what the list shows and no more', async () => {
    const { api } = site(1);
    const shown = await createQueryClient().fetchQuery(listQuery(api, everything));
    expect(shown).toEqual({
      page: 1,
      total: 1,
      rows: [
        { id: 1, name: 'A', difficulty: 'Easy', category: 'Risk', isPremium: false, status: null },
      ],
    });
  });

  it('are those of the nearest page where there is no such page', async () => {
    const { api, asked } = site(60);
    const shown = await createQueryClient().fetchQuery(listQuery(api, { ...everything, page: 99 }));
    expect(shown).toMatchObject({ page: 3, total: 60, rows: { length: 10 } });
    expect(asked).toHaveLength(2);
  });

  it('are none on the first page of nothing', async () => {
    const { api } = site(0);
    const shown = await createQueryClient().fetchQuery(listQuery(api, { ...everything, page: 4 }));
    expect(shown).toEqual({ page: 1, total: 0, rows: [] });
  });

  it('are asked for with every filter', async () => {
    const { api, asked } = site(60);
    const filters = {
      search: 'a&b',
      category: 'Risk',
      difficulty: 'Hard',
      status: 'solved',
    } as const;
    await createQueryClient().fetchQuery(listQuery(api, { ...everything, ...filters, page: 2 }));
    expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toEqual({
      search: 'a&b',
      category: 'Risk',
      difficulty: 'Hard',
      status: 'solved',
      sort: 'name',
      direction: 'asc',
      page: '2',
      pageSize: '25',
    });
  });
});
