import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { difficulties } from '#shared/domain/difficulty.ts';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { readPage } from '#test/support/html.ts';
import { insertQuestions } from '#test/support/questions.ts';
import { useUpAllButOne } from '#test/support/rate-limits.ts';
import { builtPages } from './built-pages.ts';

const category = 'Listed';
const list = `/questions?category=${category}`;

let site: TestApp;
let ids: number[];
beforeAll(async () => {
  site = await createTestApp({ pages: await builtPages() });
  ids = await insertQuestions(
    site.database.pool,
    Array.from({ length: 60 }, (_, index) => ({
      name: `Q${String(index + 1).padStart(3, '0')}`,
      description: 'Never part of the list, but there is quinoa.',
      difficulty: difficulties[index % 3] ?? 'Easy',
      category,
      isPremium: index === 1,
    })),
  );
  await site.changes.settle();
});
afterAll(() => site.close());

async function open(url: string) {
  const { statusCode, body } = await site.app.inject(url);
  expect(statusCode, url).toBe(200);
  const find = readPage(body);
  const links = find('a');
  return {
    body,
    find,
    /** Without the header row. */
    rows: find('tr').slice(1),
    path: (name: string) =>
      links.find(({ text }) => text.startsWith(name))?.attributes.href ?? `no link ${name}`,
  };
}

describe('the list of questions', () => {
  it('has its rows, each with a link to its question', async () => {
    const { body, find, rows, path } = await open(`${list}&search=Q00`);
    expect(find('title')[0]?.text).toBe('Questions · Martingale');
    expect(find('h1')[0]?.text).toBe('Quantitative Researcher Interview Question');
    expect(find('th').map(({ text }) => text)).toEqual([
      '#',
      expect.stringMatching(/^Question Name/),
      expect.stringMatching(/^Difficulty/),
      expect.stringMatching(/^Category/),
    ]);
    expect(rows).toHaveLength(9);
    expect(rows.slice(0, 3).map(({ text }) => text)).toEqual([
      '1Q001EasyListed',
      '2Q002PremiumMediumListed',
      '3Q003HardListed',
    ]);
    expect(path('Q001')).toBe(`/question/${ids[0]}?search=Q00&category=${category}`);
    expect(body).toContain('Showing 1 to 9 of 9 questions');
    expect(find('span', { 'aria-disabled': 'true' }).map(({ text }) => text)).toEqual([
      'Previous',
      'Next',
    ]);
    expect(body).not.toContain('Never part of the list');
  });

  it('can be sorted, paged and cleared by links', async () => {
    const first = await open(list);
    const second = await open(first.path('Next'));
    expect(second.body).toContain('Showing 26 to 50 of 60 questions');
    const ascending = await open(second.path('Difficulty'));
    expect(ascending.rows[0]?.text).toMatch(/^1Q001/);
    const descending = await open(ascending.path('Difficulty'));
    expect(descending.rows[0]?.text).toMatch(/^1Q060/);
    expect(descending.path('Clear filters')).toBe('/questions?sort=difficulty&direction=desc');
    const easiest = await open(first.path('Easiest first'));
    expect(easiest.rows[0]?.text).toMatch(/^1Q001Easy/);
    expect(easiest.path('Q001')).toBe(`/question/${ids[0]}?category=${category}&sort=rating`);
    expect(descending.path('Question of the Day')).toMatch(/^\/question\/\d+$/);
  });

  it('has the other results of a search', async () => {
    const { body, find, path } = await open('/questions?search=quinoa');
    expect(find('h2').map(({ text }) => text)).toContain('Results for “quinoa”');
    expect(body).not.toContain('No questions found');
    expect(body).toContain('Showing 1 to 20 of 20 questions');
    expect(path('Q001')).toBe(`/question/${ids[0]}`);
  });

  it('keeps them for everyone else if one visitor has searched too much', async () => {
    const from = (remoteAddress: string, search: string) =>
      site.app.inject({ url: `/questions?search=${search}`, remoteAddress });
    useUpAllButOne(1_200);
    for (const search of ['quinoas', 'quinoa part']) await from('192.0.2.77', search);
    const refused = await from('192.0.2.77', 'quinoa list');
    expect(refused.statusCode).toBe(200);
    expect(refused.body).not.toContain('Q001');
    expect((await from('192.0.2.78', 'quinoa list')).body).toContain('Q001');
  });

  it.each([
    ['page=99', 'Showing 51 to 60 of 60 questions'],
    ['page=99999999999999999999', 'Showing 51 to 60 of 60 questions'],
    ['page=0', 'Showing 1 to 25 of 60 questions'],
    ['page=-1', 'Showing 1 to 25 of 60 questions'],
    ['page=abc', 'Showing 1 to 25 of 60 questions'],
    [
      'sort=nonsense&direction=up&difficulty=Trivial&level=None&status=done&daily=no',
      'Showing 1 to 25 of 60 questions',
    ],
  ])('shows the nearest existing page for %s', async (query, text) => {
    expect((await open(`${list}&${query}`)).body).toContain(text);
  });

  it.each([
    ['SQL', "' or 1=1 --"],
    ['a percent sign', '100%'],
    ['an underscore', 'under_score'],
    ['a backslash', '\\'],
    ['a null character', '\u0000'],
    ['a long text', 'x'.repeat(5000)],
  ])('survives a search for %s', async (_what, search) => {
    const { body } = await open(`${list}&${new URLSearchParams({ search })}`);
    expect(body).toContain('No questions found');
  });
});
