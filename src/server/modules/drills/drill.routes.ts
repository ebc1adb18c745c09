import type { FastifyPluginAsync } from 'fastify';
import { addCall } from '../../plugins/add-call.ts';
import { addRead } from '../../plugins/add-read.ts';
import { knownDeviceOf } from '../../plugins/device.ts';
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
  appUrl: string;
}

export const drillRoutes: FastifyPluginAsync<DrillRoutesDeps> = async (
  api,
  { drillPresets, drillRuns, carriedRuns, numberFacts, duels, appUrl },
) => {
  // Runs change every second, and links expire.
  api.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });

  addRead(api, 'GET /api/drills', ({ actor }) => drillPresets.list(actor));

  addCall(api, 'POST /api/drills/runs', (request, reply) => {
    const { actor, ip, body } = request;
    const device = body.kind === 'duel' ? knownDeviceOf(request, reply, appUrl) : null;
    return drillRuns.start({ actor, ip, device }, body);
  });

  addRead(api, 'GET /api/drills/runs', (request) =>
    drillRuns.history(signedIn(request).actor, request.query.preset),
  );

  addRead(api, 'GET /api/drills/runs/:id', ({ actor, ip, params }) =>
    drillRuns.read({ actor, ip }, params.id),
  );

  addCall(api, 'POST /api/drills/runs/:id/answers', (request) =>
    drillRuns.answer(request, request.params.id, request.body.answers),
  );

  addCall(api, 'POST /api/drills/runs/:id/finish', (request) =>
    drillRuns.finish(request, request.params.id, request.body.answers, { isQuit: false }),
  );

  addCall(api, 'POST /api/drills/runs/:id/abandon', (request) =>
    drillRuns.finish(request, request.params.id, request.body.answers, { isQuit: true }),
  );

  addCall(api, 'POST /api/drills/carry', (request) =>
    carriedRuns.carry(signedIn(request).actor, request.body.runs),
  );

  addRead(api, 'GET /api/drills/facts', (request) => numberFacts.read(signedIn(request).actor.id));

  addCall(api, 'POST /api/drills/duels', (request, reply) => {
    const { actor, ip, body } = request;
    return duels.create({ actor, ip, device: knownDeviceOf(request, reply, appUrl), ...body });
  });

  addRead(api, 'GET /api/drills/duels', ({ actor, query }) =>
    duels.find(query.token, actor, query.run),
  );

  addRead(api, 'GET /api/admin/drills', () => drillPresets.listForAdmins());

  addCall(api, 'PUT /api/admin/drills/:slug', (request) =>
    drillPresets.change(signedIn(request).actor, request.params.slug, request.body),
  );
};
