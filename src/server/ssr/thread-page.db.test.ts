import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testAppUrl } from '#test/support/app.ts';
import { createDiscussionSite, type DiscussionSite } from '#test/support/discussions.ts';
import { readPage } from '#test/support/html.ts';
import { builtPages } from './built-pages.ts';

let site: DiscussionSite;
beforeAll(async () => {
  site = await createDiscussionSite({ pages: await builtPages() });
});
afterAll(() => site.close());

const times = (text: string, part: string) => text.split(part).length - 1;

it("has each text's HTML once", async () => {
  const { id } = await site.start({ content: 'The *whole* text, with $\\frac{1}{2}$.' });
  await site.comment(id, 'One *first* comment');
  await site.comment(id, 'One *second* comment');
  for (const reader of [site.nobody, site.bob]) {
    const { body, statusCode } = await reader.get(`/discussions/${id}`);
    expect(statusCode).toBe(200);
    for (const part of ['<em>whole', '<em>first', '<em>second', '<mfrac>']) {
      expect(times(body, part), part).toBe(1);
      expect(times(body, part.replace('<', '\\u003c')), part).toBe(0);
    }
  }
});

it('has its own title and URL, and no Markdown', async () => {
  const { id } = await site.start({ title: 'Is **it** fair?', content: '**Bold** words.' });
  await site.comment(id, 'It is **two** ||and a half||.');
  const { body } = await site.nobody.get(`/discussions/${id}`);
  expect(body).toContain('<title>Is **it** fair? · Martingale</title>');
  expect(body).toContain(`<link rel="canonical" href="${testAppUrl}/discussions/${id}"/>`);
  expect(body).toContain('It is <strong>two</strong>');
  expect(body).not.toMatch(/\*\*(Bold|two)/);
  const [, facts] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(body) ?? [];
  expect(facts).toContain('It is two [spoiler].');
});

it("is on its question's page as a preview only", async () => {
  const content = `${'A long text. '.repeat(100)} Its end.`;
  await site.start({ title: 'A long one', content });
  const { body } = await site.nobody.get(`/question/${site.questionId}`);
  expect(body).toContain('A long one');
  expect(body).not.toContain('Its end.');
});

it('stays small, whatever its comments were stored as', async () => {
  const { id } = await site.start({ title: 'A large one' });
  await site.rows(
    `insert into comments (thread_id, content, content_html)
     select $1, 'Comment ' || n, repeat('<b>x</b>', $2) from generate_series(1, 40) n`,
    [id, 100_000 / 8],
  );
  await site.rows(
    `insert into comments (thread_id, content, content_html)
     select $1, 'Comment ' || n, repeat('<b>x</b>', $2) from generate_series(1, 20) n`,
    [id, 3_000_000 / 8],
  );
  const { body } = await site.nobody.get(`/discussions/${id}`);
  expect(times(body, '<b>x</b>')).toBe((10 * 100_000) / 8);
  expect(body.length).toBeLessThan(1_200_000);
});

describe('a missing discussion', () => {
  it.each(['', '/0', '/-1', '/abc', '/1.5', '/99999999999', '/2147483647'])(
    'is not found: /discussions%s',
    async (path) => {
      const { body, statusCode } = await site.nobody.get(`/discussions${path}`);
      expect(statusCode).toBe(404);
      expect(body).toMatch(/<h1[^>]*>Discussion Not Found</);
    },
  );

  it('may belong to a hidden question', async () => {
    const { id } = await site.start({ title: 'In secret', questionId: site.hiddenId }, site.admin);
    const { body, statusCode } = await site.ada.get(`/discussions/${id}`);
    expect(statusCode).toBe(404);
    expect(body).not.toContain('In secret');
    expect((await site.admin.get(`/discussions/${id}`)).body).toContain('In secret');
  });

  it('may be deleted, until it is restored', async () => {
    const { id } = await site.start({ title: 'Off topic' });
    const read = () => site.nobody.get(`/discussions/${id}`);
    expect((await read()).statusCode).toBe(200);
    await site.admin.delete(`/api/admin/discussions/${id}`, { reason: 'Spam' });
    const { body, statusCode } = await read();
    expect(statusCode).toBe(404);
    expect(body).not.toContain('Off topic');
    await site.admin.post(`/api/admin/discussions/${id}/restore`);
    expect((await read()).statusCode).toBe(200);
  });
});

