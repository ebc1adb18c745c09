import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { difficulties } from '#shared/domain/difficulty.ts';
import { sortDirections, sortFields } from '#shared/domain/question-order.ts';
import { statusNames } from '#shared/domain/question-status.ts';
import {
  changeView,
  clearFilters,
  isFiltered,
  type ListView,
  plainView,
  readView,
  readViewFor,
  sortBy,
  toListQuery,
  urlOfView,
} from './list-view.ts';

function read(query: string): ListView {
  return readView(new URLSearchParams(query));
}

function readAddress(address: string): ListView {
  return readView(new URL(address, 'https://example.org').searchParams);
}

const anyText = fc.string({ unit: 'binary', maxLength: 400 });
const mixedParams = fc.record(
  {
    search: anyText,
    category: anyText,
    difficulty: fc.oneof(fc.constantFrom(...difficulties), anyText),
    level: fc.oneof(fc.constantFrom(...difficulties), anyText),
    status: fc.oneof(fc.constantFrom(...statusNames), anyText),
    sort: fc.oneof(fc.constantFrom(...sortFields), anyText),
    direction: fc.oneof(fc.constantFrom(...sortDirections), anyText),
    page: fc.oneof(fc.integer().map(String), anyText),
    daily: fc.constantFrom('1', '0', ''),
  },
  { requiredKeys: [] },
);

describe('what an address says', () => {
  it('is the same once it is written again, whatever it was', () => {
    fc.assert(
      fc.property(mixedParams, (params) => {
        const view = readView(new URLSearchParams(params));
        const address = urlOfView(view);
        expect(readAddress(address)).toEqual(view);
        expect(urlOfView(readAddress(address))).toBe(address);
      }),
    );
  });

  it('is the plain list where it says nothing, or nothing that can be meant', () => {
    expect(read('')).toEqual(plainView);
    expect(
      read(
        'search=%20&category=&difficulty=Trivial&level=hard&status=done&sort=id&direction=up&page=x&daily=yes&other=1',
      ),
    ).toEqual(plainView);
    expect(urlOfView(plainView)).toBe('/questions');
  });

  it('is read in full', () => {
    expect(
      read(
        'search=coin+toss&category=Market+Making&difficulty=Easy&status=not_started&sort=type&direction=desc&page=3',
      ),
    ).toEqual({
      search: 'coin toss',
      category: 'Market Making',
      difficulty: 'Easy',
      level: null,
      status: 'not_started',
      sort: { field: 'type', direction: 'desc' },
      page: 3,
      isDaily: false,
    });
  });

  it.each([
    ['0', 1],
    ['-3', 1],
    ['1.5', 1],
    ['2', 2],
    ['99999999999999999999', 1_000_000_000],
  ])('page %s is page %i', (page, expected) => {
    expect(read(`page=${page}`).page).toBe(expected);
  });

  it('cuts texts that are too long, also within a character', () => {
    expect(read(`search=${'x'.repeat(10_000)}`).search).toHaveLength(300);
    const view = readView(new URLSearchParams({ search: `${'x'.repeat(299)}😀` }));
    expect(readAddress(urlOfView(view))).toEqual(view);
  });

  it('has no status for somebody who is not signed in', () => {
    const params = new URLSearchParams('status=solved&category=Risk');
    expect(readViewFor({}, params).status).toBe('solved');
    expect(readViewFor(null, params)).toMatchObject({ status: null, category: 'Risk' });
  });
});

describe('a change', () => {
  it('begins at the first page and leaves the day’s question', () => {
    const view = { ...plainView, page: 4, isDaily: true };
    expect(changeView(view, { search: 'coin' })).toEqual({ ...plainView, search: 'coin' });
  });

  it('of the level clears the dropdown, and the other way round', () => {
    const chosen = changeView(plainView, { difficulty: 'Easy' });
    const pressed = changeView(chosen, { level: 'Hard' });
    expect(pressed).toMatchObject({ difficulty: null, level: 'Hard' });
    expect(changeView(pressed, { difficulty: 'Medium' })).toMatchObject({
      difficulty: 'Medium',
      level: null,
    });
  });

  it('of something else leaves the difficulty as it is', () => {
    const view = changeView(plainView, { level: 'Hard' });
    expect(changeView(view, { category: 'Risk' }).level).toBe('Hard');
  });

  it('the level outranks the dropdown in an address that names both', () => {
    expect(read('difficulty=Easy&level=Hard')).toMatchObject({ difficulty: null, level: 'Hard' });
  });
});

describe('filters', () => {
  it.each([
    { search: 'a' },
    { category: 'Risk' },
    { difficulty: 'Easy' },
    { level: 'Easy' },
    { status: 'solved' },
    { isDaily: true },
  ] satisfies Partial<ListView>[])('%o can be cleared; the order stays', (change) => {
    const sort = { field: 'type', direction: 'desc' } as const;
    const view = { ...plainView, sort, ...change };
    expect(isFiltered(view)).toBe(true);
    expect(clearFilters(view)).toEqual({ ...plainView, sort });
    expect(isFiltered(clearFilters(view))).toBe(false);
  });
});

describe('a column header', () => {
  it('sorts upwards first and then turns the order round', () => {
    const first = sortBy('difficulty', plainView.sort);
    expect(first).toEqual({ field: 'difficulty', direction: 'asc' });
    const second = sortBy('difficulty', first);
    expect(second).toEqual({ field: 'difficulty', direction: 'desc' });
    expect(sortBy('difficulty', second)).toEqual(first);
    expect(sortBy('type', second)).toEqual({ field: 'type', direction: 'asc' });
  });
});

describe('what the API is asked for', () => {
  it('is every filter, the button’s level like the dropdown’s', () => {
    const view = { ...plainView, search: 'a', category: 'Risk', level: 'Hard', page: 2 } as const;
    expect(toListQuery({ ...view, status: 'solved' })).toEqual({
      search: 'a',
      category: 'Risk',
      difficulty: 'Hard',
      status: 'solved',
      sort: 'name',
      direction: 'asc',
      page: 2,
    });
    expect(toListQuery({ ...plainView, difficulty: 'Easy' })).toMatchObject({ difficulty: 'Easy' });
  });
});
