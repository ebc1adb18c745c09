import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '#server/db/client.ts';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { insertQuestions } from '#test/support/questions.ts';
import { createKnownWordsService } from './known-words.service.ts';

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
});
afterAll(() => site.close());

it('learns the words of a large import, but not of hidden questions', async () => {
  const { pool, jobs } = site.deps;
  const many = Array.from({ length: 1_001 }, () => ({ name: 'Zebra', description: 'Asleep.' }));
  await insertQuestions(pool, [
    ...many,
    { name: 'Hidden', isVisible: false, description: 'Axolotl.' },
    { name: 'Last', description: 'Gherkins.' },
  ]);
  await createKnownWordsService({ db: openDatabase(pool), jobs }).learn();
  const { rows } = await pool.query('select word from search_words order by word');
  expect(rows.map(({ word }) => word)).toEqual(['asleep', 'gherkins', 'last', 'zebra']);
  expect((await pool.query('select from search_backlog')).rowCount).toBe(0);
});