it('tells only the author of a deleted comment, and moderators, why', async () => {
  const { id } = await site.start();
  const { id: commentId } = await site.comment(id, 'Bad words', { author: site.bob });
  await site.admin.delete(`/api/comments/${commentId}`, { reason: 'Be kind' });
  for (const reader of [site.nobody, site.ada]) {
    const { body } = await reader.get(`/discussions/${id}`);
    expect(body).not.toMatch(/Be kind|Bad words|\[deleted\]/);
  }
  // With a reply, it keeps its place.
  await site.admin.post(`/api/admin/comments/${commentId}/restore`);
  await site.comment(id, 'An answer', { parentId: commentId });
  await site.admin.delete(`/api/comments/${commentId}`, { reason: 'Be kind' });
  for (const reader of [site.nobody, site.ada]) {
    const { body } = await reader.get(`/discussions/${id}`);
    expect(body).toContain('[deleted]');
    expect(body).not.toMatch(/Be kind|Bad words/);
  }
  for (const reader of [site.bob, site.admin]) {
    expect((await reader.get(`/discussions/${id}`)).body).toContain('Be kind');
  }
});

it('is on the page of its question, with nine others and the link to the feed', async () => {
  for (let count = 0; count < 11; count += 1) await site.start({ title: `Discussion ${count}` });
  const { body } = await site.nobody.get(`/question/${site.questionId}`);
  expect(times(body, '<li><article')).toBe(10);
  expect(body).toMatch(/<div class="needs-scripts"><button[^>]*>Show more discussions</);
  const head = body.slice(0, body.indexOf('</head>'));
  expect(head).toContain(`href="/feeds/question/${site.questionId}.atom"`);
});

it('shows its reports only to administrators', async () => {
  const { id } = await site.start();
  const { id: commentId } = await site.comment(id, 'Buy pills');
  await site.bob.post(`/api/comments/${commentId}/report`, { reason: 'An advertisement.' });
  const path = '/admin/moderation';
  const visit = await site.nobody.get(path);
  expect([visit.statusCode, visit.headers.location]).toEqual([
    302,
    `/auth?returnTo=${encodeURIComponent(path)}`,
  ]);
  const refused = await site.ada.get(path);
  expect(refused.statusCode).toBe(403);
  expect(refused.body).not.toContain('advertisement');
  const { body } = await site.admin.get(path);
  expect(body).toContain('An advertisement.');
  expect(body).toContain('<title>Moderation · Martingale</title>');
});

it('tells search engines what it is about, without its spoilers', async () => {
  const breakOut = '</script><script>alert(1)</script>';
  const { id } = await site.start({
    title: `Breaking ${breakOut}`,
    content: `Is $X\\le 1$? I **say** ||secret|| ${breakOut}`,
  });
  await site.comment(id, 'It is ||secret||.');
  const { body } = await site.nobody.get(`/discussions/${id}`);
  const [facts, ...others] = readPage(body)('script', { type: 'application/ld+json' });
  expect(others).toEqual([]);
  expect(facts?.text).not.toContain('secret');
  expect(JSON.parse(facts?.text ?? '')['@graph'][0]).toMatchObject({
    '@type': 'DiscussionForumPosting',
    url: `${testAppUrl}/discussions/${id}`,
    headline: `Breaking ${breakOut}`,
    text: `Is X ≤ 1? I say [spoiler] ${breakOut}`,
    commentCount: 1,
    comment: [{ text: 'It is [spoiler].' }],
  });
});
