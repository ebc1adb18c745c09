import { and, between, eq, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { DayRange } from '#shared/domain/days.ts';
import type { Database } from '../../../db/client.ts';
import { learners } from '../../../db/tables/learners.ts';
import { dailyRecommendations, type Served } from '../../../db/tables/recommendations.ts';

export function createRecommendationCountsRepository(db: Database) {
  const { date, reason, difference, served, answered, rightAnswers } = dailyRecommendations;

  return {
    async findServed(userId: number): Promise<Served | null> {
      const [row] = await db
        .select({ served: learners.served })
        .from(learners)
        .where(eq(learners.userId, userId));
      return row?.served ?? null;
    },

    /**
     * Counts it once, until it is answered or another one is served. In one statement, so that of
     * two tabs that ask at the same time one counts it.
     */
    async serve(userId: number, recommendation: Served): Promise<void> {
      const isOther = sql`coalesce(${learners.served} -> 'questionId' <> excluded.served -> 'questionId'
        or ${learners.served} -> 'reason' <> excluded.served -> 'reason', true)`;
      const taken = db.$with('taken').as(
        db
          .insert(learners)
          .values({ userId, served: recommendation })
          .onConflictDoUpdate({
            target: learners.userId,
            set: { served: sql`excluded.served` },
            setWhere: isOther,
          })
          .returning({ userId: learners.userId }),
      );
      const { questionId: _, ...counted } = recommendation;
      await db
        .with(taken)
        .insert(dailyRecommendations)
        .select(
          sql`select ${counted.date}::date, ${counted.reason}, ${counted.difference}::smallint, 1, 0, 0
            from ${taken}`,
        )
        .onConflictDoUpdate({
          target: [date, reason, difference],
          set: { served: sql`${served} + 1` },
        });
    },

    /** Counts how it went. Learners share this row: lock it last in a transaction. */
    async settle(userId: number, recommendation: Served, isRight: boolean): Promise<void> {
      const settled = db
        .$with('settled')
        .as(
          db
            .update(learners)
            .set({ served: null })
            .where(eq(learners.userId, userId))
            .returning({ userId: learners.userId }),
        );
      await db
        .with(settled)
        .update(dailyRecommendations)
        .set({
          answered: sql`${answered} + 1`,
          rightAnswers: sql`${rightAnswers} + ${isRight ? 1 : 0}`,
        })
        .where(
          and(
            eq(date, recommendation.date),
            eq(reason, recommendation.reason),
            eq(difference, recommendation.difference),
          ),
        );
    },

    list(range: DayRange) {
      const total = (column: PgColumn) => sql`sum(${column})`.mapWith(Number);
      return db
        .select({
          reason,
          difference,
          served: total(served),
          answered: total(answered),
          rightAnswers: total(rightAnswers),
        })
        .from(dailyRecommendations)
        .where(between(date, range.start, range.end))
        .groupBy(reason, difference);
    },
  };
}
