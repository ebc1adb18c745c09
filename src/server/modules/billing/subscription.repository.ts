import { and, asc, eq, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { subscriptions } from '../../db/tables/billing.ts';
import type { Payments } from '../../integrations/payments/payments.ts';

export type SubscriptionRow = typeof subscriptions.$inferSelect;
export type NewSubscriptionRow = typeof subscriptions.$inferInsert;

type Provider = Payments['provider'];

const isOpen = isNull(subscriptions.endedAt);

/** Keeps a read from replacing one that began later. */
const isNotNewerThan = (began: Date) =>
  or(isNull(subscriptions.syncedAt), lte(subscriptions.syncedAt, began));

const failedPayment = ['past_due', 'unpaid'];

/** Keeps the time of the first failure. */
const failedAt = (status: string, now: Date) =>
  failedPayment.includes(status) ? sql`coalesce(${subscriptions.paymentFailedAt}, ${now})` : null;

export function createSubscriptionRepository(db: Database) {
  const list = (provider: Provider, ...conditions: (SQL | undefined)[]) =>
    db
      .select()
      .from(subscriptions)
      .where(and(eq(subscriptions.provider, provider), isOpen, ...conditions))
      .orderBy(asc(subscriptions.id));

  return {
    async find(id: number): Promise<SubscriptionRow> {
      const [row] = await db.select().from(subscriptions).where(eq(subscriptions.id, id));
      if (!row) throw new Error('A subscription is missing');
      return row;
    },

    async findOpen(userId: number): Promise<SubscriptionRow | null> {
      const [row] = await db
        .select()
        .from(subscriptions)
        .where(and(eq(subscriptions.userId, userId), isOpen));
      return row ?? null;
    },

    /** By the provider's id, or by the attempt if the response was lost. */
    async findMatch(
      provider: Provider,
      { id, attempt }: { id: string; attempt: string | null },
    ): Promise<SubscriptionRow | null> {
      const isLostAttempt =
        attempt === null
          ? undefined
          : and(
              eq(subscriptions.idempotencyKey, attempt),
              isNull(subscriptions.providerSubscriptionId),
            );
      const [row] = await db
        .select()
        .from(subscriptions)
        .where(
          and(
            eq(subscriptions.provider, provider),
            or(eq(subscriptions.providerSubscriptionId, id), isLostAttempt),
          ),
        );
      return row ?? null;
    },

    listOpen: (provider: Provider) => list(provider),
    listOpenOf: (provider: Provider, customerId: number) =>
      list(provider, eq(subscriptions.customerId, customerId)),
    listDue: (provider: Provider, now: Date) =>
      list(provider, lte(subscriptions.currentPeriodEnd, now)),
    /** Requested, but never answered by the provider. */
    listUnanswered: (provider: Provider, before: Date) =>
      list(
        provider,
        isNull(subscriptions.providerSubscriptionId),
        lte(subscriptions.createdAt, before),
      ),

    async insert(row: NewSubscriptionRow): Promise<SubscriptionRow> {
      const [inserted] = await db.insert(subscriptions).values(row).returning();
      if (!inserted) throw new Error('A subscription was not inserted');
      return inserted;
    },

    /** Null if the account already has an open one. */
    async insertUnlessOpen(row: NewSubscriptionRow): Promise<SubscriptionRow | null> {
      const [inserted] = await db
        .insert(subscriptions)
        .values(row)
        .onConflictDoNothing()
        .returning();
      return inserted ?? null;
    },

    async update(id: number, change: Partial<NewSubscriptionRow>, began: Date): Promise<void> {
      await db
        .update(subscriptions)
        .set({
          ...change,
          ...(change.status && { paymentFailedAt: failedAt(change.status, began) }),
          syncedAt: began,
          updatedAt: began,
        })
        .where(and(eq(subscriptions.id, id), isNotNewerThan(began)));
    },

    /** Sandbox subscriptions do not count once Stripe is set up. */
    async endAllOf(provider: Provider, now: Date): Promise<void> {
      await db
        .update(subscriptions)
        .set({ endedAt: now, updatedAt: now })
        .where(and(eq(subscriptions.provider, provider), isOpen));
    },
  };
}
