import type { ChangeFeed } from '../../db/change-feed.ts';
import type { Database } from '../../db/client.ts';
import type { RunInTransaction } from '../../db/transaction.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import type { ThrottleService } from '../ground/throttle/throttle.service.ts';
import { createCarriedRunService } from './carried-run.service.ts';
import { createDuelService } from './duel.service.ts';
import { createFactsService } from './facts.service.ts';
import { createFinishOverdue } from './finish-overdue.ts';
import { createDrillNightService } from './nightly.service.ts';
import { createOwnDrillService } from './own-drill.service.ts';
import { createPresetService } from './preset.service.ts';
import { createRunService } from './run.service.ts';

interface DrillDeps {
  db: Database;
  inTransaction: RunInTransaction;
  changes: Pick<ChangeFeed, 'settle'>;
  jobs: Pick<Jobs, 'workOnSchedule'>;
  throttle: Pick<ThrottleService, 'allow'>;
  now: () => Date;
}

/** Timed drills: see docs/drills.md. */
export function createDrillServices(deps: DrillDeps) {
  const drilling = { ...deps, finishOverdue: createFinishOverdue(deps) };
  return {
    drillPresets: createPresetService(drilling),
    drillRuns: createRunService(drilling),
    carriedRuns: createCarriedRunService(drilling),
    numberFacts: createFactsService(drilling),
    ownDrills: createOwnDrillService(drilling),
    duels: createDuelService(drilling),
    drillNight: createDrillNightService(drilling),
  };
}
