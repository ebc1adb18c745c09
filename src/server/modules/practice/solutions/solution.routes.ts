import type { FastifyPluginAsync } from 'fastify';
import { addCall } from '../../../plugins/add-call.ts';
import { signedIn } from '../../../plugins/session.ts';
import type { SolutionService } from './solution.service.ts';
import type { SolutionUpdateService } from './solution-update.service.ts';

interface SolutionRoutesDeps {
  solutions: SolutionService;
  solutionUpdates: SolutionUpdateService;
}

export const solutionRoutes: FastifyPluginAsync<SolutionRoutesDeps> = async (
  api,
  { solutions, solutionUpdates },
) => {
  addCall(api, 'GET /api/solutions/:questionId', (request, reply) => {
    const { actor } = signedIn(request);
    reply.header('cache-control', 'no-store');
    const { params, query } = request;
    return solutions.show(actor, params.questionId, query.v ?? null);
  });

  addCall(api, 'GET /api/solution-updates', async ({ query, headers }, reply) => {
    const update = await solutionUpdates.lastSave(query.questionId ?? null);
    const etag = `"${update.questionId ?? 0}-${update.timestamp ?? 0}"`;
    reply.headers({ 'cache-control': 'no-cache', etag });
    if (isKnown(etag, headers['if-none-match'])) return reply.code(304).send(undefined);
    return update;
  });
};

/** Compressing proxies weaken the ETag. */
function isKnown(etag: string, ifNoneMatch = ''): boolean {
  const tags = ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes(etag) || tags.includes('*');
}
