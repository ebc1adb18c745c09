import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { difficulties } from '#shared/domain/difficulty.ts';
import {
  compareFolded,
  compareQuestions,
  type Sortable,
  sortDirections,
  sortFields,
} from '#shared/domain/question-order.ts';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { insertQuestions } from '#test/support/questions.ts';

/**
 * Where PostgreSQL 18 and JavaScript disagree about lower case: letters that are new in Unicode 17,
 * and which small sigma a capital one becomes after marks and punctuation. Such names stand where
 * the database puts them.
 */
const disputed = /[\u{A7CE}\u{A7D2}\u{A7D4}\u{16EA0}-\u{16EB8}]|\p{Case_Ignorable}Σ/u;

const character = fc.oneof(
  fc.constantFrom(
    ...'aAbBzZ09 -_%éÉßẞİıIiΣσςΩωДд',
    '\ue000',
    '\uffee',
    '😀',
    '\u{10400}',
    '\u{10428}',
  ),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
);
const text = (maxLength: number) =>
  fc
    .string({ unit: character, minLength: 1, maxLength })
    .filter((own) => own.isWellFormed() && !own.includes('\0') && !disputed.test(own));
const row = fc.record({
  name: text(8),
  category: text(2),
  difficulty: fc.constantFrom(...difficulties),
});

describe('the order of questions in the database', () => {
  let site: TestApp;
  let rows: Sortable[];
  beforeAll(async () => {
    site = await createTestApp();
    const drawn = fc.sample(row, 1_000);
    // Many names that differ in case only, or not at all.
    const similar = drawn
      .slice(0, 200)
      .map((own) => ({ ...own, name: own.name.toUpperCase() }))
      .filter(({ name }) => !disputed.test(name));
    const all = [...drawn, ...similar];
    const ids = await insertQuestions(site.database.pool, all);
    rows = all.map((own, i) => ({ ...own, id: ids[i] ?? 0, status: null }));
  });
  afterAll(() => site.close());

  const summary = (sorted: readonly { id: number; name: string }[]) =>
    sorted.map(({ id, name }) => `${id} ${name}`);

  it.each([
    ['name', 'name_key, id'],
    ['difficulty', 'difficulty_rank, name_key, id'],
    ['type', 'category_key, name_key, id'],
  ] as const)('is by %s that of the shared rule', async (field, columns) => {
    const read = await site.database.pool.query(
      `select id, name from questions order by ${columns}`,
    );
    const sorted = rows.toSorted(compareQuestions({ field, direction: 'asc' }));
    expect(summary(read.rows)).toEqual(summary(sorted));
  });

  it('is that of the list, whatever it is sorted by', async () => {
    for (const field of sortFields) {
      for (const direction of sortDirections) {
        const url = `/api/questions?sort=${field}&direction=${direction}`;
        const listed = (await site.app.inject(url)).json();
        expect(summary(listed)).toEqual(
          summary(rows.toSorted(compareQuestions({ field, direction }))),
        );
      }
    }
  });

  it('groups categories as the shared rule does', async () => {
    const { categories } = (await site.app.inject('/api/questions/facets')).json();
    const expected = Map.groupBy(rows, ({ category }) => category.toLowerCase());
    expect(categories).toHaveLength(expected.size);
    for (const { category, count } of categories) {
      expect(expected.get(category.toLowerCase())).toHaveLength(count);
    }
    const names = categories.map(({ category }: { category: string }) => category);
    expect(names).toEqual(names.toSorted(compareFolded));
  });
});
