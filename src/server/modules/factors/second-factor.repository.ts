import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { hasSecondFactor } from '../../db/second-factor.ts';
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

    async hasPasskeys(userId: number): Promise<boolean> {
      return (await db.$count(passkeys, eq(passkeys.userId, userId))) > 0;
    },

    /** One change to an account's factors at a time, and always before their rows are locked. */
    async lock(userId: number): Promise<void> {
      await db
        .select({ id: users.id })
        .from(users)
        .where(eq(users.id, userId))
        .for('no key update');
    },

    /** Every kind of factor. */
    async deleteAllOf(userId: number): Promise<void> {
      await db.delete(authenticators).where(eq(authenticators.userId, userId));
      await db.delete(passkeys).where(eq(passkeys.userId, userId));
      await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
    },
  };
}
