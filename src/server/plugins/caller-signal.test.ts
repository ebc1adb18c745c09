import { once } from 'node:events';
import http from 'node:http';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { callerSignal } from './caller-signal.ts';

describe('callerSignal', () => {
  let app: FastifyInstance;
  let url: string;
  let answer: () => void;
  let called: Promise<AbortSignal>;
  beforeEach(async () => {
    app = fastify();
    const open = Promise.withResolvers<void>();
    const call = Promise.withResolvers<AbortSignal>();
    answer = open.resolve;
    called = call.promise;
    app.post('/', async (_request, reply) => {
      call.resolve(callerSignal(reply));
      await open.promise;
      return {};
    });
    url = await app.listen({ port: 0 });
  });
  afterEach(() => app.close());

  const post = () => {
    const request = http.request(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
    });
    request.end('{"a":1}');
    return request;
  };

  it('is aborted when the caller hangs up', async () => {
    const request = post();
    request.on('error', () => {});
    const signal = await called;
    expect(signal.aborted).toBe(false);
    request.destroy();
    await once(signal, 'abort');
    answer();
  });

  it('is not aborted when the response was sent', async () => {
    const request = post();
    const signal = await called;
    answer();
    const [response]: http.IncomingMessage[] = await once(request, 'response');
    response?.resume();
    await once(request, 'close');
    await app.close();
    expect(signal.aborted).toBe(false);
  });
});
