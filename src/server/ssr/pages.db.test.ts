import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { renderFormula } from '#markup/render-formula.ts';
import { formulaSamples } from '#shared/domain/formula-samples.ts';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { ownFormat } from '#test/support/drills.ts';
import { readPage } from '#test/support/html.ts';
import { builtPages } from './built-pages.ts';

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp({ pages: await builtPages() });
});
afterAll(() => site.close());

const get = (url: string, headers: Record<string, string> = {}) =>
  site.app.inject({ url, headers });

/** The hashes of all inline scripts that a browser would run, as a policy names them. */
function hashesOfScripts(html: string): string[] {
  return readPage(html)('script')
    .filter(({ attributes: { src, type } }) => src === undefined && type !== 'application/json')
    .map(({ text }) => text)
    .map((code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);
}

const directive = (headers: Record<string, unknown>, name: string) =>
  new RegExp(`${name} ([^;]*)`).exec(String(headers['content-security-policy']))?.[1]?.split(' ');

describe('the policy of a public page', () => {
  it.each(['/', '/about', '/auth', '/questions'])('allows exactly its scripts: %s', async (url) => {
    for (const { headers, body } of [await get(url), await get(url)]) {
      const hashes = hashesOfScripts(body);
      expect(hashes.length).toBeGreaterThan(2);
      expect(directive(headers, 'script-src')?.toSorted()).toEqual(
        ["'self'", ...hashes].toSorted(),
      );
      expect(directive(headers, 'style-src')).toEqual(["'self'"]);
      expect(body).not.toContain('nonce=');
      expect(body).not.toContain('<style');
    }
  });

  it('has a nonce if the page is sent once', async () => {
    for (const answer of [await get('/nope'), await get('/', await site.signIn())]) {
      const [, nonce] =
        /^'nonce-(.*)'$/.exec(directive(answer.headers, 'script-src')?.[1] ?? '') ?? [];
      expect(nonce).toMatch(/^[\w+/]{22}==$/);
      expect(answer.body).toContain(`nonce="${nonce}"`);
    }
  });
});

describe('too many pages at once', () => {
  it('are refused at once, while health checks are answered', async () => {
    const signedIn = await site.signIn();
    const asked = Array.from({ length: 150 }, () => get('/about', signedIn));
    const health = await get('/healthz');
    const answers = await Promise.all(asked);
    expect(health.statusCode).toBe(200);
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(50);
    const refused = answers.filter(({ statusCode }) => statusCode === 503);
    expect(refused.length).toBeGreaterThan(50);
    expect(refused[0]?.headers).toMatchObject({
      'retry-after': '5',
      'content-type': 'text/html; charset=utf-8',
    });
    expect(refused[0]?.body).toContain('The site is very busy');
    expect((await get('/about', signedIn)).statusCode).toBe(200);
  });
});

describe('images', () => {
  it.each([
    ['', []],
    ['/uploads/a.png', []],
    ['https://cdn.example.org:8443/logo.svg?v=2', ['https://cdn.example.org:8443']],
    ['https://a;b.example.org/logo.svg', []],
    ['http://example.org/logo.svg', []],
  ])('come from the site, and from where the logo is: %j', async (logo, others) => {
    await site.database.pool.query(
      `insert into settings (key, value) values ('company_logo', $1)
       on conflict (key) do update set value = excluded.value`,
      [logo],
    );
    await site.changes.settle();
    for (const headers of [{}, await site.signIn()]) {
      const answer = await get('/questions', headers);
      expect(directive(answer.headers, 'img-src')).toEqual(["'self'", ...others]);
    }
  });
});

it('notifications are for users, and visitors come back to the page they asked for', async () => {
  const path = '/notifications?page=2';
  const { headers, statusCode } = await get(path);
  expect([statusCode, headers.location]).toEqual([
    302,
    `/auth?returnTo=${encodeURIComponent(path)}`,
  ]);
  expect((await get(path, await site.signIn())).statusCode).toBe(200);
});

it("only the list of questions links to the site's feed", async () => {
  const feed = '<link rel="alternate" type="application/atom+xml"';
  expect((await get('/questions')).body).toContain(feed);
  expect((await get('/')).body).not.toContain(feed);
});

describe('the formula test', () => {
  it('has every sample in both forms', async () => {
    const { body } = await get('/katex-test');
    for (const { tex } of formulaSamples) {
      expect(body).toContain(renderFormula(tex, 'inline').html);
      expect(body).toContain(renderFormula(tex, 'block').html);
    }
  });

  it('needs scripts for custom formulas', async () => {
    const { body } = await get('/katex-test?tab=custom');
    expect(body).toMatch(/<noscript><p[^>]*>Custom formulas need JavaScript\./);
    expect(body).toMatch(/<\/noscript><div class="needs-scripts [^>]*>.*Inline formula/);
  });
});

it('the page of a shared list is gone as soon as the link is', async () => {
  const signedIn = await site.signIn();
  const call = (method: 'POST' | 'DELETE', url: string, payload?: object) =>
    site.app.inject({ method, url, headers: signedIn, ...(payload && { payload }) });
  const { id } = (await call('POST', '/api/lists', { name: '<b>For you</b>' })).json();
  const { token } = (await call('POST', `/api/lists/${id}/share`)).json();
  const page = `/shared-list?token=${token}`;
  for (const answer of [await get(page), await get(page), await get(`${page}&utm_source=x`)]) {
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(answer.body).toContain('&lt;b&gt;For you&lt;/b&gt;');
    expect(answer.body).toContain('<meta name="robots" content="noindex"/>');
  }
  await call('DELETE', `/api/lists/${id}/share`);
  expect((await get(page)).statusCode).toBe(404);
  expect((await get(`/lists/${id}`, await site.signIn())).statusCode).toBe(404);
});

it('the page of a shared drill leads everyone to a run, and is gone as soon as the link is', async () => {
  const signedIn = await site.signIn({ username: 'ada' });
  const call = (method: 'POST' | 'DELETE', url: string, payload?: object) =>
    site.app.inject({ method, url, headers: signedIn, ...(payload && { payload }) });
  const drill = { title: '<b>Eights</b>', format: ownFormat };
  const { id } = (await call('POST', '/api/drills/own', drill)).json();
  const { token } = (await call('POST', `/api/drills/own/${id}/share`)).json();
  const page = await get(`/drills/shared?token=${token}`);
  expect(page.statusCode).toBe(200);
  expect(page.headers['cache-control']).toBe('private, no-store');
  expect(page.body).toMatch(/A drill by (<!-- -->)?ada</);
  expect(page.body).toContain('&lt;b&gt;Eights&lt;/b&gt;');
  expect(page.body).toContain(`href="/drills/run?token=${token}"`);
  await call('DELETE', `/api/drills/own/${id}/share`);
  expect((await get(`/drills/shared?token=${token}`)).statusCode).toBe(404);
});
