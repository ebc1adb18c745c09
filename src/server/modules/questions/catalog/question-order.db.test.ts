import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Question, QuestionListQuery } from '#shared/contracts/question.ts';
import { difficulties } from '#shared/domain/difficulty.ts';
import {
  bandLimits,
  type MeasuredBand,
  measuredBands,
  startRatings,
} from '#shared/domain/measured-difficulty.ts';
import { sortDirections, sortFields } from '#shared/domain/question-order.ts';
import {
  nameOfStatus,
  type QuestionStatus,
  statusNames,
  statusOfName,
} from '#shared/domain/question-status.ts';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { Visitor } from '#test/support/http.ts';
import { insertQuestions, setMeasure, setStatus } from '#test/support/questions.ts';

type Row = Pick<Question, 'id' | 'name' | 'category' | 'difficulty' | 'rating' | 'status'>;

/** Letters with unusual case mappings, pattern characters, and high code points. */
const character = fc.constantFrom(...'aAbBéÉßİΣσς%_\\" ', '\uffee', '😀', '\u{10400}', '\u{10428}');
const category = fc.constantFrom('Math', 'math', 'MATH', 'Finance', 'options', 'Options', 'Élan');
const question = fc.record({
  name: fc.string({ unit: character, minLength: 1, maxLength: 4 }),
  category,
  difficulty: fc.constantFrom(...difficulties),
});
/** Measured if the deviation is below 110. */
const measure = fc.record({
  rating: fc.integer({ min: 1100, max: 1900 }),
  deviation: fc.constantFrom(80, 109, 110, 200),
});
const status: fc.Arbitrary<QuestionStatus> = fc.constantFrom(null, 'attempted', 'solved');
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });
const order = fc.record({
  sort: maybe(fc.constantFrom(...sortFields)),
  direction: maybe(fc.constantFrom(...sortDirections)),
});
const filter = fc.record({
  search: maybe(fc.string({ unit: character, maxLength: 2 })),
  category: maybe(category),
  difficulty: maybe(fc.constantFrom(...difficulties)),
  status: maybe(fc.constantFrom(...statusNames)),
  measured: maybe(fc.constantFrom(...measuredBands)),
});

const ranks: Record<(typeof sortFields)[number], (row: Row) => number | string> = {
  name: () => 0,
  difficulty: (row) => difficulties.indexOf(row.difficulty),
  rating: (row) => row.rating ?? startRatings[row.difficulty],
  type: (row) => row.category.toLowerCase(),
  status: (row) => statusNames.indexOf(nameOfStatus(row.status)),
};

/** By code points: the order of their UTF-8 bytes. */
const compare = (a: number | string, b: number | string) =>
  Buffer.compare(Buffer.from(String(a)), Buffer.from(String(b)));

/** The plain way: by field, then by name ignoring case, then by id. Descending is the reverse. */
function sorted(rows: readonly Row[], { sort = 'name', direction = 'asc' }: QuestionListQuery) {
  const rank = ranks[sort];
  const ascending = rows.toSorted(
    (a, b) =>
      compare(rank(a), rank(b)) ||
      compare(a.name.toLowerCase(), b.name.toLowerCase()) ||
      a.id - b.id,
  );
  return direction === 'asc' ? ascending : ascending.toReversed();
}

const foldSigma = (text: string) => text.toLowerCase().replaceAll('ς', 'σ');

function isWithin({ rating }: Row, band: MeasuredBand): boolean {
  const { from = 0, below = 9999 } = bandLimits[band];
  return rating !== null && rating >= from && rating < below;
}

function matches(row: Row, wanted: QuestionListQuery): boolean {
  return (
    foldSigma(row.name).includes(foldSigma(wanted.search?.trim() ?? '')) &&
    (!wanted.category || wanted.category.toLowerCase() === row.category.toLowerCase()) &&
    (!wanted.difficulty || wanted.difficulty === row.difficulty) &&
    (!wanted.measured || isWithin(row, wanted.measured)) &&
    (!wanted.status || wanted.status === nameOfStatus(row.status))
  );
}

