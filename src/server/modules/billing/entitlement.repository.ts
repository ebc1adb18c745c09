import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { subscriptions } from '../../db/tables/billing.ts';

/** At most one per user. Without an accepted card, it is not a subscription yet. */
const isOpen = and(eq(subscriptions.paymentConfirmed, true), isNull(subscriptions.endedAt));

export function createEntitlementRepository(db: Database) {
  return {
    listOpen(userIds: number[]) {
      return db
        .select({
          userId: subscriptions.userId,
          providerSubscriptionId: subscriptions.providerSubscriptionId,
          plan: subscriptions.plan,
          status: subscriptions.status,
          paymentConfirmed: subscriptions.paymentConfirmed,
          currentPeriodEnd: subscriptions.currentPeriodEnd,
          cancelAtPeriodEnd: subscriptions.cancelAtPeriodEnd,
          endedAt: subscriptions.endedAt,
        })
        .from(subscriptions)
        .where(and(sql`${subscriptions.userId} = any(${sql.param(userIds)})`, isOpen));
    },
  };
}
