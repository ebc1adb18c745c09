import { and, asc, desc, eq, exists, sql } from 'drizzle-orm';
import type { DaySpan } from '#shared/domain/progress.ts';
import type { Database } from '../../../db/client.ts';
import { finishedDrills } from '../../../db/tables/finished-drills.ts';
import { attempts, isActivity } from '../../../db/tables/practice.ts';
import { questionStatuses, questions } from '../../../db/tables/questions.ts';
import { notes, stars } from '../../../db/tables/stars-and-notes.ts';

/** A suggested question. */
const told = {
  id: questions.id,
  name: questions.name,
  category: questions.category,
  difficulty: questions.difficulty,
  isPremium: questions.isPremium,
};

export function createProgressRepository(db: Database) {
  return {
    listMarks(userId: number) {
      const { questionId, status, updatedAt } = questionStatuses;
      return db
        .select({ ...told, status, since: updatedAt })
        .from(questionStatuses)
        .innerJoin(questions, and(eq(questions.id, questionId), questions.isVisible))
        .where(eq(questionStatuses.userId, userId));
    },

    /** Newest first, without deleted or hidden questions. */
    listRecent(userId: number, most: number) {
      const { questionId, createdAt } = attempts;
      const isSolving = sql`${attempts.verdict} = 'right' and not ${attempts.usedSolution}`;
      const reviewed = sql`case when ${isSolving} then 'solved' else 'attempted' end`;
      const status = sql<'attempted' | 'solved'>`coalesce(${attempts.status}, ${reviewed})`;
      return db
        .select({ questionId: questions.id, name: questions.name, status, at: createdAt })
        .from(attempts)
        .innerJoin(questions, and(eq(questions.id, questionId), questions.isVisible))
        .where(and(eq(attempts.userId, userId), isActivity(attempts)))
        .orderBy(desc(createdAt), desc(attempts.id))
        .limit(most);
    },

    /** Of visible questions, as in the list. */
    countStarred: (userId: number) => countVisible(db, stars, userId),
    countNoted: (userId: number) => countVisible(db, notes, userId),

    /** How many questions and drills were done on each active day, counted up to `most`. */
    async countByDay(userId: number, days: readonly DaySpan[], most: number) {
      const starts = sql.param(days.map(({ start }) => start.toISOString()));
      const ends = sql.param(days.map(({ end }) => end.toISOString()));
      const { createdAt } = attempts;
      const { rows } = await db.execute<{ number: number; count: number }>(sql`
        select number::int, count::int
        from unnest(${starts}::timestamptz[], ${ends}::timestamptz[])
          with ordinality as days (start_at, end_at, number)
        cross join lateral (
          select count(*) from (
            (select from ${attempts}
              where ${attempts.userId} = ${userId} and ${isActivity(attempts)}
                and ${createdAt} >= start_at and ${createdAt} < end_at
              limit ${most})
            union all
            (select from ${finishedDrills}
              where ${finishedDrills.userId} = ${userId}
                and ${finishedDrills.finishedAt} >= start_at and ${finishedDrills.finishedAt} < end_at
              limit ${most})
            limit ${most}
          ) as done
        ) as counted
        where count > 0 order by number desc`);
      return rows.flatMap(({ number, count }) => {
        const day = days[number - 1]?.day;
        return day === undefined ? [] : { date: day, count };
      });
    },

    async firstActivity(userId: number): Promise<Date | null> {
      const { createdAt } = attempts;
      const { finishedAt } = finishedDrills;
      const [[attempt], [drill]] = await Promise.all([
        db
          .select({ at: createdAt })
          .from(attempts)
          .where(and(eq(attempts.userId, userId), isActivity(attempts)))
          .orderBy(asc(createdAt))
          .limit(1),
        db
          .select({ at: finishedAt })
          .from(finishedDrills)
          .where(eq(finishedDrills.userId, userId))
          .orderBy(asc(finishedAt))
          .limit(1),
      ]);
      const firsts = [attempt, drill].flatMap((row) => (row ? row.at.getTime() : []));
      return firsts.length > 0 ? new Date(Math.min(...firsts)) : null;
    },
  };
}

function countVisible(db: Database, table: typeof stars | typeof notes, userId: number) {
  const isVisible = db
    .select()
    .from(questions)
    .where(and(eq(questions.id, table.questionId), questions.isVisible));
  return db.$count(table, and(eq(table.userId, userId), exists(isVisible)));
}
