import type { FastifyPluginAsync } from 'fastify';
import { addCall } from '../../plugins/add-call.ts';
import { addRead } from '../../plugins/add-read.ts';
import { signedIn } from '../../plugins/session.ts';
import type { CarriedRunService } from './carried-run.service.ts';
import type { DuelService } from './duel.service.ts';
import type { FactsService } from './facts.service.ts';
import type { PresetService } from './preset.service.ts';
import type { RunService } from './run.service.ts';

interface DrillRoutesDeps {
  drillPresets: PresetService;
  drillRuns: RunService;
  carriedRuns: CarriedRunService;
  numberFacts: FactsService;
  duels: DuelService;
}

export const drillRoutes: FastifyPluginAsync<DrillRoutesDeps> = async (
  api,
  { drillPresets, drillRuns, carriedRuns, numberFacts, duels },
) => {
  // Runs change by the second, and links end.
  api.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });

  addRead(api, 'GET /api/drills', ({ actor }) => drillPresets.list(actor));

  addCall(api, 'POST /api/drills/runs', (request) => drillRuns.start(request, request.body));

  addRead(api, 'GET /api/drills/runs', (request) =>
    drillRuns.history(signedIn(request).actor, request.query.preset),
  );

  addRead(api, 'GET /api/drills/runs/:id', ({ actor, params }) => drillRuns.read(actor, params.id));

  addCall(api, 'POST /api/drills/runs/:id/answers', (request) =>
    drillRuns.answer(request, request.params.id, request.body.answers),
  );

  addCall(api, 'POST /api/drills/runs/:id/finish', (request) =>
    drillRuns.finish(request, request.params.id, request.body.answers),
  );

  addCall(api, 'POST /api/drills/runs/:id/abandon', (request) =>
    drillRuns.abandon(request, request.params.id),
  );

  addCall(api, 'POST /api/drills/carry', (request) =>
    carriedRuns.carry(signedIn(request).actor, request.body.runs),
  );

  addRead(api, 'GET /api/drills/facts', (request) => numberFacts.read(signedIn(request).actor.id));

  addCall(api, 'POST /api/drills/duels', ({ actor, ip, body }) =>
    duels.create({ actor, ip, ...body }),
  );

  addRead(api, 'GET /api/drills/duels', ({ actor, query }) =>
    duels.find(query.token, actor, query.run),
  );

  addRead(api, 'GET /api/admin/drills', () => drillPresets.listForAdmins());

  addCall(api, 'PUT /api/admin/drills/:slug', (request) =>
    drillPresets.change(signedIn(request).actor, request.params.slug, request.body),
  );
};
