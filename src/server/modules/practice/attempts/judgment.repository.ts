import { and, asc, desc, eq, gte, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { attemptJudgments, attempts } from '../../../db/tables/practice.ts';
import { asJudged, latestJudgment } from './latest-judgment.repository.ts';

const batch = 200;

interface OfQuestion {
  userId: number;
  questionId: number;
  since: Date | null;
}

export function createJudgmentRepository(db: Database) {
  return {
    /**
     * What a learner answered to the usual numbers and how it counts today, oldest first. The
     * answers of other numbers are their own.
     */
    async listGiven({ userId, questionId, since }: OfQuestion) {
      const latest = latestJudgment(db, attempts.id);
      const { verdict, grade, wasRight } = latest;
      const rows = await db
        .select({ attempt: attempts, latest: { verdict, grade, wasRight } })
        .from(attempts)
        .leftJoinLateral(latest, sql`true`)
        .where(
          and(
            eq(attempts.questionId, questionId),
            eq(attempts.userId, userId),
            isNotNull(attempts.given),
            isNotNull(attempts.verdict),
            isNull(attempts.seed),
            since ? gte(attempts.createdAt, since) : undefined,
          ),
        )
        .orderBy(asc(attempts.id));
      return rows.map((row) => ({
        ...asJudged(row.attempt, row.latest),
        given: row.attempt.given ?? '',
      }));
    },

    /** The next answers of all learners to the usual numbers, with the verdict that counts today. */
    async listAllGiven(
      { questionId, since }: Omit<OfQuestion, 'userId'>,
      last: { userId: number; id: number } | null,
    ) {
      const { id, userId, seed, given, verdict, createdAt } = attempts;
      const latest = latestJudgment(db, id);
      const rows = await db
        .select({
          id,
          userId,
          given,
          verdict: sql<string>`coalesce(${latest.verdict}, ${verdict})`,
        })
        .from(attempts)
        .leftJoinLateral(latest, sql`true`)
        .where(
          and(
            eq(attempts.questionId, questionId),
            isNotNull(given),
            isNotNull(verdict),
            isNull(seed),
            since ? gte(createdAt, since) : undefined,
            last ? sql`(${userId}, ${id}) > (${last.userId}, ${last.id})` : undefined,
          ),
        )
        .orderBy(asc(userId), asc(id))
        .limit(batch);
      return rows.map((row) => ({ ...row, given: row.given ?? '' }));
    },

    /** The last one for each of these attempts, if there is any. */
    listLatest(attemptIds: readonly number[]) {
      const { attemptId, verdict, id } = attemptJudgments;
      return db
        .selectDistinctOn([attemptId], { attemptId, verdict })
        .from(attemptJudgments)
        .where(inArray(attemptId, [...attemptIds]))
        .orderBy(asc(attemptId), desc(id));
    },

    async insert(rows: (typeof attemptJudgments.$inferInsert)[]): Promise<void> {
      await db.insert(attemptJudgments).values(rows);
    },
  };
}
