import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SearchResult } from '#shared/contracts/search.ts';
import { searchQueries } from '#test/content/search-queries.ts';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { insertQuestions } from '#test/support/questions.ts';
import { parseBankFile } from '../bank/bank-file.ts';
import { bankFolder, readBank } from '../bank/read-bank.ts';

/** Out of more than 120. */
const mostMissed = 3;
const always = [
  ...['kelly', 'bayes', 'random walk', 'regression', 'markov', 'eigenvalue', 'gambler', 'coin'],
  ...['card', 'order statistics', 'brownian'],
];

let site: TestApp;
let slugs: Map<number, string>;
beforeAll(async () => {
  site = await createTestApp();
  const files = await readBank(bankFolder);
  const ids = await insertQuestions(
    site.database.pool,
    files.map(({ text }) => {
      const { hints: _, solution: __, answer: ___, premium: ____, ...row } = parseBankFile(text);
      return row;
    }),
  );
  slugs = new Map(ids.map((id, index) => [id, files[index]?.slug ?? '']));
  await site.changes.settle();
});
afterAll(() => site.close());

/** Whether one of the first five questions is one that truly fits. */
async function isFound({ query, finds }: (typeof searchQueries)[number]): Promise<boolean> {
  const response = await site.app.inject(`/api/search?q=${encodeURIComponent(query)}`);
  const { questions }: SearchResult = response.json();
  return questions.slice(0, 5).some(({ id }) => finds.includes(slugs.get(id) ?? ''));
}

it('finds what candidates look for among the first five', async () => {
  const missed: string[] = [];
  for (const sought of searchQueries) if (!(await isFound(sought))) missed.push(sought.query);
  expect(always.filter((query) => missed.includes(query))).toEqual([]);
  expect(missed.length, `missed: ${missed.join(', ')}`).toBeLessThanOrEqual(mostMissed);
});
