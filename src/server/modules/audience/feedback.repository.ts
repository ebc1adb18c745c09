import { and, asc, count, desc, eq, gt, ilike, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { FeedbackQuery } from '#shared/contracts/audience.ts';
import type { Database } from '../../db/client.ts';
import { containing } from '../../db/containing.ts';
import { feedbackMessages } from '../../db/tables/audience.ts';
import { users } from '../../db/tables/users.ts';

interface NewFeedbackRow {
  userId: number | null;
  name: string | null;
  email: string | null;
  message: string;
  createdAt: Date;
}

// Whoever was signed in is called as they are called today.
const name = sql<string | null>`coalesce(${users.username}, ${feedbackMessages.name})`;
const email = sql<string | null>`coalesce(${users.email}, ${feedbackMessages.email})`;

const columns = {
  id: feedbackMessages.id,
  message: feedbackMessages.message,
  name,
  email,
  userId: feedbackMessages.userId,
  createdAt: feedbackMessages.createdAt,
  handledAt: feedbackMessages.handledAt,
};

export type FeedbackRow = NewFeedbackRow & { id: number; handledAt: Date | null };

export function createFeedbackRepository(db: Database) {
  const rows = () =>
    db
      .select(columns)
      .from(feedbackMessages)
      .leftJoin(users, eq(users.id, feedbackMessages.userId));

  return {
    /** The same words come one after another. */
    async lockMessage(message: string): Promise<void> {
      await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${message}, 0))`);
    },

    async hasSame({ userId, name, email, message }: NewFeedbackRow, since: Date) {
      const found = await db
        .select({ id: feedbackMessages.id })
        .from(feedbackMessages)
        .where(
          and(
            gt(feedbackMessages.createdAt, since),
            eq(feedbackMessages.message, message),
            sql`${feedbackMessages.userId} is not distinct from ${userId}`,
            sql`${feedbackMessages.name} is not distinct from ${name}`,
            sql`${feedbackMessages.email} is not distinct from ${email}`,
          ),
        )
        .limit(1);
      return found.length > 0;
    },

    async insert(feedback: NewFeedbackRow): Promise<void> {
      await db.insert(feedbackMessages).values(feedback);
    },

    async list(
      { search, status, direction }: FeedbackQuery,
      { offset, limit }: { offset: number; limit: number },
    ): Promise<{ rows: FeedbackRow[]; total: number }> {
      const pattern = search && containing(search);
      const condition = and(
        status === 'open' ? isNull(feedbackMessages.handledAt) : undefined,
        status === 'handled' ? isNotNull(feedbackMessages.handledAt) : undefined,
        pattern
          ? or(
              ilike(feedbackMessages.message, pattern),
              ilike(name, pattern),
              ilike(email, pattern),
            )
          : undefined,
      );
      const order = direction === 'asc' ? asc : desc;
      const [page, [counted]] = await Promise.all([
        rows()
          .where(condition)
          .orderBy(order(feedbackMessages.createdAt), order(feedbackMessages.id))
          .offset(offset)
          .limit(limit),
        db
          .select({ count: count() })
          .from(feedbackMessages)
          .leftJoin(users, eq(users.id, feedbackMessages.userId))
          .where(condition),
      ]);
      return { rows: page, total: counted?.count ?? 0 };
    },

    /** Who handled it again keeps the first time. Null: there is no such message. */
    async setHandled(id: number, handledAt: Date | null): Promise<FeedbackRow | null> {
      await db
        .update(feedbackMessages)
        .set({
          handledAt: handledAt && sql`coalesce(${feedbackMessages.handledAt}, ${handledAt})`,
        })
        .where(eq(feedbackMessages.id, id));
      const [row] = await rows().where(eq(feedbackMessages.id, id));
      return row ?? null;
    },
  };
}
