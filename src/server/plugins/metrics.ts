import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { notSignedIn } from '../lib/errors.ts';
import { isSameToken } from '../lib/secret-token.ts';

/** Prometheus metrics of the process, and the duration of each route. */
export function addMetrics(app: FastifyInstance, token: string | null): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Request duration by method, route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });

  app.addHook('onResponse', (request, reply, done) => {
    // The route pattern, not the URL: URLs are unbounded and may be private.
    const route = request.routeOptions.url ?? 'none';
    duration.observe(
      { method: request.method, route, status: reply.statusCode },
      reply.elapsedTime / 1000,
    );
    done();
  });

  app.get('/metrics', { logLevel: 'warn' }, async (request, reply) => {
    const [, guess = ''] = /^Bearer +(.+)$/i.exec(request.headers.authorization ?? '') ?? [];
    if (token !== null && !isSameToken(guess, token)) {
      reply.header('www-authenticate', 'Bearer');
      throw notSignedIn('This page needs a token.');
    }
    return reply
      .header('cache-control', 'no-store')
      .type(registry.contentType)
      .send(await registry.metrics());
  });
  return registry;
}
