import { and, asc, count, desc, eq, ilike, lte, or, sql } from 'drizzle-orm';
import type { MailQuery } from '#shared/contracts/mail.ts';
import type { Database } from '../../db/client.ts';
import { containing } from '../../db/containing.ts';
import { mailMessages } from '../../db/tables/mail.ts';

export type NewMail = typeof mailMessages.$inferInsert;

export function createMailRepository(db: Database) {
  return {
    /** Null: its key is taken. */
    async insert(mail: NewMail): Promise<number | null> {
      const [row] = await db
        .insert(mailMessages)
        .values(mail)
        .onConflictDoNothing({ target: mailMessages.dedupeKey })
        .returning({ id: mailMessages.id });
      return row?.id ?? null;
    },

    /** Gives a key back that an older mail holds, and says whether a newer one still does. */
    async isTaken(dedupeKey: string, since: Date): Promise<boolean> {
      const holder = eq(mailMessages.dedupeKey, dedupeKey);
      await db
        .update(mailMessages)
        .set({ dedupeKey: null })
        .where(and(holder, lte(mailMessages.createdAt, since)));
      const rows = await db.select({ id: mailMessages.id }).from(mailMessages).where(holder);
      return rows.length > 0;
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

    async list(
      { search, status, direction }: MailQuery,
      { offset, limit }: { offset: number; limit: number },
    ) {
      const pattern = search && containing(search);
      const condition = and(
        status && eq(mailMessages.status, status),
        pattern
          ? or(ilike(mailMessages.recipient, pattern), ilike(mailMessages.subject, pattern))
          : undefined,
      );
      const order = direction === 'asc' ? asc : desc;
      const [rows, [counted]] = await Promise.all([
        db
          .select()
          .from(mailMessages)
          .where(condition)
          .orderBy(order(mailMessages.createdAt), order(mailMessages.id))
          .offset(offset)
          .limit(limit),
        db.select({ count: count() }).from(mailMessages).where(condition),
      ]);
      return { rows, total: counted?.count ?? 0 };
    },
  };
}
