import { eq } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { commentLikes, comments, discussions } from '../../db/tables/discussions.ts';
import { notifications } from '../../db/tables/notifications.ts';
import { questionStatusEvents, questionStatuses } from '../../db/tables/questions.ts';
import { errorReports } from '../../db/tables/reports.ts';
import { sessions, users } from '../../db/tables/users.ts';

/** Everything the site keeps about a person, but for secrets. */
export async function readPersonalData(db: Database, userId: number) {
  const [profile] = await db
    .select({
      id: users.id,
      username: users.username,
      email: users.email,
      isAdmin: users.isAdmin,
      isEmailVerified: users.isEmailVerified,
      timeZone: users.timeZone,
      mailNotifications: users.mailNotifications,
      createdAt: users.createdAt,
      lastActive: users.lastActive,
    })
    .from(users)
    .where(eq(users.id, userId));
  return {
    profile,
    sessions: await db
      .select({
        userAgent: sessions.userAgent,
        createdAt: sessions.createdAt,
        lastSeenAt: sessions.lastSeenAt,
        expiresAt: sessions.expiresAt,
      })
      .from(sessions)
      .where(eq(sessions.userId, userId)),
    questionStatuses: await db
      .select()
      .from(questionStatuses)
      .where(eq(questionStatuses.userId, userId)),
    questionActivity: await db
      .select()
      .from(questionStatusEvents)
      .where(eq(questionStatusEvents.userId, userId)),
    discussions: await db.select().from(discussions).where(eq(discussions.createdBy, userId)),
    comments: await db.select().from(comments).where(eq(comments.userId, userId)),
    likes: await db.select().from(commentLikes).where(eq(commentLikes.userId, userId)),
    errorReports: await db.select().from(errorReports).where(eq(errorReports.reportedBy, userId)),
    notifications: await db.select().from(notifications).where(eq(notifications.userId, userId)),
  };
}
