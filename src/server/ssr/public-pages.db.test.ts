import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { readPage } from '#test/support/html.ts';
import { builtPages } from './built-pages.ts';

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp({ pages: await builtPages() });
});
afterAll(() => site.close());

const get = (url: string, headers: Record<string, string> = {}) =>
  site.app.inject({ url, headers });

it.each([
  ['/', 200, 'Quant Interview Questions', 'Quant Interview Questions'],
  ['/pricing', 200, 'Pricing', 'Pricing'],
  ['/about', 200, 'About', 'About Martingale'],
  ['/ebook', 200, 'The interview guide', 'The interview guide'],
  ['/practice/train', 200, 'Training', 'Training'],
  ['/no/such/page', 404, '404 Page Not Found', '404 Page Not Found'],
])('can be read without scripts: %s', async (path, status, title, heading) => {
  const { statusCode, body } = await get(path);
  const find = readPage(body);
  expect(statusCode).toBe(status);
  expect(find('title').map(({ text }) => text)).toEqual([`${title} · Martingale`]);
  expect(find('h1').map(({ text }) => text)).toEqual([heading]);
  expect(find('footer')[0]?.text).toContain('Helping you ace quant interviews');
});

it('offers ways on from a page that does not exist', async () => {
  const find = readPage((await get('/no/such/page')).body);
  const paths = (name: string) =>
    find('a').flatMap(({ text, attributes }) => (text === name ? [attributes.href] : []));
  expect(paths('Browse the questions')).toEqual(['/questions']);
  expect(paths('Back to the home page')).toEqual(['/']);
});

it.each(['/account', '/admin', '/subscription', '/subscription/success'])(
  'sends visitors to the sign-in page, and lets users in: %s',
  async (path) => {
    const { statusCode, headers } = await get(path);
    expect(statusCode).toBe(302);
    expect(headers.location).toBe(`/auth?returnTo=${encodeURIComponent(path)}`);
    expect((await get(path, await site.signIn({ isAdmin: true }))).statusCode).toBe(200);
  },
);

it('is painted before its scripts load', async () => {
  const find = readPage((await get('/')).body);
  const early = find('link', { 'data-rel': 'modulepreload' });
  expect(early.map(({ attributes }) => attributes.href)).toContainEqual(
    expect.stringMatching(/^\/assets\/site-/),
  );
  expect(find('link', { rel: 'modulepreload' })).toEqual([]);
  expect(find('link', { rel: 'preload', as: 'font' })).toHaveLength(2);
});

it("shows the operator's title and links, and keeps our own pages", async () => {
  const title = 'Fair <b>Game</b>';
  const link = 'https://news.example.org/';
  await site.database.pool.query(
    `update settings set value = case key when 'app_title' then $1 else $2 end
     where key in ('app_title', 'newsletter_link')`,
    [title, link],
  );
  await site.changes.settle();
  const find = readPage((await get('/')).body);
  expect(find('header')[0]?.text).toContain(title);
  const newsletter = find('a').find(({ text }) => text.startsWith('Newsletter'));
  expect(newsletter?.attributes.href).toBe(link);
  expect((await get('/newsletter')).statusCode).toBe(200);
});
