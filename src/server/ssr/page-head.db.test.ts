import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp, testAppUrl } from '#test/support/app.ts';
import { readPage } from '#test/support/html.ts';
import { insertQuestions } from '#test/support/questions.ts';
import { builtPages } from './built-pages.ts';

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp({ pages: await builtPages() });
});
afterAll(() => site.close());

async function open(url: string, headers: Record<string, string> = {}) {
  const { body } = await site.app.inject({ url, headers });
  const find = readPage(body);
  const meta = (name: string) =>
    [...find('meta', { name }), ...find('meta', { property: name })].map(
      ({ attributes }) => attributes.content,
    );
  return {
    body,
    titles: find('title').map(({ text }) => text),
    meta,
    canonical: find('link', { rel: 'canonical' }).map(({ attributes }) => attributes.href),
    facts: find('script', { type: 'application/ld+json' }).map(({ text }) => JSON.parse(text)),
  };
}

async function insertQuestion(question: Parameters<typeof insertQuestions>[1][number]) {
  const [id] = await insertQuestions(site.database.pool, [question]);
  await site.changes.settle();
  return id;
}

describe('a question', () => {
  const breakOut = '</script><script>alert(1)</script>';
  const name = `Breaking ${breakOut}`;

  it('says what it is about', async () => {
    const id = await insertQuestion({
      name,
      description: `Let $X\\le 1$. Is **$X$** fair? ${breakOut} <!-- ${'And so on. '.repeat(40)}`,
      category: 'Probability',
      difficulty: 'Hard',
    });
    const { body, titles, meta, canonical, facts } = await open(`/question/${id}?from=elsewhere`);
    expect(readPage(body)('script').map(({ text }) => text)).not.toContain('alert(1)');
    expect(titles).toEqual([`${name} · Martingale`]);
    const [description = ''] = meta('description');
    expect(description).toMatch(/^Let X ≤ 1\. Is X fair\? .*…$/);
    expect(description.length).toBeLessThanOrEqual(160);
    const url = `${testAppUrl}/question/${id}`;
    expect(canonical).toEqual([url]);
    expect(meta('og:url')).toEqual([url]);
    expect(meta('og:title')).toEqual([name]);
    expect(meta('og:description')).toEqual([description]);
    expect(meta('og:site_name')).toEqual(['Martingale']);
    expect(meta('og:type')).toEqual(['website']);
    expect(meta('twitter:card')).toEqual(['summary']);

    const [{ '@graph': graph }, ...others] = facts;
    expect(others).toEqual([]);
    expect(graph[0]).toMatchObject({
      '@type': 'Question',
      name,
      url,
      text: expect.stringContaining('Let X ≤ 1. Is X fair?'),
      about: { name: 'Probability' },
      educationalLevel: 'Hard',
    });
    expect(graph[1].itemListElement.map(({ item }: { item: string }) => item)).toEqual([
      `${testAppUrl}/`,
      `${testAppUrl}/questions`,
      url,
    ]);
  });

  it('keeps its solution to itself', async () => {
    const id = await insertQuestion({ name: 'Without its solution' });
    await site.database.pool.query(
      `insert into solutions (question_id, content, content_html)
       values ($1, 'A secret', '<p>A secret</p>')`,
      [id],
    );
    await site.changes.settle();
    const { body } = await open(`/question/${id}`);
    expect(body).toContain('Without its solution');
    expect(body).not.toContain('secret');
  });

  it('tells search engines nothing while it is hidden', async () => {
    const id = await insertQuestion({ name: 'Hidden', isVisible: false });
    const admin = await site.signIn({ isAdmin: true });
    const { titles, meta, canonical, facts } = await open(`/question/${id}`, admin);
    expect(titles).toEqual(['Hidden · Martingale']);
    expect(meta('robots')).toEqual(['noindex']);
    expect(canonical).toEqual([]);
    expect(facts).toEqual([]);
  });
});

it.each(['/about', '/questions', '/topics/markov-chains'])(
  'the URL of %s is the one without parameters',
  async (path) => {
    const { canonical, meta } = await open(`${path}?from=elsewhere`);
    expect(canonical).toEqual([testAppUrl + path]);
    expect(meta('robots')).toEqual([]);
  },
);

it('personal pages are not indexed', async () => {
  const { canonical, meta } = await open('/forgot-password');
  expect(meta('robots')).toEqual(['noindex']);
  expect(canonical).toEqual([]);
});

it('a topic says where it belongs', async () => {
  const { titles, facts } = await open('/topics/markov-chains');
  expect(titles).toEqual(['Markov chains · Martingale']);
  expect(facts).toMatchObject([{ '@type': 'BreadcrumbList' }]);
  expect(facts[0].itemListElement).toHaveLength(3);
});
