import type { Database } from '../../db/client.ts';
import { createEntitlementRepository } from './entitlement.repository.ts';

export type EntitlementService = ReturnType<typeof createEntitlementService>;

/** Who may see what subscribers see. */
export function createEntitlementService(db: Database, now: () => Date) {
  const repository = createEntitlementRepository(db);
  return {
    /** The provider's id of the subscription that entitles a user right now, or null. */
    subscriptionOf: (userId: number) => repository.findRunning(userId, now()),

    /** The subscriptions of many users that have not ended, whether they entitle or not. */
    openSubscriptionsOf: (userIds: number[]) => repository.listOpen(userIds, now()),
  };
}
