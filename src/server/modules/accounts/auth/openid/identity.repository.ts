import { and, eq } from 'drizzle-orm';
import { type Added, wasAdded } from '../../../../db/added.ts';
import type { Database } from '../../../../db/client.ts';
import { identities } from '../../../../db/tables/identities.ts';

export type IdentityRow = typeof identities.$inferSelect;

export function createIdentityRepository(db: Database) {
  return {
    async insert(identity: typeof identities.$inferInsert): Promise<void> {
      await db.insert(identities).values(identity);
    },

    async find(issuer: string, subject: string): Promise<IdentityRow | null> {
      const [row] = await db
        .select()
        .from(identities)
        .where(and(eq(identities.issuer, issuer), eq(identities.subject, subject)));
      return row ?? null;
    },

    listOf(userId: number): Promise<IdentityRow[]> {
      return db
        .select()
        .from(identities)
        .where(eq(identities.userId, userId))
        .orderBy(identities.id);
    },

    async touch(id: number, now: Date): Promise<void> {
      await db.update(identities).set({ lastUsedAt: now }).where(eq(identities.id, id));
    },

    /** Returns their issuers. */
    deleteAdded(userId: number, added: Added): Promise<{ issuer: string }[]> {
      return db
        .delete(identities)
        .where(wasAdded(identities, userId, added))
        .returning({ issuer: identities.issuer });
    },

    async delete(id: number): Promise<void> {
      await db.delete(identities).where(eq(identities.id, id));
    },
  };
}
