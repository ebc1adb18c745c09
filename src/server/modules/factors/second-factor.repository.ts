import { and, eq, gte } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { hasAuthenticator, hasPasskeys, hasSecondFactor } from '../../db/second-factor.ts';
import { authenticators, recoveryCodes } from '../../db/tables/factors.ts';
import { passkeys } from '../../db/tables/passkeys.ts';
import { users } from '../../db/tables/users.ts';

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

    /** False: there were none. */
    async deleteSince(userId: number, moment: Date): Promise<boolean> {
      const { rowCount: ofApps } = await db
        .delete(authenticators)
        .where(and(eq(authenticators.userId, userId), gte(authenticators.createdAt, moment)));
      const { rowCount: ofKeys } = await db
        .delete(passkeys)
        .where(and(eq(passkeys.userId, userId), gte(passkeys.createdAt, moment)));
      return (ofApps ?? 0) + (ofKeys ?? 0) > 0;
    },

    /** Every kind of factor. */
    async deleteAllOf(userId: number): Promise<void> {
      await db.delete(authenticators).where(eq(authenticators.userId, userId));
      await db.delete(passkeys).where(eq(passkeys.userId, userId));
      await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
    },
  };
}
