import type { Database } from '../../db/client.ts';
import { createEntitlementRepository } from './entitlement.repository.ts';
import { isEntitled } from './entitlement.ts';

export type EntitlementService = ReturnType<typeof createEntitlementService>;

/** Decides access to premium content. */
export function createEntitlementService(db: Database, now: () => Date) {
  const repository = createEntitlementRepository(db);
  return {
    /** The provider's id of the subscription that entitles a user right now, or null. */
    async subscriptionOf(userId: number): Promise<string | null> {
      const [open] = await repository.listOpen([userId]);
      return open && isEntitled(open, now()) ? open.providerSubscriptionId : null;
    },

    /** The open subscriptions of many users, whether or not they grant access. */
    async openSubscriptionsOf(userIds: number[]) {
      const open = await repository.listOpen(userIds);
      return open.map((row) => ({ ...row, isEntitling: isEntitled(row, now()) }));
    },
  };
}
