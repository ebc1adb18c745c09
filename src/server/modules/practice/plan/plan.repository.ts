import { and, asc, eq, gt, gte, inArray, lt, sql } from 'drizzle-orm';
import type { Effort } from '#shared/domain/plans.ts';
import type { Database } from '../../../db/client.ts';
import { planDays, plans } from '../../../db/tables/plans.ts';
import { questions } from '../../../db/tables/questions.ts';
import { users } from '../../../db/tables/users.ts';
import type { PlannedDay } from './lay-out.ts';

export type PlanRow = typeof plans.$inferSelect;
type Settings = Pick<PlanRow, 'interviewOn' | 'minutes' | 'role' | 'weekdays' | 'wantsMail'>;
type LaidOut = Pick<PlanRow, 'laidOutAt' | 'leftOutCount' | 'leftOut' | 'minutesForAll'> & {
  laidOutOn: string;
};

const nextRevision = sql`${plans.revision} + 1`;

export function createPlanRepository(db: Database) {
  const ofUser = (userId: number) => eq(plans.userId, userId);

  return {
    async find(userId: number): Promise<PlanRow | null> {
      const [row] = await db.select().from(plans).where(ofUser(userId));
      return row ?? null;
    },

    /** Until the interview. */
    async findRole(userId: number, today: string) {
      const [row] = await db
        .select({ role: plans.role })
        .from(plans)
        .where(and(ofUser(userId), gte(plans.interviewOn, today)));
      return row?.role ?? null;
    },

    /** The plan that a calendar subscribed to, and whose it is. */
    async findByFeed(feedTokenHash: Buffer) {
      const [row] = await db
        .select({ id: users.id, isAdmin: users.isAdmin })
        .from(plans)
        .innerJoin(users, eq(users.id, plans.userId))
        .where(eq(plans.feedTokenHash, feedTokenHash));
      return row ?? null;
    },

    /** The days have to be laid out again. */
    async save(userId: number, settings: Settings): Promise<void> {
      const fresh = { ...settings, laidOutOn: null };
      await db
        .insert(plans)
        .values({ userId, ...fresh })
        .onConflictDoUpdate({ target: plans.userId, set: { ...fresh, revision: nextRevision } });
    },

    /** The same. Null: as usual on that weekday. */
    async saveException(userId: number, day: string, effort: Effort | null): Promise<void> {
      const exceptions =
        effort === null
          ? sql`${plans.exceptions} - ${day}::text`
          : sql`${plans.exceptions} || jsonb_build_object(${day}::text, ${effort}::text)`;
      await db
        .update(plans)
        .set({ exceptions, laidOutOn: null, revision: nextRevision })
        .where(ofUser(userId));
    },

    /** Unless the plan has changed meanwhile, or somebody else was faster. */
    async lockToLayOut({ userId, revision, laidOutOn }: PlanRow): Promise<boolean> {
      const [row] = await db
        .select({ userId: plans.userId })
        .from(plans)
        .where(
          and(
            ofUser(userId),
            eq(plans.revision, revision),
            sql`${plans.laidOutOn} is not distinct from ${laidOutOn}::date`,
          ),
        )
        .for('update');
      return row !== undefined;
    },

    /** Past days stay as they were planned. */
    async saveDays(userId: number, laidOut: LaidOut, days: PlannedDay[]): Promise<void> {
      await db.update(plans).set(laidOut).where(ofUser(userId));
      const own = eq(planDays.userId, userId);
      await db.delete(planDays).where(and(own, gte(planDays.date, laidOut.laidOutOn)));
      if (days.length === 0) return;
      await db.insert(planDays).values(days.map((day) => ({ userId, ...day })));
    },

    async deleteDaysBefore(userId: number, date: string): Promise<void> {
      await db.delete(planDays).where(and(eq(planDays.userId, userId), lt(planDays.date, date)));
    },

    listDays(userId: number, from: string) {
      const { userId: owner, ...columns } = planDays;
      return db
        .select({
          date: columns.date,
          phase: columns.phase,
          reviews: columns.reviews,
          questions: columns.questions,
          drills: columns.drills,
          minutes: columns.minutes,
        })
        .from(planDays)
        .where(and(eq(owner, userId), gte(columns.date, from)))
        .orderBy(columns.date);
    },

    listNames(ids: readonly number[]) {
      const { id, name, difficulty } = questions;
      return db
        .select({ id, name, difficulty })
        .from(questions)
        .where(and(inArray(id, [...ids]), questions.isVisible));
    },

    async setFeedToken(userId: number, feedTokenHash: Buffer | null): Promise<boolean> {
      const { rowCount } = await db.update(plans).set({ feedTokenHash }).where(ofUser(userId));
      return rowCount === 1;
    },

    async delete(userId: number): Promise<void> {
      await db.delete(plans).where(ofUser(userId));
    },

    async turnOffMail(userId: number): Promise<void> {
      await db.update(plans).set({ wantsMail: false }).where(ofUser(userId));
    },

    /** False: another process did. */
    async claimMail(userId: number, mailOn: string): Promise<boolean> {
      const { rowCount } = await db
        .update(plans)
        .set({ mailOn })
        .where(and(ofUser(userId), sql`${plans.mailOn} is distinct from ${mailOn}::date`));
      return rowCount === 1;
    },

    /** Who wants emails, in the order of their ids. */
    listRecipients(afterId: number, most: number) {
      return db
        .select({
          userId: users.id,
          timeZone: users.timeZone,
          isAdmin: users.isAdmin,
          mailedOn: plans.mailOn,
        })
        .from(plans)
        .innerJoin(users, and(eq(users.id, plans.userId), users.isEmailVerified))
        .where(and(plans.wantsMail, gt(plans.userId, afterId)))
        .orderBy(asc(plans.userId))
        .limit(most);
    },

    /** Null: no longer a recipient. Locks the account first, as deleting it does. */
    async lockRecipient(userId: number) {
      const [row] = await db
        .select({
          id: users.id,
          username: users.username,
          email: users.email,
        })
        .from(users)
        .innerJoin(plans, and(eq(plans.userId, users.id), plans.wantsMail))
        .where(and(eq(users.id, userId), users.isEmailVerified))
        .for('key share', { of: users });
      return row ?? null;
    },
  };
}
