import { afterAll, beforeAll, expect, it } from 'vitest';
import { presets } from '#server/modules/drills/presets.ts';
import type { SearchResult } from '#shared/contracts/search.ts';
import { searchQueries } from '#test/content/search-queries.ts';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { Visitor } from '#test/support/http.ts';
import { insertQuestions } from '#test/support/questions.ts';
import { parseBankFile } from '../bank/bank-file.ts';
import { bankFolder, readBank } from '../bank/read-bank.ts';
import { readCollections, readTopics } from '../topics/read-topics.ts';
import { sitePages } from './site-pages.ts';

/** Out of more than 120. */
const mostMissed = 3;
const always = [
  ...['kelly', 'bayes', 'random walk', 'regression', 'markov', 'eigenvalue', 'gambler', 'coin'],
  ...['card', 'order statistics', 'brownian'],
];

let site: TestApp;
let slugs: Map<number, string>;
let categories: string[];
beforeAll(async () => {
  site = await createTestApp();
  const files = await readBank(bankFolder);
  const questions = files.map((file) => {
    const { name, subject, category, difficulty, type, tags, description } = parseBankFile(file);
    return { name, subject, category, difficulty, type, tags, description };
  });
  const ids = await insertQuestions(site.database.pool, questions);
  categories = [...new Set(questions.map(({ category }) => category))];
  slugs = new Map(ids.map((id, index) => [id, files[index]?.slug ?? '']));
  await site.changes.settle();
});
afterAll(() => site.close());

async function search(query: string, visitor = new Visitor(site.app)): Promise<SearchResult> {
  return (await visitor.get(`/api/search?q=${encodeURIComponent(query)}`)).json();
}

/** Whether one of the first five questions is one that truly fits. */
async function isFound({ query, finds }: (typeof searchQueries)[number]): Promise<boolean> {
  const { questions } = await search(query);
  return questions.slice(0, 5).some(({ id }) => finds.includes(slugs.get(id) ?? ''));
}

it('finds what candidates look for among the first five', async () => {
  const missed: string[] = [];
  for (const sought of searchQueries) if (!(await isFound(sought))) missed.push(sought.query);
  expect(always.filter((query) => missed.includes(query))).toEqual([]);
  expect(missed.length, `missed: ${missed.join(', ')}`).toBeLessThanOrEqual(mostMissed);
});

it('finds each category, drill, topic, collection and page by its name', async () => {
  const admin = new Visitor(site.app, await site.signIn({ isAdmin: true }));
  const sought = [
    ...categories.map((name) => ['categories', name] as const),
    ...presets.map(({ title }) => ['drills', title] as const),
    ...(await readTopics()).map(({ name }) => ['topics', name] as const),
    ...(await readCollections()).map(({ name }) => ['collections', name] as const),
    ...sitePages.map(({ name }) => ['pages', name] as const),
  ];
  const missed: string[] = [];
  for (const [kind, name] of sought) {
    const found = await search(name, admin);
    const names = found[kind].map((entry) => (typeof entry === 'string' ? entry : entry.name));
    if (!names.includes(name) || found.corrected) missed.push(`${kind}: ${name}`);
  }
  expect(missed).toEqual([]);
});

it('finds categories and drills by what else people call them', async () => {
  expect(await search('riddles')).toMatchObject({ categories: ['Brainteaser'], corrected: null });
  const { questions, categories } = await search('brainteaser');
  expect(categories).toEqual(['Brainteaser']);
  expect(questions[0]).toMatchObject({ why: 'category', matched: 'Brainteaser' });
  expect(new Set(questions.map(({ category }) => category))).toEqual(new Set(['Brainteaser']));
  for (const query of ['mental math', 'mental maths', 'mental arithmetic']) {
    const { drills } = await search(query);
    expect(drills.map(({ slug }) => slug)).toContain('classic-sprint');
  }
  expect((await search('number series')).drills.map(({ slug }) => slug)).toContain('sequences');
});
