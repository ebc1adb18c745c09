import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { questionStatusEvents, questionStatuses, questions } from '../../db/tables/questions.ts';

const events = questionStatusEvents;

/** Taking something back is none. */
const isActivity = ne(events.status, 'not_started');

export function createProgressRepository(db: Database) {
  return {
    listMarks(userId: number) {
      const { id, name, category, difficulty, isVisible } = questions;
      const { questionId, status, updatedAt } = questionStatuses;
      return db
        .select({ id, name, category, difficulty, status, since: updatedAt })
        .from(questionStatuses)
        .innerJoin(questions, and(eq(id, questionId), isVisible))
        .where(eq(questionStatuses.userId, userId));
    },

    /** Newest first; what was deleted or hidden since is left out. */
    listRecent(userId: number, most: number) {
      const { questionId, createdAt } = events;
      const status = sql<'attempted' | 'solved'>`${events.status}`;
      return db
        .select({ questionId: questions.id, name: questions.name, status, at: createdAt })
        .from(events)
        .innerJoin(questions, and(eq(questions.id, questionId), questions.isVisible))
        .where(and(eq(events.userId, userId), isActivity))
        .orderBy(desc(createdAt), desc(events.id))
        .limit(most);
    },

    /**
     * When something was attempted or solved, and how often. Clocks everywhere differ by whole
     * quarters of an hour, so that no quarter lies on two days, whatever the time zone.
     */
    countByQuarterHour(userId: number) {
      const start = sql`date_bin('15 minutes', ${events.createdAt}, 'epoch'::timestamptz)`;
      return db
        .select({ start: start.mapWith(events.createdAt), count: sql`count(*)`.mapWith(Number) })
        .from(events)
        .where(and(eq(events.userId, userId), isActivity))
        .groupBy(start)
        .orderBy(start);
    },

    /** Without those that were hidden or deleted meanwhile. */
    async readPremium(ids: number[]): Promise<Map<number, boolean>> {
      const { id, isPremium, isVisible } = questions;
      const rows = await db
        .select({ id, isPremium })
        .from(questions)
        .where(and(inArray(id, ids), isVisible));
      return new Map(rows.map((row) => [row.id, row.isPremium]));
    },
  };
}
