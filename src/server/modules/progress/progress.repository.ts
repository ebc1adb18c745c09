import { and, desc, eq, exists, notExists, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { folded } from '../../db/tables/columns.ts';
import { notes, stars } from '../../db/tables/keeping.ts';
import { attempts } from '../../db/tables/practice.ts';
import { questionStatuses, questions } from '../../db/tables/questions.ts';

/** A suggested question. */
const told = {
  id: questions.id,
  name: questions.name,
  category: questions.category,
  difficulty: questions.difficulty,
  isPremium: questions.isPremium,
};

/** A question begun, solved or reviewed. */
const isActivity = sql`(${attempts.status} in ('attempted', 'solved') or ${attempts.grade} is not null and ${attempts.kind} = 'answer')`;

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
      const reviewed = sql`case ${attempts.verdict} when 'right' then 'solved' else 'attempted' end`;
      const status = sql<'attempted' | 'solved'>`coalesce(${attempts.status}, ${reviewed})`;
      return db
        .select({ questionId: questions.id, name: questions.name, status, at: createdAt })
        .from(attempts)
        .innerJoin(questions, and(eq(questions.id, questionId), questions.isVisible))
        .where(and(eq(attempts.userId, userId), isActivity))
        .orderBy(desc(createdAt), desc(attempts.id))
        .limit(most);
    },

    /** Of visible questions, as in the list. */
    countStarred: (userId: number) => countVisible(db, stars, userId),
    countNoted: (userId: number) => countVisible(db, notes, userId),

    /**
     * Attempts and solves per quarter of an hour. All time zones differ by whole quarters, so no
     * quarter spans two days in any of them.
     */
    countByQuarterHour(userId: number) {
      const start = sql`date_bin('15 minutes', ${attempts.createdAt}, 'epoch'::timestamptz)`;
      return db
        .select({ start: start.mapWith(attempts.createdAt), count: sql`count(*)`.mapWith(Number) })
        .from(attempts)
        .where(and(eq(attempts.userId, userId), isActivity))
        .groupBy(start)
        .orderBy(start);
    },

    /** Not started, easiest first. */
    listFresh(userId: number, categories: readonly string[], most: number) {
      const { id, difficultyRank, nameKey, categoryKey, isVisible } = questions;
      const status = db
        .select()
        .from(questionStatuses)
        .where(and(eq(questionStatuses.userId, userId), eq(questionStatuses.questionId, id)));
      const isWanted = or(...categories.map((category) => eq(categoryKey, folded(category))));
      return db
        .select(told)
        .from(questions)
        .where(and(isVisible, isWanted, notExists(status)))
        .orderBy(difficultyRank, nameKey, id)
        .limit(most);
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
