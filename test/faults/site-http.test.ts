import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPool } from '#server/db/client.ts';
import { eventually } from '#test/support/eventually.ts';
import { createSignedInUser } from '#test/support/sign-in.ts';
import { ask, askText } from '#test/support/site-requests.ts';
import { openSiteSandbox, type SiteSandbox } from '#test/support/site-sandbox.ts';

let sandbox: SiteSandbox;
let url: string;
let pool: Pool;

beforeAll(async () => {
  sandbox = await openSiteSandbox();
  url = await sandbox.spawn().ready;
  // Ends without waiting for its connections, which the server then terminates.
  pool = openPool(sandbox.connection, () => {});
});
afterAll(async () => {
  await pool.end();
  await sandbox.close();
});

const page = (path: string, headers: Record<string, string> = {}) =>
  askText(`${url}${path}`, headers);

async function signIn() {
  const { user, cookie } = await createSignedInUser(pool);
  return { ...user, headers: { cookie: `${cookie.name}=${cookie.value}` } };
}

describe('pages over the real port', () => {
  it('come from the cache, identical to the last byte', async () => {
    const first = await page('/about');
    const second = await page('/about');
    expect(second.body).toBe(first.body);
    expect(second.headers['x-request-id']).not.toBe(first.headers['x-request-id']);
  });

  it('show a change of the settings', async () => {
    expect((await page('/')).body).not.toContain('Supermartingale');
    await pool.query("UPDATE settings SET value = 'Supermartingale' WHERE key = 'app_title'");
    await eventually(async () => expect((await page('/')).body).toContain('Supermartingale'));
  });

  it('of signed-in users are private and never shown to others', async () => {
    const user = await signIn();
    const path = '/about?own';
    const own = await page(path, user.headers);
    expect(own.headers['cache-control']).toBe('private, no-store');
    expect(own.body).toContain(user.username);
    const visitor = await page(path);
    expect(visitor.body).not.toContain(user.username);
    expect((await page(path, user.headers)).body).toContain(user.username);
    const other = await signIn();
    expect((await page(path, other.headers)).body).not.toContain(user.username);
  });

  it.each(['martingale_session =', 'martingale_session\t='])(
    'do not leak through an oddly written cookie: %j',
    async (name) => {
      const { username, headers } = await signIn();
      const token = headers.cookie.split('=')[1];
      for (const path of ['/about?odd', '/account?odd']) {
        await ask(`${url}${path}`, { headers: { cookie: `${name}${token}` } });
        expect((await askText(`${url}${path}`)).body).not.toContain(username);
      }
      expect((await ask(`${url}/account?odd`)).status).toBe(302);
    },
  );

  it.each(['a b', 'x@y', 'evil.example:99999', '[::1', ''])(
    'ignore the Host header: %j',
    async (host) => {
      const answer = await ask(`${url}/about?${encodeURIComponent(host)}`, { headers: { host } });
      expect([200, 400]).toContain(answer.status);
      expect(answer.body.toString()).not.toContain('evil.example:');
    },
  );

  it('under a URL with too many slashes redirect to the plain one', async () => {
    const answer = await ask(`${url}//about`);
    expect(answer.status).toBe(301);
    expect(answer.headers.location).toBe('/about');
  });

  it('under a malformed URL are a not-found page', async () => {
    const answer = await page('/%');
    expect(answer.status).toBe(404);
    expect(answer.body).toContain('404 Page Not Found');
  });

  it('answer HEAD like GET, without a body', async () => {
    const head = await ask(`${url}/about`, { method: 'HEAD' });
    const get = await ask(`${url}/about`);
    expect(head.status).toBe(200);
    expect(head.body).toHaveLength(0);
    expect(head.headers['content-type']).toBe(get.headers['content-type']);
    expect(head.headers['cache-control']).toBe(get.headers['cache-control']);
  });

  it('that do not exist are a not-found page', async () => {
    const missing = await page('/nope');
    expect(missing.status).toBe(404);
    expect(missing.headers['content-type']).toMatch(/^text\/html/);
  });

  it('for signed-in users redirect visitors to the sign-in page and back', async () => {
    const answer = await ask(`${url}/account`);
    expect(answer.status).toBe(302);
    expect(answer.headers.location).toBe('/auth?returnTo=%2Faccount');
    expect((await ask(`${url}/account`, { headers: (await signIn()).headers })).status).toBe(200);
  });

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('are compressed with %s', async (encoding, decompress) => {
    const answer = await ask(`${url}/about`, { headers: { 'accept-encoding': encoding } });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(decompress(answer.body).toString()).toContain('</html>');
  });
});

describe('files over the real port', () => {
  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)(
    'with a hash in their name are immutable and sent as %s',
    async (encoding, decompress) => {
      const { body: html } = await page('/');
      const script = /"(\/assets\/entry\.client-[^"]+\.js)"/.exec(html)?.[1];
      const plain = await ask(`${url}${script}`);
      const packed = await ask(`${url}${script}`, { headers: { 'accept-encoding': encoding } });
      expect(plain.headers['content-encoding']).toBeUndefined();
      expect(packed.headers['content-encoding']).toBe(encoding);
      expect(decompress(packed.body).equals(plain.body)).toBe(true);
      for (const { status, headers } of [plain, packed]) {
        expect(status).toBe(200);
        expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
        expect(headers['content-type']).toMatch(/javascript/);
      }
    },
  );

  it('are the same each time, in part and if unchanged', async () => {
    const [script = ''] = /\/assets\/[\w.-]+\.js/.exec((await page('/')).body) ?? [];
    const first = await ask(`${url}${script}`);
    const again = await ask(`${url}${script}`);
    const headersOf = ({ headers }: typeof first) => {
      const { 'x-request-id': _id, date: _date, ...others } = headers;
      return others;
    };
    expect(headersOf(again)).toEqual(headersOf(first));
    expect(again.body.equals(first.body)).toBe(true);
    expect(again.headers['content-security-policy']).toContain("script-src 'self';");
    const part = await ask(`${url}${script}`, { headers: { range: 'bytes=0-9' } });
    expect(part.status).toBe(206);
    expect(part.body.equals(first.body.subarray(0, 10))).toBe(true);
    const since = String(again.headers['last-modified']);
    const unchanged = await ask(`${url}${script}`, { headers: { 'if-modified-since': since } });
    expect(unchanged.status).toBe(304);
  });

  it('have no compressed copies under other names', async () => {
    const [script = ''] = /\/assets\/[\w.-]+\.js/.exec((await page('/')).body) ?? [];
    expect((await ask(`${url}${script}`)).status).toBe(200);
    expect((await ask(`${url}${script}.br`)).status).toBe(404);
  });

  it('that do not exist are not cached forever', async () => {
    const answer = await ask(`${url}/assets/entry.client-00000000.js`);
    expect(answer.status).toBe(404);
    expect(answer.headers['cache-control']).not.toContain('immutable');
  });

  it.each(['..%2f..%2fpackage.json', '%2e%2e%2ffavicon.svg', '', 'x/y'])(
    'do not allow path traversal by %j',
    async (way) => expect((await ask(`${url}/assets/${way}`)).status).toBe(404),
  );
});
