import { and, eq, gt, lte } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { passkeyChallenges } from '../../../db/tables/passkeys.ts';

export function createChallengeRepository(db: Database) {
  return {
    async insert(hash: Buffer, expiresAt: Date): Promise<void> {
      await db.insert(passkeyChallenges).values({ hash, expiresAt });
    },

    /** One statement, so that exactly one of many concurrent requests gets it. */
    async take(hash: Buffer, now: Date): Promise<boolean> {
      const taken = await db
        .delete(passkeyChallenges)
        .where(and(eq(passkeyChallenges.hash, hash), gt(passkeyChallenges.expiresAt, now)))
        .returning({ hash: passkeyChallenges.hash });
      return taken.length > 0;
    },

    async deleteExpired(now: Date): Promise<void> {
      await db.delete(passkeyChallenges).where(lte(passkeyChallenges.expiresAt, now));
    },
  };
}
