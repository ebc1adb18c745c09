import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { passkeys } from '../../../db/tables/passkeys.ts';

type NewPasskey = typeof passkeys.$inferInsert;
export type PasskeyRow = typeof passkeys.$inferSelect;

export function createPasskeyRepository(db: Database) {
  const isOwn = (userId: number, id: number) =>
    and(eq(passkeys.userId, userId), eq(passkeys.id, id));

  return {
    /** Oldest first. */
    listOf(userId: number): Promise<PasskeyRow[]> {
      return db
        .select()
        .from(passkeys)
        .where(eq(passkeys.userId, userId))
        .orderBy(asc(passkeys.createdAt), asc(passkeys.id));
    },

    async insert(passkey: NewPasskey): Promise<PasskeyRow> {
      const [row] = await db.insert(passkeys).values(passkey).returning();
      if (!row) throw new Error('A passkey was not inserted');
      return row;
    },

    /** Locks the row until the transaction ends, so that its counter only goes up. */
    async lock(credentialId: Buffer): Promise<PasskeyRow | null> {
      const [row] = await db
        .select()
        .from(passkeys)
        .where(eq(passkeys.credentialId, credentialId))
        .for('update');
      return row ?? null;
    },

    async recordUse(id: number, counter: number, now: Date): Promise<void> {
      await db.update(passkeys).set({ counter, lastUsedAt: now }).where(eq(passkeys.id, id));
    },

    /** Null if the user has no such passkey. */
    async rename(userId: number, id: number, name: string): Promise<PasskeyRow | null> {
      const [row] = await db.update(passkeys).set({ name }).where(isOwn(userId, id)).returning();
      return row ?? null;
    },

    /** False if the user has no such passkey. */
    async delete(userId: number, id: number): Promise<boolean> {
      const deleted = await db
        .delete(passkeys)
        .where(isOwn(userId, id))
        .returning({ id: passkeys.id });
      return deleted.length > 0;
    },
  };
}
