import { and, asc, desc, eq, ilike, lte, sql } from 'drizzle-orm';
import type { MailQuery } from '#shared/contracts/mail.ts';
import type { Database } from '../../../db/client.ts';
import { containing } from '../../../db/containing.ts';
import { readPage, type Stretch } from '../../../db/list-page.ts';
import { mailMessages, mailText } from '../../../db/tables/mail.ts';

export type NewMail = typeof mailMessages.$inferInsert;
export type MailRow = typeof mailMessages.$inferSelect;

export function createMailRepository(db: Database) {
  return {
    /** Null if its key is taken. */
    async insert(mail: NewMail): Promise<number | null> {
      const [row] = await db
        .insert(mailMessages)
        .values(mail)
        .onConflictDoNothing({ target: mailMessages.dedupeKey })
        .returning({ id: mailMessages.id });
      return row?.id ?? null;
    },

    /** Frees the key if an older email has it; returns whether a newer one does. */
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

    async deleteAllTo(userId: number, recipient?: string): Promise<void> {
      const isTo = recipient === undefined ? undefined : eq(mailMessages.recipient, recipient);
      await db.delete(mailMessages).where(and(eq(mailMessages.userId, userId), isTo));
    },

    async listQueued(): Promise<number[]> {
      const rows = await db
        .select({ id: mailMessages.id })
        .from(mailMessages)
        .where(eq(mailMessages.status, 'queued'))
        .orderBy(mailMessages.id);
      return rows.map(({ id }) => id);
    },

    list({ search, status, direction }: MailQuery, stretch: Stretch) {
      const condition = and(
        status && eq(mailMessages.status, status),
        search ? ilike(mailText(mailMessages), containing(search)) : undefined,
      );
      const toward = direction === 'asc' ? asc : desc;
      return readPage(db, {
        table: mailMessages,
        condition,
        select: (areShown) => db.select().from(mailMessages).where(areShown).$dynamic(),
        order: [toward(mailMessages.createdAt), toward(mailMessages.id)],
        stretch,
      });
    },
  };
}
