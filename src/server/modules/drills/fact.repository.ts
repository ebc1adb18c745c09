import { asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { drillFacts } from '../../db/tables/drills.ts';
import { users } from '../../db/tables/users.ts';
import type { Boxed } from './fact-schedule.ts';
import type { NumberFact } from './number-facts.ts';

export type BoxedFact = NumberFact & Boxed;

const { userId, operator, left, right, box, due } = drillFacts;

export function createFactRepository(db: Database) {
  return {
    /** All of them, as there are few; weakest first. */
    list(ofUser: number): Promise<BoxedFact[]> {
      return db
        .select({ operator, left, right, box, due })
        .from(drillFacts)
        .where(eq(userId, ofUser))
        .orderBy(asc(box), asc(due), asc(operator), asc(left), asc(right));
    },

    /** Locks this learner's facts until the transaction ends. */
    async hold(ofUser: number): Promise<void> {
      await db
        .select({ id: users.id })
        .from(users)
        .where(eq(users.id, ofUser))
        .for('no key update');
    },

    async clear(ofUser: number): Promise<void> {
      await db.delete(drillFacts).where(eq(userId, ofUser));
    },

    async save(ofUser: number, facts: readonly BoxedFact[]): Promise<void> {
      if (facts.length === 0) return;
      await db
        .insert(drillFacts)
        .values(facts.map((fact) => ({ userId: ofUser, ...fact })))
        .onConflictDoUpdate({
          target: [userId, operator, left, right],
          set: { box: sql`excluded.box`, due: sql`excluded.due` },
        });
    },
  };
}
