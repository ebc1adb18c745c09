import { asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { drillFacts } from '../../db/tables/drills.ts';
import type { Boxed } from './fact-schedule.ts';
import type { NumberFact } from './number-facts.ts';

export type BoxedFact = NumberFact & Boxed;

const { userId, operator, left, right, box, due } = drillFacts;

export function createFactRepository(db: Database) {
  return {
    /** All of them, which are not many; the weakest first. */
    list(ofUser: number): Promise<BoxedFact[]> {
      return db
        .select({ operator, left, right, box, due })
        .from(drillFacts)
        .where(eq(userId, ofUser))
        .orderBy(asc(box), asc(due), asc(operator), asc(left), asc(right));
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
