import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { difficulties } from '#shared/domain/difficulty.ts';
import {
  compareFolded,
  compareQuestions,
  type QuestionSort,
  type Sortable,
  sortDirections,
  sortFields,
} from '#shared/domain/question-order.ts';
import { nameOfStatus, statusNames } from '#shared/domain/question-status.ts';
import {
  type CatalogueFilter,
  type OwnStatuses,
  QuestionCatalogue,
  type Stretch,
} from './question-catalogue.ts';

const everything: Stretch = { offset: 0, limit: Infinity };
const byName: QuestionSort = { field: 'name', direction: 'asc' };
const nobody: OwnStatuses = new Map();

/** As the repository hands them over. */
function toCatalogue(rows: readonly Omit<Sortable, 'status'>[]): QuestionCatalogue {
  const named = rows.toSorted((a, b) => compareFolded(a.name, b.name) || a.id - b.id);
  const spelled = Map.groupBy(rows, ({ category }) => category);
  return new QuestionCatalogue({
    ids: named.map(({ id }) => id),
    names: named.map(({ name }) => name),
    difficultyRanks: named.map(({ difficulty }) => difficulties.indexOf(difficulty) + 1),
    categories: [...spelled].map(([category, own]) => ({
      category,
      ids: own.map(({ id }) => id).sort((a, b) => a - b),
    })),
  });
}

function question(id: number, overrides: Partial<Sortable> = {}): Sortable {
  return {
    id,
    name: `Question ${id}`,
    difficulty: 'Medium',
    category: 'Math',
    status: null,
    ...overrides,
  };
}

const character = fc.constantFrom('a', 'A', 'b', 'É', 'é', 'Σ', 'ς', 'σ', 'İ', '%', '_', '😀', ' ');
const name = fc.string({ unit: character, minLength: 1, maxLength: 6 });
const category = fc.constantFrom(
  'Math',
  'math',
  'MATH',
  'Finance',
  'options',
  'Options',
  '__proto__',
);
const rows: fc.Arbitrary<Sortable[]> = fc.uniqueArray(
  fc.record({
    id: fc.integer({ min: 1, max: 2_147_483_647 }),
    name,
    difficulty: fc.constantFrom(...difficulties),
    category,
    status: fc.constantFrom(null, 'attempted', 'solved'),
  }),
  { selector: ({ id }) => id, maxLength: 40 },
);
const sort: fc.Arbitrary<QuestionSort> = fc.record({
  field: fc.constantFrom(...sortFields),
  direction: fc.constantFrom(...sortDirections),
});
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });
const filter: fc.Arbitrary<CatalogueFilter> = fc.record({
  search: maybe(fc.string({ unit: character, maxLength: 2 })),
  category: maybe(category),
  difficulty: maybe(fc.constantFrom(...difficulties)),
  status: maybe(fc.constantFrom(...statusNames)),
});

const statusesOf = (all: readonly Sortable[]): OwnStatuses =>
  new Map(all.filter(({ status }) => status).map(({ id, status }) => [id, status]));

const foldSigma = (text: string) => text.toLowerCase().replaceAll('ς', 'σ');

/** The plain way. */
function select(all: readonly Sortable[], wanted: CatalogueFilter, order: QuestionSort) {
  return all
    .filter(
      (row) =>
        foldSigma(row.name).includes(foldSigma(wanted.search ?? '')) &&
        (!wanted.category || compareFolded(wanted.category, row.category) === 0) &&
        (!wanted.difficulty || wanted.difficulty === row.difficulty) &&
        (!wanted.status || wanted.status === nameOfStatus(row.status)),
    )
    .sort(compareQuestions(order))
    .map(({ id }) => id);
}

