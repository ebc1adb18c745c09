import type { FastifyInstance } from 'fastify';

/** Lets what runs finish; a request that is still being sent after that is cut off. */
export async function closeWithin(app: FastifyInstance, patienceMs: number): Promise<void> {
  const cutOff = setTimeout(() => app.server.closeAllConnections(), patienceMs);
  try {
    await app.close();
  } finally {
    clearTimeout(cutOff);
  }
}
