import { Writable } from 'node:stream';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { insertQuestions } from '#test/support/questions.ts';
import { createLog } from '../lib/log.ts';
import { createToken } from '../lib/secret-token.ts';
import { builtPages } from './built-pages.ts';

let site: TestApp;
let lines: string[];
/** Advances whenever it is read, so that each rendering differs from the last. */
let clock = Date.now();

beforeAll(async () => {
  lines = [];
  const sink = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  site = await createTestApp({
    pages: await builtPages(),
    now: () => {
      clock += 1;
      return new Date(clock);
    },
    log: createLog('info', sink),
  });
});
afterAll(() => site.close());

const get = (url: string, headers: Record<string, string> = {}) =>
  site.app.inject({ url, headers });

describe('a cached page', () => {
  it.each(['br', 'gzip', 'identity'])('is identical to the last byte: %s', async (encoding) => {
    const headers = { 'accept-encoding': encoding };
    const first = await get('/about', headers);
    const second = await get('/about', headers);
    expect(second.rawPayload.equals(first.rawPayload)).toBe(true);
    const different = ['x-request-id', 'date'];
    const same = Object.entries(first.headers).filter(([name]) => !different.includes(name));
    expect(second.headers).toMatchObject(Object.fromEntries(same));
    expect(second.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
    expect(second.headers['x-request-id']).not.toBe(first.headers['x-request-id']);
  });

  it('has every header of a page', async () => {
    const once = await get('/nope');
    await get('/');
    const kept = await get('/');
    const names = Object.keys(once.headers).filter((name) => name !== 'connection');
    expect(Object.keys(kept.headers)).toEqual(expect.arrayContaining(names));
    expect(kept.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-cache',
      vary: 'accept-encoding, cookie',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
  });

  it.each([
    ['br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip', 'gzip', gunzipSync],
    ['br;q=0', undefined, (body: Buffer) => body],
  ] as const)('is sent in the requested encoding: %s', async (accepted, encoding, decode) => {
    const plain = await get('/about');
    const answer = await get('/about', { 'accept-encoding': accepted });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.headers['content-length']).toBe(String(answer.rawPayload.length));
    expect(decode(answer.rawPayload).equals(plain.rawPayload)).toBe(true);
  });

  it('answers HEAD with the headers of GET and no body', async () => {
    const got = await get('/about');
    for (const url of ['/about', '/about?not-kept-yet']) {
      const head = await site.app.inject({ method: 'HEAD', url });
      expect(head.statusCode).toBe(200);
      expect(head.rawPayload).toHaveLength(0);
      expect(Object.keys(head.headers)).toEqual(Object.keys(got.headers));
    }
  });

  it('is neither shown to signed-in users nor built from their pages', async () => {
    const url = '/about?whose';
    const signedIn = await site.signIn({ username: 'somebody' });
    expect((await get(url, signedIn)).body).toContain('somebody');
    expect((await get(url)).body).not.toContain('somebody');
    const own = await get(url, signedIn);
    expect(own.body).toContain('somebody');
    expect(own.headers['cache-control']).toBe('private, no-store');
    expect((await get(url)).body).not.toContain('somebody');
  });

  it.each(['/reset-password', '/unsubscribe', '/newsletter/confirm'])(
    'is neither stored nor served for a URL with a token: %s',
    async (path) => {
      await get(path);
      const [first, second] = [await get(`${path}?token=abc`), await get(`${path}?token=abc`)];
      expect(first.statusCode).toBe(200);
      expect(first.headers['cache-control']).toBe('private, no-store');
      expect(second.body).not.toBe(first.body);
    },
  );

  it('ignores other cookies', async () => {
    const plain = await get('/about?cookies');
    const other = await get('/about?cookies', { cookie: 'theme=dark' });
    expect(other.body).toBe(plain.body);
  });

  it.each(['POST', 'PUT', 'DELETE'] as const)('does not answer %s', async (method) => {
    await get('/about');
    expect((await site.app.inject({ method, url: '/about' })).statusCode).toBe(404);
  });

  it.each([
    ['settings', "UPDATE settings SET value = 'x' WHERE key = 'app_title'"],
    ['questions', 'UPDATE questions SET name = name'],
  ])('is rendered again after a change to %s', async (_what, statement) => {
    const before = await get('/about');
    expect((await get('/about')).body).toBe(before.body);
    await site.database.pool.query(statement);
    await site.changes.settle();
    expect((await get('/about')).body).not.toBe(before.body);
  });

  it('stays when another discussion changes, and is dropped when its own does', async () => {
    const { pool } = site.database;
    const [first = 0, second = 0] = await insertQuestions(pool, [{}, {}]);
    const start = async (questionId: number) => {
      const { rows } = await pool.query<{ id: number }>(
        `INSERT INTO discussions (question_id, title, content, content_html, preview)
         VALUES ($1, 'A thread', 'A thread of ours.', '<p>A thread of ours.</p>', 'A thread')
         RETURNING id`,
        [questionId],
      );
      return rows[0]?.id ?? 0;
    };
    const threads = [await start(first), await start(second)] as const;
    const comment = async (threadId: number) => {
      await pool.query(
        "INSERT INTO comments (thread_id, content, content_html) VALUES ($1, 'Hm.', '<p>Hm.</p>')",
        [threadId],
      );
      await site.changes.settle();
    };
    await site.changes.settle();
    for (const url of [`/question/${first}`, `/discussions/${threads[0]}`, '/questions']) {
      const before = await get(url);
      expect(before.statusCode).toBe(200);
      await comment(threads[1]);
      expect((await get(url)).body).toBe(before.body);
    }
    const before = await get(`/discussions/${threads[0]}`);
    await comment(threads[0]);
    expect((await get(`/discussions/${threads[0]}`)).body).not.toBe(before.body);
    const question = await get(`/question/${first}`);
    await pool.query('UPDATE discussions SET comment_count = 2 WHERE id = $1', [threads[0]]);
    await site.changes.settle();
    expect((await get(`/question/${first}`)).body).not.toBe(question.body);
  });

  it('is the same with parameters that it does not read', async () => {
    const plain = await get('/questions');
    expect((await get(`/questions?z=${Math.random()}`)).body).toBe(plain.body);
    expect((await get('/questions?search=coin')).body).not.toBe(plain.body);
    const [id = 0] = await insertQuestions(site.database.pool, [{ name: 'A fair coin' }]);
    const elsewhere = await get(`/question/${id}/another-name?utm_source=friend`);
    expect(elsewhere.headers.location).toBe(`/question/${id}?utm_source=friend`);
  });

  it('is rendered once for everyone waiting for it', async () => {
    await site.database.pool.query('UPDATE questions SET name = name');
    await site.changes.settle();
    const answers = await Promise.all(Array.from({ length: 20 }, () => get('/about')));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  });

  it('is logged in one line and counted like any other', async () => {
    await get('/about?secret');
    lines.length = 0;
    const { headers } = await get('/about?secret');
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({
        reqId: headers['x-request-id'],
        method: 'GET',
        path: '/about',
        status: 200,
        ms: expect.any(Number),
      }),
    ]);
    const count = async () => {
      const { body } = await get('/metrics');
      return Number(
        /seconds_count\{method="GET",route="\/\*",status="200"\} (\d+)/.exec(body)?.[1],
      );
    };
    const before = await count();
    await get('/about?secret');
    expect(await count()).toBe(before + 1);
  });
});

