import { and, asc, desc, eq, gt, ilike, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { SignupList, SignupQuery, SignupStatus } from '#shared/contracts/newsletter.ts';
import type { Database } from '../../../db/client.ts';
import { containing } from '../../../db/containing.ts';
import { readPage, type Stretch } from '../../../db/list-page.ts';
import { signups } from '../../../db/tables/newsletter.ts';

export type SignupRow = typeof signups.$inferSelect;

const conditions: Record<SignupStatus, SQL | undefined> = {
  pending: and(isNull(signups.unsubscribedAt), isNull(signups.confirmedAt)),
  confirmed: and(isNull(signups.unsubscribedAt), isNotNull(signups.confirmedAt)),
  unsubscribed: isNotNull(signups.unsubscribedAt),
};

const sortColumns: Record<NonNullable<SignupQuery['sort']>, SQL> = {
  email: sql`lower(${signups.email})`,
  createdAt: sql`${signups.createdAt}`,
  confirmedAt: sql`${signups.confirmedAt}`,
};

function conditionOf({ list, search, status }: SignupQuery): SQL | undefined {
  return and(
    eq(signups.list, list),
    status && conditions[status],
    search ? ilike(signups.email, containing(search)) : undefined,
  );
}

export function createSignupRepository(db: Database) {
  return {
    /** Locks the row of this email, inserting it if needed. */
    async take(list: SignupList, email: string, createdAt: Date): Promise<SignupRow> {
      await db.insert(signups).values({ list, email, createdAt }).onConflictDoNothing();
      const [row] = await db
        .select()
        .from(signups)
        .where(and(eq(signups.list, list), eq(sql`lower(${signups.email})`, email.toLowerCase())))
        .for('update');
      if (!row) throw new Error('A sign-up was not written');
      return row;
    },

    async update(id: number, change: Partial<SignupRow>): Promise<void> {
      await db.update(signups).set(change).where(eq(signups.id, id));
    },

    async findByConfirmation(hash: Buffer): Promise<SignupRow | null> {
      const [row] = await db
        .select()
        .from(signups)
        .where(eq(signups.confirmationTokenHash, hash))
        .for('no key update');
      return row ?? null;
    },

    async findByUnsubscription(hash: Buffer): Promise<SignupRow | null> {
      const [row] = await db.select().from(signups).where(eq(signups.unsubscribeTokenHash, hash));
      return row ?? null;
    },

    list(query: SignupQuery, stretch: Stretch) {
      const { sort, direction } = query;
      const toward = direction === 'desc' || sort === undefined ? desc : asc;
      return readPage(db, {
        table: signups,
        condition: conditionOf(query),
        select: (areShown) => db.select().from(signups).where(areShown).$dynamic(),
        order: [toward(sortColumns[sort ?? 'createdAt']), toward(signups.id)],
        stretch,
      });
    },

    /** Oldest first. */
    async listAfter(query: SignupQuery, id: number, limit: number): Promise<SignupRow[]> {
      return db
        .select()
        .from(signups)
        .where(and(conditionOf(query), gt(signups.id, id)))
        .orderBy(signups.id)
        .limit(limit);
    },
  };
}
