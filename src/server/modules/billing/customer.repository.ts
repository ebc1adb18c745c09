import { and, eq, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { billingCustomers } from '../../db/tables/billing.ts';
import { users } from '../../db/tables/users.ts';
import type { Payments } from '../../integrations/payments/payments.ts';

export type CustomerRow = typeof billingCustomers.$inferSelect;

type Provider = Payments['provider'];

interface NewCustomer {
  userId: number;
  provider: Provider;
  emailHash: Uint8Array;
}

interface Trial {
  trialUsedAt: Date;
  emailHash?: Uint8Array;
  trialCardHash?: Uint8Array;
  trialRefusedAt?: Date;
}

export function createCustomerRepository(db: Database) {
  const selectUser = (userId: number) =>
    db
      .select({ id: users.id, email: users.email, username: users.username })
      .from(users)
      .where(eq(users.id, userId));

  return {
    async findUser(userId: number) {
      const [row] = await selectUser(userId);
      return row ?? null;
    },

    /** Serializes requests of one account until the transaction ends. */
    async lockUser(userId: number) {
      const [row] = await selectUser(userId).for('no key update');
      return row ?? null;
    },

    /** The account's customer, inserted if missing. */
    async ensure(customer: NewCustomer): Promise<CustomerRow> {
      const [row] = await db
        .insert(billingCustomers)
        .values(customer)
        .onConflictDoUpdate({
          target: [billingCustomers.userId, billingCustomers.provider],
          set: { updatedAt: sql`now()` },
        })
        .returning();
      if (!row) throw new Error('A billing customer was not inserted');
      return row;
    },

    async find(id: number): Promise<CustomerRow> {
      const [row] = await db.select().from(billingCustomers).where(eq(billingCustomers.id, id));
      if (!row) throw new Error('A billing customer is missing');
      return row;
    },

    async findByProviderId(provider: Provider, id: string): Promise<CustomerRow | null> {
      const [row] = await db
        .select()
        .from(billingCustomers)
        .where(
          and(eq(billingCustomers.provider, provider), eq(billingCustomers.providerCustomerId, id)),
        );
      return row ?? null;
    },

    listOf(userId: number): Promise<CustomerRow[]> {
      return db.select().from(billingCustomers).where(eq(billingCustomers.userId, userId));
    },

    /** Keeps an existing id. */
    async setProviderId(id: number, providerCustomerId: string): Promise<CustomerRow> {
      const [row] = await db
        .update(billingCustomers)
        .set({
          providerCustomerId: sql`coalesce(${billingCustomers.providerCustomerId}, ${providerCustomerId})`,
        })
        .where(eq(billingCustomers.id, id))
        .returning();
      if (!row) throw new Error('A billing customer is missing');
      return row;
    },

    /** Keeps the first trial and the email it was used with. */
    async recordTrial(id: number, trial: Trial): Promise<void> {
      await db
        .update(billingCustomers)
        .set(trial)
        .where(and(eq(billingCustomers.id, id), isNull(billingCustomers.trialUsedAt)));
    },

    /** Whether another account with the same inbox had one. */
    async hadTrialElsewhere(
      { id, provider }: Pick<CustomerRow, 'id' | 'provider'>,
      emailHash: Uint8Array,
    ): Promise<boolean> {
      const rows = await db
        .select({ id: billingCustomers.id })
        .from(billingCustomers)
        .where(
          and(
            eq(billingCustomers.provider, provider),
            isNotNull(billingCustomers.trialUsedAt),
            eq(billingCustomers.emailHash, emailHash),
            ne(billingCustomers.id, id),
          ),
        )
        .limit(1);
      return rows.length > 0;
    },

    /** Including other accounts with the same inbox, and deleted ones. */
    async hadTrial(
      provider: Provider,
      userId: number,
      emailHashes: Uint8Array[],
    ): Promise<boolean> {
      const rows = await db
        .select({ id: billingCustomers.id })
        .from(billingCustomers)
        .where(
          and(
            eq(billingCustomers.provider, provider),
            isNotNull(billingCustomers.trialUsedAt),
            or(
              eq(billingCustomers.userId, userId),
              inArray(billingCustomers.emailHash, emailHashes),
            ),
          ),
        )
        .limit(1);
      return rows.length > 0;
    },
  };
}