describe('the catalogue', () => {
  it('lists what filtering and sorting the plain way lists, also when asked again', () => {
    fc.assert(
      fc.property(rows, fc.array(fc.tuple(filter, sort)), (all, requests) => {
        const catalogue = toCatalogue(all);
        for (const [wanted, order] of [...requests, ...requests]) {
          const expected = select(all, wanted, order);
          const listed = catalogue.list(wanted, order, statusesOf(all), everything);
          expect(listed).toEqual({ total: expected.length, ids: expected });
        }
      }),
      { numRuns: 300 },
    );
  });

  it('lists a stretch of it with the total of all', () => {
    fc.assert(
      fc.property(rows, sort, fc.nat(50), fc.nat(50), (all, order, offset, limit) => {
        const statuses = statusesOf(all);
        const listed = toCatalogue(all).list({}, order, statuses, { offset, limit });
        const expected = select(all, {}, order).slice(offset, offset + limit);
        expect(listed).toEqual({ total: all.length, ids: expected });
      }),
    );
  });

  it('knows what stands before and after each question', () => {
    fc.assert(
      fc.property(rows, sort, (all, order) => {
        const catalogue = toCatalogue(all);
        const statuses = statusesOf(all);
        const ids = select(all, {}, order);
        for (const [index, id] of ids.entries()) {
          const neighbors = catalogue.neighbors(id, order, statuses);
          expect(neighbors?.previous?.id).toBe(ids[index - 1]);
          expect(neighbors?.next?.id).toBe(ids[index + 1]);
        }
      }),
    );
  });

  it('calls neighbours by their names', () => {
    const catalogue = toCatalogue([question(1, { name: 'b' }), question(2, { name: 'A' })]);
    expect(catalogue.neighbors(2, byName, nobody)).toEqual({
      previous: null,
      next: { id: 1, name: 'b' },
    });
    expect(catalogue.neighbors(3, byName, nobody)).toBeNull();
  });

  it('counts by category without case, spelled as in the oldest question, and by difficulty', () => {
    const catalogue = toCatalogue([
      question(4, { category: 'math', name: 'a', difficulty: 'Hard' }),
      question(3, { category: 'MATH', name: 'b' }),
      question(9, { category: 'Finance' }),
    ]);
    expect(catalogue.facets).toEqual({
      total: 3,
      categories: [
        { category: 'Finance', count: 1 },
        { category: 'MATH', count: 2 },
      ],
      difficulties: [
        { difficulty: 'Easy', count: 0 },
        { difficulty: 'Medium', count: 2 },
        { difficulty: 'Hard', count: 1 },
      ],
    });
  });

  it('goes through all questions by name, and through their ids by number', () => {
    const catalogue = toCatalogue([
      question(7, { name: 'a', category: 'math' }),
      question(5, { name: 'B', difficulty: 'Easy' }),
    ]);
    expect([...catalogue.entries()]).toEqual([
      { id: 7, name: 'a', category: 'Math', difficulty: 'Medium' },
      { id: 5, name: 'B', category: 'Math', difficulty: 'Easy' },
    ]);
    expect([...catalogue.ids]).toEqual([5, 7]);
  });

  it('is empty where there is no question', () => {
    const catalogue = toCatalogue([]);
    expect(catalogue.list({ search: 'a' }, byName, nobody, everything)).toEqual({
      total: 0,
      ids: [],
    });
    expect(catalogue.facets).toMatchObject({ total: 0, categories: [] });
    expect(catalogue.neighbors(1, byName, nobody)).toBeNull();
  });

  it('finds nothing across two names', () => {
    const catalogue = toCatalogue([question(1, { name: 'ab' }), question(2, { name: 'cd' })]);
    for (const search of ['bc', 'b\0c', '\0', 'ab\0']) {
      expect(catalogue.list({ search }, byName, nobody, everything).total).toBe(0);
    }
  });

  it('does not forget a filter that differs from an earlier one in a quote only', () => {
    const catalogue = toCatalogue([question(1, { name: 'a","b' }), question(2, { name: 'a' })]);
    const total = (wanted: CatalogueFilter) =>
      catalogue.list(wanted, byName, nobody, everything).total;
    expect(total({ search: 'a' })).toBe(2);
    expect(total({ search: 'a","b' })).toBe(1);
    expect(total({ search: 'a', category: 'b' })).toBe(0);
  });
});
