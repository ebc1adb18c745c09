import { once } from 'node:events';
import http from 'node:http';
import { text } from 'node:stream/consumers';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { closeWithin } from './close-within.ts';
import { addDraining } from './drain.ts';

interface SmallSite {
  app: FastifyInstance;
  url: string;
  /** The route /slow answers after this. */
  finishSlow: () => void;
  slowBegan: Promise<void>;
}

async function startSmallSite(): Promise<SmallSite> {
  const app = fastify();
  const began = Promise.withResolvers<void>();
  const finished = Promise.withResolvers<void>();
  addDraining(app);
  app.get('/', async () => 'Here');
  app.get('/slow', async () => {
    began.resolve();
    await finished.promise;
    return (await app.inject('/')).body;
  });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  return { app, url, finishSlow: finished.resolve, slowBegan: began.promise };
}

describe('a site that is about to stop', () => {
  let site: SmallSite;
  let other: SmallSite;
  let agent: http.Agent;

  beforeEach(async () => {
    site = await startSmallSite();
    other = await startSmallSite();
    agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  });
  afterEach(async () => {
    agent.destroy();
    await Promise.all([site.app.close(), other.app.close()]);
  });

  async function get(path: string) {
    const request = http.get(`${site.url}${path}`, { agent });
    const [response]: http.IncomingMessage[] = await once(request, 'response');
    return {
      status: response?.statusCode,
      connection: response?.headers.connection,
      body: response && (await text(response)),
    };
  }

  it('waits for a client with an idle connection and tells it to leave', async () => {
    expect(await get('/')).toEqual({ status: 200, connection: 'keep-alive', body: 'Here' });
    let isDrained = false;
    const drained = site.app.drain.run().then(() => {
      isDrained = true;
    });
    await other.app.drain.run();
    expect(isDrained).toBe(false);
    expect(await get('/')).toEqual({ status: 200, connection: 'close', body: 'Here' });
    await drained;
  });

  it('does not wait forever', async () => {
    await get('/');
    await site.app.drain.run(0);
    await closeWithin(site.app, 4_000);
    expect(site.app.server.listening).toBe(false);
  });

  it('finishes a request that calls the API in-process, and closes its connection', async () => {
    const slow = get('/slow');
    await site.slowBegan;
    const closed = closeWithin(site.app, 4_000);
    expect(site.app.server.listening).toBe(false);
    site.finishSlow();
    expect(await slow).toEqual({ status: 200, connection: 'close', body: 'Here' });
    await closed;
  });
});