describe('a session cookie without a session', () => {
  const withToken = (url: string, token: string) =>
    get(url, { cookie: `theme=dark; martingale_session=${token}` });
  const isDeleted = /^martingale_session=; Max-Age=0; Path=\/; .*HttpOnly; SameSite=Lax$/;
  const queries = () => vi.spyOn(site.database.pool, 'query').mock.calls;

  it.each([
    ['short', 'x'],
    ['encoded', '%00'],
    ['endless', 'x'.repeat(5_000)],
    ['one character too long', `${createToken()}A`],
    ['one character too short', createToken().slice(1)],
  ])(
    'gets the cached page without a query if it cannot be ours, and is deleted: %s',
    async (_how, token) => {
      const { body, headers } = await get('/about');
      const made = queries();
      const answer = await withToken('/about', token);
      expect(made).toEqual([]);
      expect(answer.body).toBe(body);
      expect(answer.headers['cache-control']).toBe(headers['cache-control']);
      expect(answer.headers['set-cookie']).toMatch(isDeleted);
    },
  );

  it('is looked up once, and gets the cached page both times', async () => {
    const { body } = await get('/about');
    const token = createToken();
    const made = queries();
    for (const _ of ['first', 'second']) {
      const answer = await withToken('/about', token);
      expect(answer.body).toBe(body);
      expect(answer.headers['set-cookie']).toMatch(isDeleted);
    }
    expect(made).toHaveLength(1);
  });

  it('lets the page be cached for others', async () => {
    const first = await withToken('/feedback', createToken());
    expect(first.headers['set-cookie']).toMatch(isDeleted);
    const next = await get('/feedback');
    expect(next.body).toBe(first.body);
    expect(next.headers['set-cookie']).toBeUndefined();
  });

  it('is deleted by a redirect and by a page that is not found', async () => {
    for (const [url, status] of [
      ['/account', 302],
      ['/nope', 404],
    ] as const) {
      const answer = await withToken(url, 'x');
      expect(answer.statusCode).toBe(status);
      expect(answer.headers['set-cookie']).toMatch(isDeleted);
    }
  });

  it('is deleted once the session has ended, and not before', async () => {
    const signedIn = await site.signIn({ username: 'leaving' });
    const own = await get('/about', signedIn);
    expect(own.body).toContain('leaving');
    expect(own.headers['set-cookie']).toBeUndefined();
    await site.app.inject({ method: 'POST', url: '/api/logout', headers: signedIn });
    const after = await get('/about', signedIn);
    expect(after.body).toBe((await get('/about')).body);
    expect(after.headers['set-cookie']).toMatch(isDeleted);
  });

  it('is not mistaken for one while sessions cannot be looked up', async () => {
    const signedIn = await site.signIn({ username: 'patient' });
    await site.database.pool.query('ALTER TABLE sessions RENAME TO away');
    const failed = await get('/about', signedIn);
    await site.database.pool.query('ALTER TABLE away RENAME TO sessions');
    expect(failed.statusCode).toBe(500);
    expect(failed.headers['cache-control']).toContain('no-store');
    expect(failed.headers['set-cookie']).toBeUndefined();
    expect((await get('/about', signedIn)).body).toContain('patient');
  });
});
