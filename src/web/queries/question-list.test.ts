import { describe, expect, it } from 'vitest';
import { checkResponse } from '#shared/contracts/check-response.ts';
import { ApiClient } from '../lib/api-client.ts';
import { createQueryClient } from '../lib/query-client.ts';
import { type ListQuery, listQuery } from './question-list.ts';

const everything: ListQuery = { sort: 'name', direction: 'asc', page: 1 };

/** A list of `total` rows, each with more fields than the list shows. */
function site(total: number) {
  const requested: URL[] = [];
  const api = new ApiClient(async (request) => {
    const url = new URL(request.url, 'https://example.org');
    requested.push(url);
    const first = (Number(url.searchParams.get('page')) - 1) * 25;
    const rows = Array.from({ length: Math.max(0, Math.min(25, total - first)) }, (_, index) => ({
      id: first + index + 1,
      name: 'A',
      subject: 'What is A?',
      description: 'Long.',
      difficulty: 'Easy',
      category: 'Risk',
      type: 'T',
      imageUrl: null,
      isVisible: true,
      isPremium: false,
      rating: null,
      status: null,
      isStarred: false,
    }));
    return { status: 200, text: JSON.stringify(rows), totalCount: String(total) };
  }, checkResponse);
  return { api, requested };
}

describe('the rows of the list', () => {
  it('have the fields that the list shows and no more', async () => {
    const { api } = site(1);
    const shown = await createQueryClient().fetchQuery(listQuery(api, everything));
    expect(shown).toEqual({
      page: 1,
      total: 1,
      rows: [
        {
          id: 1,
          name: 'A',
          subject: 'What is A?',
          difficulty: 'Easy',
          category: 'Risk',
          isPremium: false,
          rating: null,
          status: null,
          isStarred: false,
        },
      ],
    });
  });

  it('are those of the nearest page if the requested one does not exist', async () => {
    const { api, requested } = site(60);
    const shown = await createQueryClient().fetchQuery(listQuery(api, { ...everything, page: 99 }));
    expect(shown).toMatchObject({ page: 3, total: 60, rows: { length: 10 } });
    expect(requested).toHaveLength(2);
  });

  it('are empty on the first page of an empty list', async () => {
    const { api } = site(0);
    const shown = await createQueryClient().fetchQuery(listQuery(api, { ...everything, page: 4 }));
    expect(shown).toEqual({ page: 1, total: 0, rows: [] });
  });

  it('are requested with every filter', async () => {
    const { api, requested } = site(60);
    const filters = {
      search: 'a&b',
      category: 'Risk',
      difficulty: 'Hard',
      status: 'solved',
      topic: 'bayes',
      collection: 'starter-30',
    } as const;
    await createQueryClient().fetchQuery(listQuery(api, { ...everything, ...filters, page: 2 }));
    expect(Object.fromEntries(requested[0]?.searchParams ?? [])).toEqual({
      search: 'a&b',
      category: 'Risk',
      difficulty: 'Hard',
      status: 'solved',
      topic: 'bayes',
      collection: 'starter-30',
      sort: 'name',
      direction: 'asc',
      page: '2',
      pageSize: '25',
    });
  });
});
