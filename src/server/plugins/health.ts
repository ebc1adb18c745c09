import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { migrationsAreCurrent } from '../db/migrate.ts';

/** For load balancers: liveness, and readiness (database up, migrations applied). */
export function addHealthChecks(app: FastifyInstance, pool: pg.Pool): void {
  const options = { logLevel: 'warn' } as const;

  app.get('/healthz', options, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );

  app.get('/readyz', options, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (app.drain.stopping.aborted) return reply.code(503).send({ status: 'stopping' });
    try {
      if (await migrationsAreCurrent(pool)) return { status: 'ready' };
      return reply.code(503).send({ status: 'migrations pending' });
    } catch (error) {
      request.log.warn({ err: error }, 'readiness check failed');
      return reply.code(503).send({ status: 'database unavailable' });
    }
  });
}
