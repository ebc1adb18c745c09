import { and, eq, gt, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { subscriptions } from '../../db/tables/billing.ts';

/** The provider's words for a subscription that is paid for, or need not be yet. */
const runningStatuses = ['active', 'trialing'];

/** Somebody has at most one: whoever never had a card accepted has none. */
const isOpen = and(eq(subscriptions.paymentConfirmed, true), isNull(subscriptions.endedAt));

/** How long the news of a renewal may take to reach us. */
const renewalMs = 5 * 60 * 1000;

/** Nobody who pays on is shut out while the provider's word of it is on its way. */
const isRenewing = (now: Date) =>
  and(
    eq(subscriptions.cancelAtPeriodEnd, false),
    gt(subscriptions.currentPeriodEnd, new Date(now.getTime() - renewalMs)),
  );

const isPaidUp = (now: Date) =>
  and(
    inArray(subscriptions.status, runningStatuses),
    or(
      isNull(subscriptions.currentPeriodEnd),
      gt(subscriptions.currentPeriodEnd, now),
      isRenewing(now),
    ),
    isNotNull(subscriptions.providerSubscriptionId),
  );

export function createEntitlementRepository(db: Database) {
  return {
    async findRunning(userId: number, now: Date): Promise<string | null> {
      const [row] = await db
        .select({ id: subscriptions.providerSubscriptionId })
        .from(subscriptions)
        .where(and(eq(subscriptions.userId, userId), isOpen, isPaidUp(now)));
      return row?.id ?? null;
    },

    listOpen(userIds: number[], now: Date) {
      return db
        .select({
          userId: subscriptions.userId,
          id: subscriptions.providerSubscriptionId,
          plan: subscriptions.plan,
          status: subscriptions.status,
          currentPeriodEnd: subscriptions.currentPeriodEnd,
          cancelAtPeriodEnd: subscriptions.cancelAtPeriodEnd,
          isRunning: sql<boolean>`${isPaidUp(now)}`,
        })
        .from(subscriptions)
        .where(and(sql`${subscriptions.userId} = any(${sql.param(userIds)})`, isOpen));
    },
  };
}
