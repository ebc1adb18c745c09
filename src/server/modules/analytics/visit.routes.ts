import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { visitSchema } from '#shared/contracts/analytics.ts';
import type { VisitService } from './visit.service.ts';

export const visitRoutes: FastifyPluginAsyncZod<{ visits: VisitService }> = async (
  api,
  { visits },
) => {
  // The server still answers requests when its end begins, and counts them.
  api.addHook('onClose', () => visits.stop());

  api.post(
    '/analytics/visits',
    {
      config: { access: 'public', session: 'ignored' },
      bodyLimit: 16 * 1024,
      schema: {
        summary: 'Say that somebody looks at a page',
        description:
          'Known bots, administration pages and whoever sends `DNT` or `Sec-GPC` are left out. No address and no cookie is kept.',
        tags: ['Analytics'],
        body: visitSchema,
        response: { 204: z.null() },
      },
    },
    async ({ body, ip, host, headers }, reply) => {
      await visits.record(body, {
        address: ip,
        userAgent: headers['user-agent'] ?? '',
        host,
        optsOut: headers.dnt === '1' || headers['sec-gpc'] === '1',
      });
      return reply.code(204).send(null);
    },
  );
};
