import { and, count, desc, eq, gt, isNull, type SQL, sql } from 'drizzle-orm';
import { boundedHtml } from '../../../db/bounded-html.ts';
import type { Database } from '../../../db/client.ts';
import { comments, discussions } from '../../../db/tables/discussions.ts';
import { questions } from '../../../db/tables/questions.ts';
import { users } from '../../../db/tables/users.ts';

type NewDiscussion = typeof discussions.$inferInsert & { createdBy: number };
type DiscussionChange = Partial<Omit<typeof discussions.$inferInsert, 'id'>>;

const listed = {
  id: discussions.id,
  title: discussions.title,
  content: discussions.content,
  preview: discussions.preview,
  questionId: discussions.questionId,
  variant: discussions.variant,
  createdBy: discussions.createdBy,
  username: users.username,
  createdAt: discussions.createdAt,
  updatedAt: discussions.updatedAt,
  lastActivityAt: discussions.lastActivityAt,
  isPinned: discussions.isPinned,
  isLocked: discussions.isLocked,
  commentCount: discussions.commentCount,
  viewCount: discussions.viewCount,
};

/** With the columns that decide who may see it. */
const detailed = {
  ...listed,
  contentHtml: boundedHtml(discussions.contentHtml),
  deletedAt: discussions.deletedAt,
  deletionReason: discussions.deletionReason,
  questionName: questions.name,
  isVisible: questions.isVisible,
};

export type ListedDiscussion = Awaited<
  ReturnType<ReturnType<typeof createDiscussionRepository>['list']>
>[number];
export type DiscussionDetail = NonNullable<
  Awaited<ReturnType<ReturnType<typeof createDiscussionRepository>['find']>>
>;
export type LockedDiscussion = NonNullable<
  Awaited<ReturnType<ReturnType<typeof createDiscussionRepository>['lock']>>
>;

export function createDiscussionRepository(db: Database) {
  const presentOf = (questionId: number) =>
    and(eq(discussions.questionId, questionId), isNull(discussions.deletedAt));

  async function update(
    id: number,
    change: { [Column in keyof DiscussionChange]: DiscussionChange[Column] | SQL },
  ) {
    await db.update(discussions).set(change).where(eq(discussions.id, id));
  }

  return {
    /** Pinned first, then latest activity. */
    list(questionId: number, stretch: { offset: number; limit: number } | null) {
      const all = db
        .select(listed)
        .from(discussions)
        .leftJoin(users, eq(users.id, discussions.createdBy))
        .where(presentOf(questionId))
        .orderBy(
          desc(discussions.isPinned),
          desc(discussions.lastActivityAt),
          desc(discussions.id),
        );
      return stretch ? all.limit(stretch.limit).offset(stretch.offset) : all;
    },

    async count(questionId: number): Promise<number> {
      const [row] = await db
        .select({ count: count() })
        .from(discussions)
        .where(presentOf(questionId));
      return row?.count ?? 0;
    },

    async findQuestion(id: number) {
      const [row] = await db
        .select({ isVisible: questions.isVisible })
        .from(questions)
        .where(eq(questions.id, id));
      return row ?? null;
    },

    async find(id: number) {
      const [row] = await db
        .select(detailed)
        .from(discussions)
        .innerJoin(questions, eq(questions.id, discussions.questionId))
        .leftJoin(users, eq(users.id, discussions.createdBy))
        .where(eq(discussions.id, id));
      return row ?? null;
    },

    /** Locks a thread's row before changing it or its comments. */
    async lock(id: number) {
      const [row] = await db
        .select({
          id: discussions.id,
          title: discussions.title,
          questionId: discussions.questionId,
          createdBy: discussions.createdBy,
          isPinned: discussions.isPinned,
          isLocked: discussions.isLocked,
          deletedAt: discussions.deletedAt,
          isVisible: questions.isVisible,
        })
        .from(discussions)
        .innerJoin(questions, eq(questions.id, discussions.questionId))
        .where(eq(discussions.id, id))
        .for('no key update', { of: discussions });
      return row ?? null;
    },

    async findSent(createdBy: number, submissionKey: string): Promise<number | null> {
      const [row] = await db
        .select({ id: discussions.id })
        .from(discussions)
        .where(
          and(eq(discussions.createdBy, createdBy), eq(discussions.submissionKey, submissionKey)),
        );
      return row?.id ?? null;
    },

    async findSame(
      { createdBy, questionId, variant = null, title, content }: NewDiscussion,
      since: Date,
    ): Promise<number | null> {
      const [row] = await db
        .select({ id: discussions.id })
        .from(discussions)
        .where(
          and(
            eq(discussions.createdBy, createdBy),
            gt(discussions.createdAt, since),
            eq(discussions.questionId, questionId),
            sql`${discussions.variant} is not distinct from ${variant}`,
            eq(discussions.title, title),
            eq(discussions.content, content),
            isNull(discussions.deletedAt),
          ),
        )
        .limit(1);
      return row?.id ?? null;
    },

    async insert(discussion: NewDiscussion): Promise<number> {
      const [row] = await db
        .insert(discussions)
        .values(discussion)
        .returning({ id: discussions.id });
      if (!row) throw new Error('A discussion was not inserted');
      return row.id;
    },

    update,

    addComment(id: number, createdAt: Date): Promise<void> {
      return update(id, {
        commentCount: sql`${discussions.commentCount} + 1`,
        // The newer of the two: processes' clocks differ.
        lastActivityAt: sql`greatest(${discussions.lastActivityAt}, ${createdAt.toISOString()}::timestamptz)`,
      });
    },

    /** After a comment was deleted or restored. */
    recount(id: number): Promise<void> {
      const present = and(eq(comments.threadId, id), isNull(comments.deletedAt));
      const newest = db
        .select({ newest: sql`max(${comments.createdAt})` })
        .from(comments)
        .where(present);
      return update(id, {
        commentCount: sql`(${db.select({ count: count() }).from(comments).where(present)})`,
        lastActivityAt: sql`greatest(${discussions.createdAt}, (${newest}))`,
      });
    },
  };
}
