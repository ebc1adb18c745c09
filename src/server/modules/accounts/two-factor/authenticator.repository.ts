import { and, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { authenticators } from '../../../db/tables/two-factor.ts';

export function createAuthenticatorRepository(db: Database) {
  return {
    async find(userId: number) {
      const [row] = await db.select().from(authenticators).where(eq(authenticators.userId, userId));
      return row ?? null;
    },

    /** Replaces an unconfirmed one. */
    async propose(userId: number, secret: Uint8Array, now: Date): Promise<void> {
      await db
        .insert(authenticators)
        .values({ userId, secret, createdAt: now })
        .onConflictDoUpdate({
          target: authenticators.userId,
          set: { secret, createdAt: now },
          setWhere: isNull(authenticators.confirmedAt),
        });
    },

    async confirm(
      userId: number,
      { step, sessionId, now }: { step: number; sessionId: number; now: Date },
    ): Promise<void> {
      await db
        .update(authenticators)
        .set({ confirmedAt: now, lastStep: step, sessionId })
        .where(eq(authenticators.userId, userId));
    },

    /** One statement, so that exactly one of many requests with the same code succeeds. */
    async recordStep(userId: number, step: number): Promise<boolean> {
      const recorded = await db
        .update(authenticators)
        .set({ lastStep: step })
        .where(
          and(
            eq(authenticators.userId, userId),
            isNotNull(authenticators.confirmedAt),
            lt(authenticators.lastStep, step),
          ),
        )
        .returning({ userId: authenticators.userId });
      return recorded.length > 0;
    },

    /** False if there was no confirmed one. */
    async delete(userId: number): Promise<boolean> {
      const deleted = await db
        .delete(authenticators)
        .where(and(eq(authenticators.userId, userId), isNotNull(authenticators.confirmedAt)))
        .returning({ userId: authenticators.userId });
      return deleted.length > 0;
    },
  };
}
