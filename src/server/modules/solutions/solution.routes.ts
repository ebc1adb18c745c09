import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { idField } from '#shared/contracts/fields.ts';
import { solutionSchema, solutionUpdateSchema } from '#shared/contracts/solution.ts';
import { signedIn } from '../../plugins/session.ts';
import type { SolutionService } from './solution.service.ts';
import type { SolutionUpdateService } from './solution-update.service.ts';

interface SolutionRoutesDeps {
  solutions: SolutionService;
  solutionUpdates: SolutionUpdateService;
}

const questionId = idField('Invalid question id');

export const solutionRoutes: FastifyPluginAsyncZod<SolutionRoutesDeps> = async (
  api,
  { solutions, solutionUpdates },
) => {
  const tags = ['Solutions'];

  api.get(
    '/solutions/:questionId',
    {
      config: { access: 'user' },
      schema: {
        summary: 'The solution of a question',
        description:
          '403 `PREMIUM_REQUIRED` where a subscription is needed. A question not started yet counts as attempted from then on.',
        tags,
        params: z.object({ questionId }),
        querystring: z.object({ cb: z.string().optional().describe('Ignored.') }),
        response: { 200: solutionSchema },
      },
    },
    async (request, reply) => {
      const { actor } = signedIn(request);
      reply.header('cache-control', 'no-store');
      return solutions.show(actor, request.params.questionId);
    },
  );

  api.get(
    '/solution-updates',
    {
      // Asked all the time, and the same for everybody: who asks is not even looked up.
      config: { access: 'public', session: 'ignored' },
      schema: {
        summary: 'When a solution was last saved',
        description: 'Without `questionId`: the one that was saved last.',
        tags,
        querystring: z.object({ questionId: questionId.optional() }),
        response: { 200: solutionUpdateSchema, 304: z.undefined() },
      },
    },
    async ({ query, headers }, reply) => {
      const update = await solutionUpdates.lastSave(query.questionId ?? null);
      const etag = `"${update.questionId ?? 0}-${update.timestamp ?? 0}"`;
      reply.headers({ 'cache-control': 'no-cache', etag });
      if (isKnown(etag, headers['if-none-match'])) return reply.code(304).send(undefined);
      return update;
    },
  );
};

/** Proxies that compress weaken the tag they pass on. */
function isKnown(etag: string, ifNoneMatch = ''): boolean {
  const tags = ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes(etag) || tags.includes('*');
}
