import { desc, eq } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { sandboxSubscriptions } from '../../db/tables/billing.ts';

export type SandboxFacts = typeof sandboxSubscriptions.$inferSelect;

export function createSandboxRepository(db: Database) {
  return {
    /** The same attempt never inserts a second row. */
    async insert(facts: typeof sandboxSubscriptions.$inferInsert): Promise<void> {
      await db
        .insert(sandboxSubscriptions)
        .values(facts)
        .onConflictDoNothing({ target: sandboxSubscriptions.attempt });
    },

    async findByAttempt(attempt: string): Promise<SandboxFacts | null> {
      const [row] = await db
        .select()
        .from(sandboxSubscriptions)
        .where(eq(sandboxSubscriptions.attempt, attempt));
      return row ?? null;
    },

    async find(id: string): Promise<SandboxFacts | null> {
      const [row] = await db
        .select()
        .from(sandboxSubscriptions)
        .where(eq(sandboxSubscriptions.id, id));
      return row ?? null;
    },

    /** Locks the row until the transaction ends. */
    async lock(id: string): Promise<SandboxFacts | null> {
      const [row] = await db
        .select()
        .from(sandboxSubscriptions)
        .where(eq(sandboxSubscriptions.id, id))
        .for('update');
      return row ?? null;
    },

    list(customerId: string): Promise<SandboxFacts[]> {
      return db
        .select()
        .from(sandboxSubscriptions)
        .where(eq(sandboxSubscriptions.customerId, customerId))
        .orderBy(desc(sandboxSubscriptions.createdAt));
    },

    async update(id: string, change: Partial<SandboxFacts>): Promise<void> {
      await db.update(sandboxSubscriptions).set(change).where(eq(sandboxSubscriptions.id, id));
    },
  };
}
