import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { progressQuerySchema, progressSchema } from '#shared/contracts/progress.ts';
import { signedIn } from '../../plugins/session.ts';
import type { ProgressService } from './progress.service.ts';

export const progressRoutes: FastifyPluginAsyncZod<{ progress: ProgressService }> = async (
  api,
  { progress },
) => {
  api.get(
    '/progress',
    {
      config: { access: 'user' },
      schema: {
        summary: 'What the caller has attempted and solved, when, and what to try next',
        tags: ['Progress'],
        querystring: progressQuerySchema,
        response: { 200: progressSchema },
      },
    },
    async (request) => progress.of(signedIn(request).actor.id, request.query.timeZone),
  );
};
