import net from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#test/support/app.ts';

describe('malformed HTTP', () => {
  let site: TestApp;
  let port: number;
  beforeAll(async () => {
    site = await createTestApp({ config: { appUrl: 'https://martingale.example' } });
    port = Number(new URL(await site.app.listen({ port: 0, host: '127.0.0.1' })).port);
  });
  afterAll(() => site.close());

  function send(request: string): Promise<string> {
    const socket = net.connect(port, '127.0.0.1');
    socket.write(request);
    return text(socket);
  }

  it.each([
    ['nonsense', 'what is this\r\n\r\n', 400, 'Bad Request'],
    [
      'endless headers',
      `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(40_000)}\r\n\r\n`,
      431,
      'Request Header Fields Too Large',
    ],
  ])('gets the standard error body: %s', async (_what, request, status, message) => {
    const answer = await send(request);
    expect(answer).toContain(`HTTP/1.1 ${status} ${message}\r\n`);
    const [, body = ''] = answer.split('\r\n\r\n');
    expect(JSON.parse(body)).toEqual({ code: 'BAD_REQUEST', message, error: message });
  });

  it.each([
    ['nonsense', 'what is this\r\n\r\n'],
    ['endless headers', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(40_000)}\r\n\r\n`],
    ['a whole URL', 'GET http://x/about HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'],
    ['no host', 'GET /api/settings HTTP/1.1\r\nConnection: close\r\n\r\n'],
    [
      'an expectation',
      'GET /api/none HTTP/1.1\r\nHost: x\r\nExpect: tea\r\nConnection: close\r\n\r\n',
    ],
    ['a bad URL', 'GET /api/%E0%A4%A HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'],
    ['a bad URL of a page', 'GET /%E0%A4%A HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'],
  ])('is answered with the security headers: %s', async (_what, request) => {
    const [head = ''] = (await send(request)).split('\r\n\r\n');
    expect(head).toMatch(/^HTTP\/1\.1 [45]\d\d /);
    expect(head).toMatch(/^strict-transport-security: max-age=31536000; includeSubDomains$/m);
    expect(head).toMatch(/^x-content-type-options: nosniff$/m);
    expect(head).toMatch(/^content-security-policy: .*frame-ancestors 'none'/m);
  });

  it.each(['http://x/about', 'http://x/api/questions', '*', 'about'])(
    'refuses the target %s',
    async (target) => {
      const answer = await send(`GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
      expect(answer).toMatch(/^HTTP\/1\.1 400 /);
      const [, body = ''] = answer.split('\r\n\r\n');
      expect(body).toContain('"code":"BAD_');
    },
  );
});
