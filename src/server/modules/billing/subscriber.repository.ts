import { type AnyColumn, and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { SubscriberQuery } from '#shared/contracts/subscription.ts';
import type { DayRange } from '#shared/domain/days.ts';
import type { Database } from '../../db/client.ts';
import { endOfDay, isWithinDays } from '../../db/day-range.ts';
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

/** Without an accepted card, it is not a subscription yet. */
const isSubscriber = eq(subscriptions.paymentConfirmed, true);

const isOpen = sql`${subscriptions.endedAt} is null`;
const isPaying = sql`${isOpen} and ${subscriptions.status} = 'active'`;
/** Annual plans count for a twelfth. */
const monthlyAmount = sql`
  ${subscriptions.amount} / case ${subscriptions.plan} when 'annual' then 12.0 else 1 end`;

const momentOf = { begun: subscriptions.createdAt, ended: subscriptions.endedAt } as const;

const countIf = (condition: ReturnType<typeof sql>) =>
  sql<number>`count(*) filter (where ${condition})`.mapWith(Number);

type Provider = (typeof subscriptions.$inferSelect)['provider'];

export function createSubscriberRepository(db: Database) {
  return {
    list(query: SubscriberQuery, stretch: Stretch | null) {
      const { search, status, provider, by = 'begun', start, end, sort, direction } = query;
      const condition = and(
        isSubscriber,
        provider && eq(subscriptions.provider, provider),
        start || end ? isWithinDays(momentOf[by], { start, end }) : undefined,
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
            coalesce(round(sum(${monthlyAmount}) filter (where ${isPaying})), 0)`.mapWith(Number),
          // Both plans have the same currency.
          currency: sql<string>`coalesce(max(${subscriptions.currency}), 'usd')`,
        })
        .from(subscriptions)
        .where(isSubscriber);
      if (!row) throw new Error('The count returned no row');
      return row;
    },

    async countWithin(by: keyof typeof momentOf, provider: Provider, range: DayRange) {
      return db.$count(
        subscriptions,
        and(isSubscriber, eq(subscriptions.provider, provider), isWithinDays(momentOf[by], range)),
      );
    },

    /**
     * Recurring revenue at the end of each day, derived from the dates of the subscriptions, since
     * past states are not stored.
     */
    revenueAtEndOf({ start, end }: DayRange) {
      const day = sql`day::date`;
      const { provider, currency, status, createdAt, trialEnd, endedAt, paymentFailedAt } =
        subscriptions;
      const moment = endOfDay(day);
      return db
        .select({
          date: sql<string>`${day}::text`,
          provider,
          currency,
          amount: sql<number>`round(sum(${monthlyAmount}))`.mapWith(Number),
        })
        .from(sql`generate_series(${start}::date, ${end}::date, interval '1 day') day`)
        .innerJoin(
          subscriptions,
          sql`${isSubscriber} and ${createdAt} < ${moment}
            and (${trialEnd} is null or ${trialEnd} <= ${moment})
            and (${endedAt} > ${moment}
              or ${endedAt} is null and ${status} not in ('incomplete', 'paused'))
            and (${paymentFailedAt} is null or ${paymentFailedAt} > ${moment})`,
        )
        .groupBy(day, provider, currency);
    },
  };
}
