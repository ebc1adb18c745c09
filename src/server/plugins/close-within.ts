import type { FastifyInstance } from 'fastify';

/** Lets running requests finish, then cuts off the connections that are still open. */
export async function closeWithin(app: FastifyInstance, graceMs: number): Promise<void> {
  const cutOff = setTimeout(() => app.server.closeAllConnections(), graceMs);
  try {
    await app.close();
  } finally {
    clearTimeout(cutOff);
  }
}
