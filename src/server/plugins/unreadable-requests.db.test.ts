import net from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#test/support/app.ts';

describe('malformed HTTP', () => {
  let site: TestApp;
  let port: number;
  beforeAll(async () => {
    site = await createTestApp();
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
