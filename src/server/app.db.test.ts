import { Writable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { createLog } from './lib/log.ts';

describe('the app', () => {
  let site: TestApp;
  beforeAll(async () => {
    site = await createTestApp();
  });
  afterAll(() => site.close());

  const get = (url: string, headers: Record<string, string> = {}) =>
    site.app.inject({ url, headers });

  it.each([
    ['GET', '/api'],
    ['GET', '/api/'],
    ['GET', '/api/nothing'],
    ['POST', '/api/settings'],
    ['DELETE', '/api/user/1'],
    ['PUT', '/api/../api/none'],
  ] as const)('answers %s %s with a JSON 404', async (method, url) => {
    const response = await site.app.inject({ method, url });
    expect(response.statusCode).toBe(404);
    expect(response.json()).toEqual({
      code: 'NOT_FOUND',
      message: 'Not found',
      error: 'Not found',
    });
  });

  it.each([
    ['missing', ''],
    ['null', 'null'],
    ['a list', '[]'],
    ['a text', '"x"'],
  ])('names the missing fields of a body that is %s', async (_what, payload) => {
    const headers = { 'content-type': 'application/json' };
    const response = await site.app.inject({ method: 'POST', url: '/api/login', headers, payload });
    expect(response.statusCode).toBe(400);
    if (payload) expect(response.json().message).toBe('Please enter a valid email');
  });

  it('refuses plain text with 415', async () => {
    const headers = { 'content-type': 'text/plain' };
    const response = await site.app.inject({
      method: 'POST',
      url: '/api/login',
      headers,
      payload: '{}',
    });
    expect(response.statusCode).toBe(415);
  });

  it('answers a malformed URL with 400', async () => {
    const response = await get('/api/%E0%A4%A');
    expect(response.statusCode).toBe(400);
    expect(response.json().code).toBe('BAD_ADDRESS');
  });

  it('sends security headers with every response, errors included', async () => {
    for (const url of ['/healthz', '/api/settings', '/api/nothing']) {
      expect((await get(url)).headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
        'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
      });
    }
  });

  it('never allows inline scripts, and has a new nonce for every response', async () => {
    const policies = await Promise.all(
      [1, 2].map(async () => String((await get('/healthz')).headers['content-security-policy'])),
    );
    const scripts = policies.map((policy) => /script-src ([^;]*)/.exec(policy)?.[1]);
    expect(scripts[0]).toMatch(/^'self' 'nonce-[\w+/]{22}=='$/);
    expect(scripts[0]).not.toBe(scripts[1]);
  });

  it('sends HSTS only over HTTPS', async () => {
    expect((await get('/healthz')).headers).not.toHaveProperty('strict-transport-security');
    const secure = await createTestApp({
      config: { appUrl: 'https://quant.example.org' },
    });
    const { headers } = await secure.app.inject('/healthz');
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    await secure.close();
  });

  it('gives every request an id', async () => {
    const ids = await Promise.all(
      [1, 2].map(async () => (await get('/healthz')).headers['x-request-id']),
    );
    expect(ids[0]).toMatch(/^[\da-f-]{36}$/);
    expect(ids[0]).not.toBe(ids[1]);
  });

  it('compresses large responses', async () => {
    const { headers } = await get('/api/openapi.json', { 'accept-encoding': 'br' });
    expect(headers['content-encoding']).toBe('br');
    const small = await get('/healthz', { 'accept-encoding': 'br' });
    expect(small.headers).not.toHaveProperty('content-encoding');
  });

  it('is healthy and ready', async () => {
    expect((await get('/healthz')).json()).toEqual({ status: 'ok' });
    expect((await get('/readyz')).json()).toEqual({ status: 'ready' });
  });

  it('is not ready while migrations are missing', async () => {
    const behind = await createTestApp();
    await behind.database.pool.query('TRUNCATE drizzle.__drizzle_migrations');
    const response = await behind.app.inject('/readyz');
    expect(response.statusCode).toBe(503);
    expect(response.json()).toEqual({ status: 'migrations pending' });
    await behind.close();
  });

  it('is not ready when it is about to stop, but still serves', async () => {
    const leaving = await createTestApp();
    leaving.app.drain.begin();
    const response = await leaving.app.inject('/readyz');
    expect(response.statusCode).toBe(503);
    expect(response.json()).toEqual({ status: 'stopping' });
    expect((await leaving.app.inject('/api/settings')).statusCode).toBe(200);
    await leaving.close();
  });

  it('shows metrics by route pattern for Prometheus', async () => {
    await get('/api/settings?token=abc');
    const { body, headers } = await get('/metrics');
    expect(headers['content-type']).toContain('text/plain');
    expect(body).toMatch(
      /http_request_duration_seconds_count\{method="GET",route="\/api\/settings",status="200"\} \d/,
    );
    expect(body).not.toContain('abc');
  });

  it('shows metrics only to those with the token, if one is set', async () => {
    const token = 'a token for Prometheus';
    const { app, close } = await createTestApp({ config: { metricsToken: token } });
    onTestFinished(close);
    const ask = (authorization?: string) =>
      app.inject({ url: '/metrics', headers: authorization ? { authorization } : {} });
    for (const wrong of [undefined, token, 'Bearer', `Bearer ${token}x`, `Basic ${token}`]) {
      const refused = await ask(wrong);
      expect(refused.statusCode).toBe(401);
      expect(refused.headers['www-authenticate']).toBe('Bearer');
      expect(refused.body).not.toContain('http_request');
    }
    expect((await ask(`Bearer ${token}`)).statusCode).toBe(200);
  });

  it('serves a page for browsing the API', async () => {
    expect((await get('/api/docs')).body).toContain('swagger-ui');
  });

  it('logs no secrets: no query strings, cookies, or bodies', async () => {
    const lines: string[] = [];
    const sink = new Writable({
      write(chunk, _encoding, done) {
        lines.push(String(chunk));
        done();
      },
    });
    const logged = await createTestApp({ log: createLog('trace', sink) });
    await logged.app.inject({
      method: 'POST',
      url: '/api/logout?token=secret-in-query',
      headers: { cookie: 'martingale_session=secret-in-cookie', authorization: 'secret-in-header' },
      payload: { password: 'secret-in-body' },
    });
    await logged.database.pool.query('ALTER TABLE users RENAME TO gone');
    const failed = await logged.app.inject({
      method: 'POST',
      url: '/api/login',
      payload: { email: 'secret-in-query@example.org', password: '123456' },
    });
    expect(failed.statusCode).toBe(500);
    await logged.close();
    expect(lines.join('')).toContain('"path":"/api/logout"');
    expect(lines.join('')).toContain('Failed query');
    expect(lines.join('')).not.toContain('secret-in');
  });
});
