import { type AnyColumn, and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { SubscriberQuery } from '#shared/contracts/subscription.ts';
import type { Database } from '../../db/client.ts';
import { readPage, type Stretch } from '../../db/list-page.ts';
import { subscriptions } from '../../db/tables/billing.ts';
import { users } from '../../db/tables/users.ts';
import { isUserFound } from '../../db/user-search.ts';

const sortColumns: Record<NonNullable<SubscriberQuery['sort']>, AnyColumn> = {
  plan: subscriptions.plan,
  status: subscriptions.status,
  currentPeriodEnd: subscriptions.currentPeriodEnd,
  createdAt: subscriptions.createdAt,
};

const listed = {
  id: subscriptions.id,
  userId: subscriptions.userId,
  username: users.username,
  email: users.email,
  plan: subscriptions.plan,
  amount: subscriptions.amount,
  currency: subscriptions.currency,
  status: subscriptions.status,
  cancelAtPeriodEnd: subscriptions.cancelAtPeriodEnd,
  trialEnd: subscriptions.trialEnd,
  currentPeriodEnd: subscriptions.currentPeriodEnd,
  endedAt: subscriptions.endedAt,
  createdAt: subscriptions.createdAt,
  provider: subscriptions.provider,
};

/** Without an accepted card there is no subscription. */
const isSubscriber = eq(subscriptions.paymentConfirmed, true);

const isOpen = sql`${subscriptions.endedAt} is null`;
const isPaying = sql`${isOpen} and ${subscriptions.status} = 'active'`;
const countIf = (condition: ReturnType<typeof sql>) =>
  sql<number>`count(*) filter (where ${condition})`.mapWith(Number);

export function createSubscriberRepository(db: Database) {
  return {
    list({ search, status, sort, direction }: SubscriberQuery, stretch: Stretch | null) {
      const condition = and(
        isSubscriber,
        status === undefined ? undefined : eq(subscriptions.status, status),
        search
          ? inArray(
              subscriptions.userId,
              db.select({ id: users.id }).from(users).where(isUserFound(search)),
            )
          : undefined,
      );
      const toward = direction === 'desc' || sort === undefined ? desc : asc;
      return readPage(db, {
        table: subscriptions,
        condition,
        select: (areShown) =>
          db
            .select(listed)
            .from(subscriptions)
            .leftJoin(users, eq(users.id, subscriptions.userId))
            .where(areShown)
            .$dynamic(),
        order: [toward(sortColumns[sort ?? 'createdAt']), toward(subscriptions.id)],
        stretch,
      });
    },

    async summary() {
      const [row] = await db
        .select({
          active: countIf(isPaying),
          trialing: countIf(sql`${isOpen} and ${subscriptions.status} = 'trialing'`),
          other: countIf(sql`${isOpen} and ${subscriptions.status} not in ('active', 'trialing')`),
          ending: countIf(sql`${isOpen} and ${subscriptions.cancelAtPeriodEnd}`),
          monthlyRevenue: sql<number>`
            coalesce(round(sum(${subscriptions.amount} / case ${subscriptions.plan} when 'annual' then 12.0 else 1 end)
              filter (where ${isPaying})), 0)`.mapWith(Number),
          // Both plans have the same currency.
          currency: sql<string>`coalesce(max(${subscriptions.currency}), 'usd')`,
        })
        .from(subscriptions)
        .where(isSubscriber);
      if (!row) throw new Error('The count returned no row');
      return row;
    },
  };
}
