import { once } from 'node:events';
import type { FastifyInstance } from 'fastify';

/** Lets running requests finish, then cuts off the connections that are still open. */
export async function closeWithin(app: FastifyInstance, graceMs: number): Promise<void> {
  app.drain.begin();
  const cutOff = setTimeout(() => app.server.closeAllConnections(), graceMs);
  try {
    // First, because pages call the API in-process, which a closed app refuses.
    if (app.server.listening) await once(app.server.close(), 'close');
    await app.close();
  } finally {
    clearTimeout(cutOff);
  }
}
