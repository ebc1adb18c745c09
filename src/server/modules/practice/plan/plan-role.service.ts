import { dayOf } from '#shared/domain/days.ts';
import type { Role } from '#shared/domain/roles.ts';
import type { Database } from '../../../db/client.ts';
import { createPlanRepository } from './plan.repository.ts';

export type PlanRoleService = ReturnType<typeof createPlanRoleService>;

/** What learners prepare for, below the plan itself: laying it out takes the recommender. */
export function createPlanRoleService({ db, now }: { db: Database; now: () => Date }) {
  const repository = createPlanRepository(db);
  return {
    /** Null: no interview ahead. */
    roleOf: (userId: number): Promise<Role | null> => repository.findRole(userId, dayOf(now())),
  };
}
