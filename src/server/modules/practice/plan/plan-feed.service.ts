import type { Database } from '../../../db/client.ts';
import { type PublicFile, toPublicFile } from '../../../lib/public-file.ts';
import { createToken, hashToken, isToken } from '../../../lib/secret-token.ts';
import type { RateLimitService } from '../../ground/rate-limits/rate-limit.service.ts';
import type { SettingsService } from '../../ground/settings/settings.service.ts';
import { createPlanRepository } from './plan.repository.ts';
import type { PlanService } from './plan.service.ts';
import { planCalendar } from './plan-calendar.ts';
import { noPlan } from './plan-errors.ts';

interface PlanFeedDeps {
  db: Database;
  plans: Pick<PlanService, 'findCurrent' | 'daysToCome'>;
  rateLimits: Pick<RateLimitService, 'allow'>;
  settings: Pick<SettingsService, 'publicSettings'>;
  appUrl: string;
}

export type PlanFeedService = ReturnType<typeof createPlanFeedService>;

/** A link that calendars subscribe to. Whoever has it can read the plan, and nothing else. */
export function createPlanFeedService(deps: PlanFeedDeps) {
  const { db, plans, rateLimits, settings, appUrl } = deps;
  const repository = createPlanRepository(db);

  return {
    /** Replaces the last one. Only its hash is stored, so it cannot be shown again. */
    async issue({ id }: { id: number }): Promise<{ url: string }> {
      await rateLimits.allow('setting', String(id));
      const token = createToken();
      if (!(await repository.setFeedToken(id, hashToken(token)))) throw noPlan();
      return { url: `${appUrl}/feeds/plan.ics?token=${token}` };
    },

    async revoke({ id }: { id: number }): Promise<void> {
      await repository.setFeedToken(id, null);
    },

    /** Null: unknown, or revoked. */
    async file(token: string): Promise<PublicFile | null> {
      if (!isToken(token)) return null;
      const owner = await repository.findByFeed(hashToken(token));
      const current = owner && (await plans.findCurrent(owner));
      if (!current?.plan.laidOutAt) return null;
      const { id, laidOutAt } = current.plan;
      const { app_title: siteName } = await settings.publicSettings();
      const days = await plans.daysToCome(current);
      return toPublicFile(planCalendar({ id, siteName, appUrl, laidOutAt, days }));
    },
  };
}
