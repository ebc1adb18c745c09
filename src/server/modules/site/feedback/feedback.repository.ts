import { and, asc, desc, eq, gt, ilike, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { FeedbackQuery } from '#shared/contracts/feedback.ts';
import type { Database } from '../../../db/client.ts';
import { containing } from '../../../db/containing.ts';
import { isAmong } from '../../../db/is-among.ts';
import { readPage, type Stretch } from '../../../db/list-page.ts';
import { feedbackMessages, feedbackText } from '../../../db/tables/feedback.ts';
import { users } from '../../../db/tables/users.ts';
import { isUserFound } from '../../../db/user-search.ts';

interface NewFeedbackRow {
  userId: number | null;
  name: string | null;
  email: string | null;
  message: string;
  createdAt: Date;
}

// Signed-in senders are shown with their current name and email.
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

function conditionOf({ search, status }: FeedbackQuery): SQL | undefined {
  return and(
    status === 'open' ? isNull(feedbackMessages.handledAt) : undefined,
    status === 'handled' ? isNotNull(feedbackMessages.handledAt) : undefined,
    search
      ? or(
          ilike(feedbackText(feedbackMessages), containing(search)),
          isAmong(
            feedbackMessages.userId,
            sql`select ${users.id} from ${users} where ${isUserFound(search)}`,
          ),
        )
      : undefined,
  );
}

export type FeedbackRow = NewFeedbackRow & { id: number; handledAt: Date | null };

export function createFeedbackRepository(db: Database) {
  const rows = () =>
    db
      .select(columns)
      .from(feedbackMessages)
      .leftJoin(users, eq(users.id, feedbackMessages.userId));

  return {
    /** Serializes identical messages. */
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

    list(query: FeedbackQuery, stretch: Stretch) {
      const toward = query.direction === 'asc' ? asc : desc;
      return readPage(db, {
        table: feedbackMessages,
        condition: conditionOf(query),
        select: (areShown) => rows().where(areShown).$dynamic(),
        order: [toward(feedbackMessages.createdAt), toward(feedbackMessages.id)],
        stretch,
      });
    },

    /** Oldest first. */
    async listAfter(query: FeedbackQuery, id: number, limit: number): Promise<FeedbackRow[]> {
      return rows()
        .where(and(conditionOf(query), gt(feedbackMessages.id, id)))
        .orderBy(feedbackMessages.id)
        .limit(limit);
    },

    /** Handling it again keeps the first time. Null if there is no such message. */
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
