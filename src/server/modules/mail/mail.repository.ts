import { desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { mailMessages } from '../../db/tables/mail.ts';

export type NewMail = typeof mailMessages.$inferInsert;

export function createMailRepository(db: Database) {
  return {
    async insert(mail: NewMail): Promise<number> {
      const [row] = await db.insert(mailMessages).values(mail).returning({ id: mailMessages.id });
      if (!row) throw new Error('A mail was not inserted');
      return row.id;
    },

    async find(id: number) {
      const [row] = await db.select().from(mailMessages).where(eq(mailMessages.id, id));
      return row ?? null;
    },

    async recordTry(id: number, now: Date): Promise<void> {
      await db
        .update(mailMessages)
        .set({ attempts: sql`${mailMessages.attempts} + 1`, lastAttemptAt: now })
        .where(eq(mailMessages.id, id));
    },

    async update(id: number, change: Partial<NewMail>): Promise<void> {
      await db.update(mailMessages).set(change).where(eq(mailMessages.id, id));
    },

    async deleteAllTo(userId: number): Promise<void> {
      await db.delete(mailMessages).where(eq(mailMessages.userId, userId));
    },

    async listQueued(): Promise<number[]> {
      const rows = await db
        .select({ id: mailMessages.id })
        .from(mailMessages)
        .where(eq(mailMessages.status, 'queued'))
        .orderBy(mailMessages.id);
      return rows.map(({ id }) => id);
    },

    list(limit: number) {
      return db.select().from(mailMessages).orderBy(desc(mailMessages.id)).limit(limit);
    },
  };
}