describe('the order of questions', () => {
  let site: TestApp;
  let ada: Visitor;
  let rows: Row[];
  beforeAll(async () => {
    site = await createTestApp();
    const { pool } = site.database;
    const drawn = fc.sample(question, 250);
    // Some that differ only in case, or not at all.
    const similar = drawn.slice(0, 50).map((own) => ({ ...own, name: own.name.toUpperCase() }));
    const all = [...drawn, ...similar];
    const ids = await insertQuestions(pool, all);
    const statuses = fc.sample(status, all.length);
    const measures = fc.sample(fc.option(measure), all.length);
    rows = all.map((own, i) => {
      const { rating = null, deviation = 0 } = measures[i] ?? {};
      const status = statuses[i] ?? null;
      return { ...own, id: ids[i] ?? 0, status, rating: deviation < 110 ? rating : null };
    });
    for (const [i, id] of ids.entries()) {
      const measured = measures[i];
      if (measured) await setMeasure(pool, id, measured);
    }
    ada = new Visitor(site.app, await site.signIn({ username: 'ada' }));
    for (const row of rows) if (row.status) await setStatus(pool, 'ada', row.id, row.status);
  });
  afterAll(() => site.close());

  async function ask(path: string, query: QuestionListQuery) {
    const given = Object.entries(query).filter(([, value]) => value !== undefined);
    const search = new URLSearchParams(given.map(([key, value]) => [key, String(value)]));
    const response = await ada.get(`/api/questions${path}?${search}`);
    return { body: response.json(), total: Number(response.headers['x-total-count']) };
  }

  const summary = (list: readonly Pick<Row, 'id' | 'name'>[]) =>
    list.map(({ id, name }) => `${id} ${name}`);

  it('matches plain filtering and sorting', async () => {
    const wanted = fc.tuple(filter, order).map((parts) => Object.assign({}, ...parts));
    await fc.assert(
      fc.asyncProperty(wanted, async (query) => {
        const { body, total } = await ask('', query);
        const expected = sorted(rows, query).filter((row) => matches(row, query));
        expect(summary(body)).toEqual(summary(expected));
        expect(total).toBe(expected.length);
      }),
    );
  });

  it('continues from page to page', async () => {
    const page = fc.record({ page: fc.integer({ min: 1, max: 13 }), pageSize: fc.constant(25) });
    await fc.assert(
      fc.asyncProperty(order, page, async (query, { page: number, pageSize }) => {
        const { body, total } = await ask('', { ...query, page: number, pageSize });
        const from = (number - 1) * pageSize;
        expect(summary(body)).toEqual(summary(sorted(rows, query).slice(from, from + pageSize)));
        expect(total).toBe(rows.length);
      }),
      { numRuns: 50 },
    );
  });

  it('gives the same place and neighbors in every set', async () => {
    const wanted = fc.tuple(filter, order).map((parts) => Object.assign({}, ...parts));
    await fc.assert(
      fc.asyncProperty(wanted, fc.nat(rows.length - 1), async (query, place) => {
        const inOrder = sorted(rows, query);
        const own = inOrder[place];
        const isIn = (row: Row) => matches(row, query);
        const isBeside = own && isIn({ ...own, status: statusOfName(query.status ?? 'solved') });
        const earlier = isBeside ? inOrder.slice(0, place).filter(isIn) : [];
        const later = isBeside ? inOrder.slice(place + 1).filter(isIn) : [];
        const link = (row: Row | undefined) => (row ? { id: row.id, name: row.name } : null);
        const { body } = await ask(`/${own?.id}/neighbors`, query);
        expect(body).toEqual({
          previous: link(earlier.at(-1)),
          next: link(later[0]),
          position: own && isIn(own) ? earlier.length + 1 : null,
          total: rows.filter(isIn).length,
        });
      }),
    );
  });

  it('sorts categories, each spelled as in its oldest question', async () => {
    const { body } = await ask('/facets', {});
    const groups = Map.groupBy(sorted(rows, { sort: 'type' }), (row) => row.category.toLowerCase());
    const expected = [...groups.values()].map((group) => ({
      category: group.toSorted((a, b) => a.id - b.id)[0]?.category,
      count: group.length,
    }));
    expect(body.categories).toEqual(expected);
  });
});
