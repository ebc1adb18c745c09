import { eq, lt } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { visitorSalts } from '../../../db/tables/analytics.ts';

export function createVisitorRepository(db: Database) {
  return {
    /** The first caller of the day sets its salt for all processes and deletes older ones. */
    async saltOf(date: string, proposed: Uint8Array): Promise<Uint8Array> {
      const [added] = await db
        .insert(visitorSalts)
        .values({ date, salt: proposed })
        .onConflictDoNothing()
        .returning();
      if (added) await db.delete(visitorSalts).where(lt(visitorSalts.date, date));
      const [row] = added
        ? [added]
        : await db.select().from(visitorSalts).where(eq(visitorSalts.date, date));
      if (!row) throw new Error('The salt of the day is missing');
      return row.salt;
    },
  };
}
