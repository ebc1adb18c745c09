import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { difficulties } from '#shared/domain/difficulty.ts';
import { measuredBands } from '#shared/domain/measured-difficulty.ts';
import { sortDirections, sortFields } from '#shared/domain/question-order.ts';
import { statusNames } from '#shared/domain/question-status.ts';
import {
  changeView,
  clearFilters,
  defaultView,
  isFiltered,
  type ListView,
  questionUrl,
  readView,
  readViewFor,
  sortBy,
  toListQuery,
  urlOfView,
} from './list-view.ts';

function read(query: string): ListView {
  return readView(new URLSearchParams(query));
}

function readUrl(url: string): ListView {
  return readView(new URL(url, 'https://example.org').searchParams);
}

const anyText = fc.string({ unit: 'binary', maxLength: 400 });
const mixedParams = fc.record(
  {
    search: anyText,
    category: anyText,
    difficulty: fc.oneof(fc.constantFrom(...difficulties), anyText),
    level: fc.oneof(fc.constantFrom(...difficulties), anyText),
    status: fc.oneof(fc.constantFrom(...statusNames), anyText),
    measured: fc.oneof(fc.constantFrom(...measuredBands), anyText),
    sort: fc.oneof(fc.constantFrom(...sortFields), anyText),
    direction: fc.oneof(fc.constantFrom(...sortDirections), anyText),
    page: fc.oneof(fc.integer().map(String), anyText),
    daily: fc.constantFrom('1', '0', ''),
    starred: fc.constantFrom('1', '0', ''),
    noted: fc.constantFrom('1', '0', ''),
    answered: fc.constantFrom('1', '0', ''),
    mistakes: fc.constantFrom('1', '0', ''),
  },
  { requiredKeys: [] },
);

describe('reading a URL', () => {
  it('gives the same view after a round trip, whatever the URL', () => {
    fc.assert(
      fc.property(mixedParams, (params) => {
        const view = readView(new URLSearchParams(params));
        const url = urlOfView(view);
        expect(readUrl(url)).toEqual(view);
        expect(urlOfView(readUrl(url))).toBe(url);
      }),
    );
  });

  it('gives the default view for missing and invalid parameters', () => {
    expect(read('')).toEqual(defaultView);
    expect(
      read(
        'search=%20&category=&difficulty=Trivial&level=hard&status=done&starred=0&noted=yes&answered=&measured=1300&sort=id&direction=up&page=x&daily=yes&other=1',
      ),
    ).toEqual(defaultView);
    expect(urlOfView(defaultView)).toBe('/questions');
  });

  it('reads every parameter', () => {
    expect(
      read(
        'search=coin+toss&category=Market+Making&difficulty=Easy&status=not_started&measured=1400-to-1600&topic=random-walks&collection=starter-30&list=7&starred=1&noted=1&answered=1&mistakes=1&sort=type&direction=desc&page=3',
      ),
    ).toEqual({
      search: 'coin toss',
      category: 'Market Making',
      difficulty: 'Easy',
      level: null,
      status: 'not_started',
      measured: '1400-to-1600',
      topic: 'random-walks',
      collection: 'starter-30',
      list: 7,
      starred: true,
      noted: true,
      answered: true,
      mistakes: true,
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

  it('truncates long texts, even within a surrogate pair', () => {
    expect(read(`search=${'x'.repeat(10_000)}`).search).toHaveLength(300);
    const view = readView(new URLSearchParams({ search: `${'x'.repeat(299)}😀` }));
    expect(readUrl(urlOfView(view))).toEqual(view);
  });

  it('has no status for visitors', () => {
    const params = new URLSearchParams('status=solved&category=Risk');
    expect(readViewFor({}, params).status).toBe('solved');
    expect(readViewFor(null, params)).toMatchObject({ status: null, category: 'Risk' });
  });
});

describe('a change', () => {
  it('starts at page 1 and leaves the Question of the Day', () => {
    const view = { ...defaultView, page: 4, isDaily: true };
    expect(changeView(view, { search: 'coin' })).toEqual({ ...defaultView, search: 'coin' });
  });

  it('of the level clears the dropdown, and vice versa', () => {
    const chosen = changeView(defaultView, { difficulty: 'Easy' });
    const pressed = changeView(chosen, { level: 'Hard' });
    expect(pressed).toMatchObject({ difficulty: null, level: 'Hard' });
    expect(changeView(pressed, { difficulty: 'Medium' })).toMatchObject({
      difficulty: 'Medium',
      level: null,
    });
  });

  it('of anything else keeps the difficulty', () => {
    const view = changeView(defaultView, { level: 'Hard' });
    expect(changeView(view, { category: 'Risk' }).level).toBe('Hard');
  });

  it('prefers the level in a URL that has both', () => {
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
  ] satisfies Partial<ListView>[])('%o can be cleared; the sort order stays', (change) => {
    const sort = { field: 'type', direction: 'desc' } as const;
    const view = { ...defaultView, sort, ...change };
    expect(isFiltered(view)).toBe(true);
    expect(clearFilters(view)).toEqual({ ...defaultView, sort });
    expect(isFiltered(clearFilters(view))).toBe(false);
  });
});

describe('a column header', () => {
  it('sorts ascending first, then reverses the order', () => {
    const first = sortBy('difficulty', defaultView.sort);
    expect(first).toEqual({ field: 'difficulty', direction: 'asc' });
    const second = sortBy('difficulty', first);
    expect(second).toEqual({ field: 'difficulty', direction: 'desc' });
    expect(sortBy('difficulty', second)).toEqual(first);
    expect(sortBy('type', second)).toEqual({ field: 'type', direction: 'asc' });
  });
});

describe('the API query', () => {
  it('has every filter, with the level as its difficulty', () => {
    const view = { ...defaultView, search: 'a', category: 'Risk', level: 'Hard', page: 2 } as const;
    expect(toListQuery({ ...view, status: 'solved' })).toEqual({
      search: 'a',
      category: 'Risk',
      difficulty: 'Hard',
      status: 'solved',
      sort: 'name',
      direction: 'asc',
      page: 2,
    });
    expect(toListQuery({ ...defaultView, difficulty: 'Easy' })).toMatchObject({
      difficulty: 'Easy',
    });
  });
});

describe('the URL of a question in the list', () => {
  it.each([
    ['', '/question/7'],
    ['page=3', '/question/7'],
    ['category=Risk&level=Hard&sort=type&page=3', '/question/7?category=Risk&level=Hard&sort=type'],
    ['daily=1&category=Risk', '/question/7'],
  ])('in %s is %s', (query, url) => {
    expect(questionUrl(read(query), 7)).toBe(url);
  });
});
