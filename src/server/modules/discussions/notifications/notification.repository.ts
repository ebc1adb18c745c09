import { and, count, desc, eq, inArray, isNull, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { ReadNotifications } from '#shared/contracts/notification.ts';
import type { Database } from '../../../db/client.ts';
import { comments, discussions } from '../../../db/tables/discussions.ts';
import { errorReports } from '../../../db/tables/error-reports.ts';
import { notifications } from '../../../db/tables/notifications.ts';
import { questions } from '../../../db/tables/questions.ts';
import { users } from '../../../db/tables/users.ts';

const reported = alias(questions, 'reported');
const corrected = alias(questions, 'corrected');

type NewNotification = typeof notifications.$inferInsert;

/** Omits deleted or hidden content, except for notifications of a removed comment. */
const isStillVisible = and(
  or(
    isNull(notifications.discussionId),
    and(isNull(discussions.deletedAt), eq(questions.isVisible, true)),
  ),
  or(isNull(comments.deletedAt), eq(notifications.kind, 'removed')),
  or(isNull(notifications.questionId), eq(corrected.isVisible, true)),
);

export function createNotificationRepository(db: Database) {
  async function countWhere(condition: ReturnType<typeof and>): Promise<number> {
    const [row] = await db
      .select({ count: count() })
      .from(notifications)
      .leftJoin(discussions, eq(discussions.id, notifications.discussionId))
      .leftJoin(questions, eq(questions.id, discussions.questionId))
      .leftJoin(comments, eq(comments.id, notifications.commentId))
      .leftJoin(corrected, eq(corrected.id, notifications.questionId))
      .where(and(condition, isStillVisible));
    return row?.count ?? 0;
  }

  return {
    async insert(notification: NewNotification): Promise<void> {
      await db.insert(notifications).values(notification);
    },

    /** Newest first. */
    list(userId: number, { offset, limit }: { offset: number; limit: number }) {
      return db
        .select({
          id: notifications.id,
          kind: notifications.kind,
          username: users.username,
          discussionId: discussions.id,
          title: discussions.title,
          commentId: notifications.commentId,
          reportId: notifications.errorReportId,
          reportedQuestion: { id: reported.id, name: reported.name },
          question: { id: corrected.id, name: corrected.name },
          message: notifications.message,
          createdAt: notifications.createdAt,
          readAt: notifications.readAt,
        })
        .from(notifications)
        .leftJoin(users, eq(users.id, notifications.actorId))
        .leftJoin(discussions, eq(discussions.id, notifications.discussionId))
        .leftJoin(questions, eq(questions.id, discussions.questionId))
        .leftJoin(comments, eq(comments.id, notifications.commentId))
        .leftJoin(corrected, eq(corrected.id, notifications.questionId))
        .leftJoin(errorReports, eq(errorReports.id, notifications.errorReportId))
        .leftJoin(
          reported,
          and(eq(reported.id, errorReports.questionId), eq(reported.isVisible, true)),
        )
        .where(and(eq(notifications.userId, userId), isStillVisible))
        .orderBy(desc(notifications.createdAt), desc(notifications.id))
        .offset(offset)
        .limit(limit);
    },

    count: (userId: number) => countWhere(eq(notifications.userId, userId)),

    countUnread: (userId: number) =>
      countWhere(and(eq(notifications.userId, userId), isNull(notifications.readAt))),

    /** Only the user's own, whatever the ids; all of them without ids. */
    async markRead(
      userId: number,
      { ids, discussionId }: ReadNotifications,
      readAt: Date,
    ): Promise<void> {
      await db
        .update(notifications)
        .set({ readAt })
        .where(
          and(
            eq(notifications.userId, userId),
            isNull(notifications.readAt),
            ids && inArray(notifications.id, ids),
            discussionId === undefined ? undefined : eq(notifications.discussionId, discussionId),
          ),
        );
    },
  };
}
