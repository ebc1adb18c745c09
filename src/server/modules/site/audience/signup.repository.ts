import { and, asc, desc, eq, gt, ilike, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { SignupList, SignupQuery, SignupStatus } from '#shared/contracts/audience.ts';
import type { Database } from '../../../db/client.ts';
import { containing } from '../../../db/containing.ts';
import { readPage, type Stretch } from '../../../db/list-page.ts';
import { audienceSignups } from '../../../db/tables/audience.ts';

export type SignupRow = typeof audienceSignups.$inferSelect;

const conditions: Record<SignupStatus, SQL | undefined> = {
  pending: and(isNull(audienceSignups.unsubscribedAt), isNull(audienceSignups.confirmedAt)),
  confirmed: and(isNull(audienceSignups.unsubscribedAt), isNotNull(audienceSignups.confirmedAt)),
  unsubscribed: isNotNull(audienceSignups.unsubscribedAt),
};

const sortColumns: Record<NonNullable<SignupQuery['sort']>, SQL> = {
  email: sql`lower(${audienceSignups.email})`,
  createdAt: sql`${audienceSignups.createdAt}`,
  confirmedAt: sql`${audienceSignups.confirmedAt}`,
};

function conditionOf({ list, search, status }: SignupQuery): SQL | undefined {
  return and(
    eq(audienceSignups.list, list),
    status && conditions[status],
    search ? ilike(audienceSignups.email, containing(search)) : undefined,
  );
}

export function createSignupRepository(db: Database) {
  return {
    /** Locks the row of this email, inserting it if needed. */
    async take(list: SignupList, email: string, createdAt: Date): Promise<SignupRow> {
      await db.insert(audienceSignups).values({ list, email, createdAt }).onConflictDoNothing();
      const [row] = await db
        .select()
        .from(audienceSignups)
        .where(
          and(
            eq(audienceSignups.list, list),
            eq(sql`lower(${audienceSignups.email})`, email.toLowerCase()),
          ),
        )
        .for('update');
      if (!row) throw new Error('A sign-up was not written');
      return row;
    },

    async update(id: number, change: Partial<SignupRow>): Promise<void> {
      await db.update(audienceSignups).set(change).where(eq(audienceSignups.id, id));
    },

    async findByConfirmation(hash: Buffer): Promise<SignupRow | null> {
      const [row] = await db
        .select()
        .from(audienceSignups)
        .where(eq(audienceSignups.confirmationTokenHash, hash))
        .for('no key update');
      return row ?? null;
    },

    async findByUnsubscription(hash: Buffer): Promise<SignupRow | null> {
      const [row] = await db
        .select()
        .from(audienceSignups)
        .where(eq(audienceSignups.unsubscribeTokenHash, hash));
      return row ?? null;
    },

    list(query: SignupQuery, stretch: Stretch) {
      const { sort, direction } = query;
      const toward = direction === 'desc' || sort === undefined ? desc : asc;
      return readPage(db, {
        table: audienceSignups,
        condition: conditionOf(query),
        select: (areShown) => db.select().from(audienceSignups).where(areShown).$dynamic(),
        order: [toward(sortColumns[sort ?? 'createdAt']), toward(audienceSignups.id)],
        stretch,
      });
    },

    /** Oldest first. */
    async listAfter(query: SignupQuery, id: number, limit: number): Promise<SignupRow[]> {
      return db
        .select()
        .from(audienceSignups)
        .where(and(conditionOf(query), gt(audienceSignups.id, id)))
        .orderBy(audienceSignups.id)
        .limit(limit);
    },
  };
}
