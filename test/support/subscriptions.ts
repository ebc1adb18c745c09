import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { openDatabase } from '#server/db/client.ts';
import { billingCustomers, subscriptions } from '#server/db/tables/billing.ts';

type SubscriptionOverrides = Partial<typeof subscriptions.$inferInsert>;

/** Adds a subscription, active by default. Returns the provider's id. */
export async function insertSubscription(
  pool: pg.Pool,
  userId: number,
  overrides: SubscriptionOverrides = {},
): Promise<string> {
  const db = openDatabase(pool);
  const [customer] = await db
    .insert(billingCustomers)
    .values({ userId, provider: 'sandbox' })
    .onConflictDoUpdate({
      target: [billingCustomers.userId, billingCustomers.provider],
      set: { updatedAt: new Date() },
    })
    .returning({ id: billingCustomers.id });
  if (!customer) throw new Error('The customer was not inserted');
  const providerSubscriptionId = `sub_${randomUUID()}`;
  await db.insert(subscriptions).values({
    userId,
    customerId: customer.id,
    provider: 'sandbox',
    providerSubscriptionId,
    idempotencyKey: randomUUID(),
    plan: 'monthly',
    priceId: 'price_monthly',
    amount: 1999,
    status: 'active',
    paymentConfirmed: true,
    ...overrides,
  });
  return providerSubscriptionId;
}
