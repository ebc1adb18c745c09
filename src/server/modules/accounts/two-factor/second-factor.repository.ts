import { and, eq, sql } from 'drizzle-orm';
import { type Added, wasAdded } from '../../../db/added.ts';
import type { Database } from '../../../db/client.ts';
import { passkeys } from '../../../db/tables/passkeys.ts';
import { authenticators, recoveryCodes } from '../../../db/tables/two-factor.ts';
import { users } from '../../../db/tables/users.ts';
import { hasAuthenticator, hasPasskeys, hasSecondFactor } from '../rights.repository.ts';

export function createSecondFactorRepository(db: Database) {
  return {
    async isEnrolled(userId: number): Promise<boolean> {
      const found = await db
        .select({ id: users.id })
        .from(users)
        .where(and(eq(users.id, userId), hasSecondFactor));
      return found.length > 0;
    },

    async kindsOf(userId: number) {
      const [kinds] = await db
        .select({ hasAuthenticator, hasPasskeys })
        .from(users)
        .where(eq(users.id, userId));
      return kinds ?? { hasAuthenticator: false, hasPasskeys: false };
    },

    /** Returns how many of each there were. Only confirmed apps count. */
    async deleteAdded(userId: number, added: Added) {
      const { userId: owner, createdAt, confirmedAt, sessionId } = authenticators;
      const changedAt = sql`coalesce(${confirmedAt}, ${createdAt})`;
      const apps = await db
        .delete(authenticators)
        .where(wasAdded({ userId: owner, createdAt: changedAt, sessionId }, userId, added))
        .returning({ confirmedAt });
      const { rowCount: keys } = await db.delete(passkeys).where(wasAdded(passkeys, userId, added));
      const { rowCount: codes } = await db
        .delete(recoveryCodes)
        .where(wasAdded(recoveryCodes, userId, added));
      return {
        authenticators: apps.filter((app) => app.confirmedAt).length,
        passkeys: keys ?? 0,
        recoveryCodes: codes ?? 0,
      };
    },

    /** Every kind of factor. */
    async deleteAllOf(userId: number): Promise<void> {
      await db.delete(authenticators).where(eq(authenticators.userId, userId));
      await db.delete(passkeys).where(eq(passkeys.userId, userId));
      await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
    },
  };
}
