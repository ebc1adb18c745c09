import { Agent } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { fileForm } from '#test/support/forms.ts';
import { holdRequest } from '#test/support/hold-request.ts';

const megabyte = 1024 * 1024;

describe('a restricted call', () => {
  let site: TestApp;
  let url: string;
  let agent: Agent;
  let connections = 0;
  beforeAll(async () => {
    site = await createTestApp();
    url = await site.app.listen({ port: 0, host: '127.0.0.1' });
    agent = new Agent({ keepAlive: true, maxSockets: 1 });
    site.app.server.on('connection', () => {
      connections += 1;
    });
  });
  afterAll(() => {
    agent.destroy();
    return site.close();
  });

  const json = { 'content-type': 'application/json' };
  const form = fileForm({
    field: 'image',
    filename: 'a.png',
    content: Buffer.alloc(10 * megabyte),
  });
  it.each([
    ['JSON', 'PUT', '/api/admin/settings/x', json, Buffer.alloc(10 * megabyte)],
    ['an image', 'POST', '/api/admin/upload', form.headers, form.payload],
    ['an import', 'POST', '/api/admin/import-file', form.headers, form.payload],
  ] as const)(
    'is refused without waiting for 10 MB of %s',
    async (_what, method, path, type, payload) => {
      const send = (headers: Record<string, string>) =>
        holdRequest(`${url}${path}`, { method, headers: { ...type, ...headers }, payload, agent });
      const asVisitor = await send({});
      expect(await asVisitor.response).toMatchObject({
        status: 401,
        body: expect.stringContaining('"code":"NOT_SIGNED_IN"'),
      });
      // The rest is discarded, and the connection stays open for the next request.
      await asVisitor.finish();
      const asUser = await send(await site.signIn());
      expect(await asUser.response).toMatchObject({
        status: 403,
        body: expect.stringContaining('"code":"FORBIDDEN"'),
      });
      await asUser.finish();
      expect(connections).toBe(1);
    },
  );

  describe('looks up the session once', () => {
    const countLookups = async (call: () => Promise<unknown>) => {
      const query = vi.spyOn(site.database.pool, 'query').mockClear();
      await call();
      return query.mock.calls.filter((asked) => JSON.stringify(asked).includes('sessions')).length;
    };

    it('if it has no body', async () => {
      const headers = await site.signIn();
      const path = '/api/notifications';
      expect(await countLookups(() => site.app.inject({ url: path, headers }))).toBe(1);
      expect(await countLookups(() => fetch(`${url}${path}`, { headers }))).toBe(1);
    });

    it('if its body arrives with its headers', async () => {
      const { cookie } = await site.signIn();
      const socket = connect(Number(new URL(url).port), '127.0.0.1');
      const lookups = await countLookups(() => {
        socket.write(
          [
            'POST /api/notifications/read HTTP/1.1',
            'Host: localhost',
            'Connection: close',
            `Cookie: ${cookie}`,
            'Content-Type: application/json',
            'Content-Length: 2',
            '',
            '{}',
          ].join('\r\n'),
        );
        return text(socket);
      });
      expect(lookups).toBe(1);
    });
  });
});
