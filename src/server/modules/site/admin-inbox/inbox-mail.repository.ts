import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { users } from '../../../db/tables/users.ts';
import { workMail } from '../../../db/tables/work-mail.ts';

type Row = typeof workMail.$inferSelect;

const mayBeMailed = and(eq(users.isAdmin, true), eq(users.isEmailVerified, true));

export function createInboxMailRepository(db: Database) {
  return {
    async timingOf(userId: number): Promise<Row['timing'] | null> {
      const [row] = await db
        .select({ timing: workMail.timing })
        .from(workMail)
        .where(eq(workMail.userId, userId));
      return row?.timing ?? null;
    },

    /** Changing the timing does not forget what has already arrived. */
    async set(row: Row): Promise<void> {
      await db
        .insert(workMail)
        .values(row)
        .onConflictDoUpdate({ target: workMail.userId, set: { timing: row.timing } });
    },

    async delete(userId: number): Promise<void> {
      await db.delete(workMail).where(eq(workMail.userId, userId));
    },

    async listRecipients(): Promise<number[]> {
      const rows = await db
        .select({ userId: workMail.userId })
        .from(workMail)
        .innerJoin(users, eq(users.id, workMail.userId))
        .where(mayBeMailed)
        .orderBy(workMail.userId);
      return rows.map(({ userId }) => userId);
    },

    /** Null if no longer a recipient. Locks the account first, as deleting it does. */
    async lockRecipient(userId: number) {
      const [row] = await db
        .select({
          id: users.id,
          username: users.username,
          email: users.email,
          timing: workMail.timing,
          toldAt: workMail.toldAt,
        })
        .from(users)
        .innerJoin(workMail, eq(workMail.userId, users.id))
        .where(and(eq(users.id, userId), mayBeMailed))
        .for('key share', { of: users });
      return row ?? null;
    },

    async setTold(userId: number, toldAt: Date): Promise<void> {
      await db.update(workMail).set({ toldAt }).where(eq(workMail.userId, userId));
    },
  };
}
