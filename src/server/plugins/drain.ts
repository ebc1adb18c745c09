import type { ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    drain: Drain;
  }
}

const checkEveryMs = 50;
/** Checks in a row, not a duration: a stalled process has not been listening. */
const quietChecks = 10;

/** Tells clients that the site is about to stop, while it still serves them. */
class Drain {
  readonly #stopping = new AbortController();
  /** The latest response on each open connection. */
  readonly #responses = new Map<Socket, ServerResponse>();
  #requestCount = 0;

  /** Aborted when the site is about to stop. */
  readonly stopping = this.#stopping.signal;

  watch(socket: Socket, response: ServerResponse): void {
    this.#requestCount += 1;
    if (!this.#responses.has(socket)) {
      socket.once('close', () => this.#responses.delete(socket));
    }
    this.#responses.set(socket, response);
    if (this.stopping.aborted) closeAfter(response);
  }

  /** From now on, each response closes its connection. */
  begin(): void {
    this.#stopping.abort();
    for (const response of this.#responses.values()) closeAfter(response);
  }

  /**
   * Resolves when no request has arrived for a while and no client holds an idle connection.
   * Closing the port sooner would reset connections in its queue; closing an idle connection could
   * lose a request on its way.
   */
  async run(longestMs = 3_000): Promise<void> {
    this.begin();
    const deadline = performance.now() + longestMs;
    let quietFor = 0;
    while ((quietFor < quietChecks || this.#hasIdle()) && performance.now() < deadline) {
      const before = this.#requestCount;
      await wait(checkEveryMs);
      quietFor = this.#requestCount === before ? quietFor + 1 : 0;
    }
  }

  #hasIdle(): boolean {
    return [...this.#responses.values()].some((response) => response.writableFinished);
  }
}

export function addDraining(app: FastifyInstance): void {
  const drain = new Drain();
  app.decorate('drain', drain);
  app.addHook('onRequest', (request, reply, done) => {
    // In-process calls have no socket.
    if (request.socket instanceof Socket) drain.watch(request.socket, reply.raw);
    done();
  });
  app.addHook('preClose', async () => drain.begin());
}

function closeAfter(response: ServerResponse): void {
  if (!response.headersSent) response.shouldKeepAlive = false;
}
