import type { FastifyPluginAsync } from 'fastify';
import { addCall } from '../../../plugins/add-call.ts';
import { addRead } from '../../../plugins/add-read.ts';
import { signedIn } from '../../../plugins/session.ts';
import type { PairService } from './pair.service.ts';
import type { PartnerSearchService } from './search.service.ts';

interface PartnerRoutesDeps {
  partnerSearches: PartnerSearchService;
  partnerPairs: PairService;
}

export const partnerRoutes: FastifyPluginAsync<PartnerRoutesDeps> = async (api, deps) => {
  const { partnerSearches, partnerPairs } = deps;

  addRead(api, 'GET /api/partner', (request) => partnerSearches.read(signedIn(request).actor));

  addCall(api, 'PUT /api/partner', (request) =>
    partnerSearches.replace(signedIn(request).actor, request.body),
  );

  addCall(api, 'DELETE /api/partner', (request) => partnerSearches.remove(signedIn(request).actor));

  addCall(api, 'POST /api/partner-pairs/:id/cancel', (request) =>
    partnerPairs.cancel(signedIn(request).actor, request.params.id),
  );

  addCall(api, 'POST /api/partner-pairs/:id/block', (request) =>
    partnerPairs.block(signedIn(request).actor, request.params.id),
  );

  addRead(api, 'GET /api/blocks', (request) => partnerPairs.listBlocks(signedIn(request).actor));

  addCall(api, 'DELETE /api/blocks/:id', (request) =>
    partnerPairs.unblock(signedIn(request).actor, request.params.id),
  );
};
