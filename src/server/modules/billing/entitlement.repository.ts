import { and, eq, gt, inArray, isNotNull, isNull, or } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { subscriptions } from '../../db/tables/billing.ts';

/** The provider's words for a subscription that is paid for, or need not be yet. */
const runningStatuses = ['active', 'trialing'];

export function createEntitlementRepository(db: Database) {
  return {
    async findRunning(userId: number, now: Date): Promise<string | null> {
      const [row] = await db
        .select({ id: subscriptions.providerSubscriptionId })
        .from(subscriptions)
        .where(
          and(
            eq(subscriptions.userId, userId),
            inArray(subscriptions.status, runningStatuses),
            eq(subscriptions.paymentConfirmed, true),
            isNull(subscriptions.endedAt),
            or(isNull(subscriptions.currentPeriodEnd), gt(subscriptions.currentPeriodEnd, now)),
            isNotNull(subscriptions.providerSubscriptionId),
          ),
        );
      return row?.id ?? null;
    },
  };
}
