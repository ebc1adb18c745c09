import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '#server/db/client.ts';
import { questionAnswers } from '#server/db/tables/answers.ts';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { insertQuestions } from '#test/support/questions.ts';
import { insertSolution } from '#test/support/solutions.ts';

let site: TestApp;
let ids: number[];

beforeAll(async () => {
  site = await createTestApp();
  const { pool } = site.database;
  ids = await insertQuestions(pool, [
    { name: 'free' },
    { name: 'premium', isPremium: true },
    { name: 'premium without a solution', isPremium: true },
    { name: 'its answer no longer fits', isPremium: true, keepsAnswer: false },
    { name: 'written on the site' },
    { name: 'without an answer check' },
    { name: 'hidden', isPremium: true, isVisible: false },
  ]);
  const answer = { kind: 'number', value: 2, exact: true } as const;
  await openDatabase(pool)
    .insert(questionAnswers)
    .values(
      ids.map((questionId, index) => ({
        questionId,
        answer: index === 5 ? null : answer,
        hints: [],
        slug: index === 4 ? null : `question-${index}`,
        hasSimulation: index !== 5,
      })),
    );
  for (const index of [0, 1, 3, 6]) await insertSolution(pool, { questionId: ids[index] ?? 0 });
  await site.changes.settle();
});
afterAll(() => site.close());

const facets = async () => (await site.app.inject('/api/questions/facets')).json();

it('counts what programs compute and what premium opens, of visible questions only', async () => {
  expect(await facets()).toMatchObject({
    total: 6,
    computed: 3,
    simulations: 3,
    premium: { solutions: 2, simulations: 2 },
  });
});

it('counts a solution as soon as it is there', async () => {
  await insertSolution(site.database.pool, { questionId: ids[2] ?? 0 });
  await site.changes.settle();
  expect(await facets()).toMatchObject({ premium: { solutions: 3 } });
});
