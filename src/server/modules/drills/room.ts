import type { FastifyInstance } from 'fastify';
import type { RoomDeps } from '../../app-deps.ts';
import { addRoutes } from '../../plugins/add-routes.ts';
import type { Ground } from '../ground/room.ts';
import { createCarriedRunService } from './carried-run.service.ts';
import { drillRoutes } from './drill.routes.ts';
import { createDuelService } from './duel.service.ts';
import { createFactsService } from './facts.service.ts';
import { createFinishOverdue } from './finish-overdue.ts';
import { createDrillNightService } from './nightly.service.ts';
import { ownDrillRoutes } from './own-drill.routes.ts';
import { createOwnDrillService } from './own-drill.service.ts';
import { createPresetService } from './preset.service.ts';
import { createRunService } from './run.service.ts';

/** Timed drills: see docs/drills.md. */
export function openDrills(deps: RoomDeps, { rateLimits }: Ground) {
  const base = { ...deps, rateLimits, finishOverdue: createFinishOverdue(deps) };
  const services = {
    drillPresets: createPresetService(base),
    drillRuns: createRunService(base),
    carriedRuns: createCarriedRunService(base),
    numberFacts: createFactsService(base),
    ownDrills: createOwnDrillService(base),
    duels: createDuelService(base),
    drillNight: createDrillNightService(base),
  };
  return {
    services,

    async addRoutes(api: FastifyInstance) {
      await addRoutes(api, drillRoutes, { ...services, appUrl: deps.appUrl });
      await addRoutes(api, ownDrillRoutes, services);
    },

    startJobs: () => services.drillNight.startJobs(),
  };
}
