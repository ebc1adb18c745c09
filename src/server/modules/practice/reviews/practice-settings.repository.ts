import { and, asc, eq, gt, gte, notExists, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { learners } from '../../../db/tables/learners.ts';
import { plans } from '../../../db/tables/plans.ts';
import { users } from '../../../db/tables/users.ts';

export function createPracticeSettingsRepository(db: Database) {
  return {
    async find(userId: number) {
      const [row] = await db
        .select({ timeZone: users.timeZone, wantsReviewMail: learners.wantsReviewMail })
        .from(users)
        .leftJoin(learners, eq(learners.userId, users.id))
        .where(eq(users.id, userId));
      return {
        timeZone: row?.timeZone ?? null,
        wantsReviewMail: row?.wantsReviewMail ?? false,
      };
    },

    async setReviewMail(userId: number, wantsReviewMail: boolean): Promise<void> {
      await db
        .insert(learners)
        .values({ userId, wantsReviewMail })
        .onConflictDoUpdate({ target: learners.userId, set: { wantsReviewMail } });
    },

    /**
     * Who wants emails, in the order of their ids. Not those who get one about their plan, which
     * includes reviews.
     */
    listRecipients(afterId: number, most: number, today: string) {
      const mailedPlan = db
        .select({ one: sql`1` })
        .from(plans)
        .where(
          and(eq(plans.userId, learners.userId), plans.wantsMail, gte(plans.interviewOn, today)),
        );
      return db
        .select({
          userId: users.id,
          timeZone: users.timeZone,
          mailedOn: learners.reviewMailOn,
        })
        .from(learners)
        .innerJoin(users, and(eq(users.id, learners.userId), users.isEmailVerified))
        .where(and(learners.wantsReviewMail, gt(learners.userId, afterId), notExists(mailedPlan)))
        .orderBy(asc(learners.userId))
        .limit(most);
    },

    /** Null: no longer a recipient. Locks the account first, as deleting it does. */
    async lockRecipient(userId: number) {
      const [row] = await db
        .select({
          id: users.id,
          username: users.username,
          email: users.email,
          mailedOn: learners.reviewMailOn,
        })
        .from(users)
        .innerJoin(learners, and(eq(learners.userId, users.id), learners.wantsReviewMail))
        .where(and(eq(users.id, userId), users.isEmailVerified))
        .for('key share', { of: users });
      return row ?? null;
    },

    async setMailed(userId: number, reviewMailOn: string): Promise<void> {
      await db.update(learners).set({ reviewMailOn }).where(eq(learners.userId, userId));
    },
  };
}
