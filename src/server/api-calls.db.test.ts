import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { calls } from '#shared/contracts/calls.ts';
import { createTestApp, type TestApp } from '#test/support/app.ts';

interface DescribedRoute {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  url: string;
  access: string;
}

async function describedRoutes(): Promise<DescribedRoute[]> {
  const { app, close } = await createTestApp();
  const { paths } = (await app.inject('/api/openapi.json')).json<{
    paths: Record<string, Record<string, { 'x-access': string }>>;
  }>();
  await close();
  return Object.entries(paths).flatMap(([url, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      method: z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']).parse(method.toUpperCase()),
      url,
      access: operation['x-access'],
    })),
  );
}

const routes = await describedRoutes();

/** Bodies that no call accepts. */
const unacceptable = [
  ['text/plain', 'x'],
  ['nonsense', 'x'],
  ['application/json', '{'],
  ['application/json', `"${'x'.repeat(300 * 1024)}"`],
] as const;

it('has exactly the routes in the table of calls', () => {
  const names = routes.map(({ method, url }) => `${method} ${url.replaceAll(/\{(\w+)\}/g, ':$1')}`);
  expect(names.sort()).toEqual(Object.keys(calls).sort());
});

describe('every call of the API', () => {
  let site: TestApp;
  beforeAll(async () => {
    site = await createTestApp();
  });
  afterAll(() => site.close());

  const call = (
    { method, url }: DescribedRoute,
    headers: Record<string, string>,
    payload?: string,
  ) =>
    site.app.inject({
      method,
      url: url.replaceAll(/\{\w+\}/g, '1'),
      headers,
      ...(payload !== undefined && { payload }),
    });

  it.each(Object.keys(calls))('%s has a route', (name) => {
    const [method = '', url = ''] = name.split(' ');
    expect(site.app.hasRoute({ method, url })).toBe(true);
  });

  it.each(routes)('$method $url enforces its access level: $access', async (route) => {
    const asNobody = await call(route, {});
    const asUser = await call(route, await site.signIn());
    const asAdmin = await call(route, await site.signIn({ isAdmin: true }));
    const refusal = ({ statusCode, body }: { statusCode: number; body: string }) =>
      /"code":"(NOT_SIGNED_IN|FORBIDDEN)"/.test(body) ? statusCode : 'let in';
    expect(route.access).toMatch(/^(public|user|admin)$/);
    expect(refusal(asNobody)).toBe(route.access === 'public' ? 'let in' : 401);
    expect(refusal(asUser)).toBe(route.access === 'admin' ? 403 : 'let in');
    expect(refusal(asAdmin)).toBe('let in');
  });

  const restricted = routes.filter(({ method, access }) => method !== 'GET' && access !== 'public');
  it.each(restricted)('$method $url checks access before the body', async (route) => {
    for (const [type, payload] of unacceptable) {
      const headers = { 'content-type': type };
      expect((await call(route, headers, payload)).statusCode).toBe(401);
      if (route.access === 'user') continue;
      const asUser = await call(route, { ...headers, ...(await site.signIn()) }, payload);
      expect(asUser.statusCode).toBe(403);
    }
  });

  describe('for a former administrator', () => {
    let revoked: { cookie: string };
    beforeAll(async () => {
      revoked = await site.signIn({ isAdmin: true, username: 'revoked' });
      const before = await site.app.inject({ url: '/api/admin/users', headers: revoked });
      expect(before.statusCode).toBe(200);
      const { pool } = site.database;
      await pool.query("UPDATE users SET is_admin = false WHERE username = 'revoked'");
    });

    const closed = routes.filter(({ access }) => access === 'admin');
    it.each(closed)('$method $url is closed', async (route) => {
      const { statusCode, body } = await call(route, revoked);
      expect(body).toContain('"code":"FORBIDDEN"');
      expect(statusCode).toBe(403);
    });
  });
});
