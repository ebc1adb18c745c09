import { and, eq, gt, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { CommentSkeleton } from '#shared/domain/comment-tree.ts';
import { boundedHtml } from '../../../db/bounded-html.ts';
import type { Database } from '../../../db/client.ts';
import { commentLikes, comments, discussions } from '../../../db/tables/discussions.ts';
import { questions } from '../../../db/tables/questions.ts';
import { users } from '../../../db/tables/users.ts';

type NewComment = typeof comments.$inferInsert & { userId: number };
type CommentChange = Partial<Omit<typeof comments.$inferInsert, 'id'>>;

export type CommentRow = Awaited<
  ReturnType<ReturnType<typeof createCommentRepository>['listBodies']>
>[number];
export type CommentInThread = NonNullable<
  Awaited<ReturnType<ReturnType<typeof createCommentRepository>['find']>>
>;

export function createCommentRepository(db: Database) {
  return {
    /**
     * The reply structure, oldest first: all that ordering a thread needs. As three arrays in one
     * row, since ten thousand rows would take ten times as long to read as to find.
     */
    async readSkeleton(
      threadId: number,
      reader: { id: number; isAdmin: boolean } | null,
    ): Promise<CommentSkeleton> {
      const list = (value: SQL) =>
        sql<string>`'[' || coalesce(string_agg(${value}, ',' order by ${comments.createdAt}, ${comments.id}), '') || ']'`;
      // A comment deleted by a moderator stays visible to its author and to administrators, who can
      // restore it. No user has id 0.
      const isOwn = sql`${comments.userId} = ${reader?.id ?? 0}`;
      const isSeen = reader?.isAdmin ? sql`true` : isOwn;
      const isKept = sql`${isSeen} and ${comments.deletedBy} is distinct from ${comments.userId}`;
      const isGone = sql`${comments.deletedAt} is not null and (${isKept}) is not true`;
      const [row] = await db
        .select({
          ids: list(sql`${comments.id}::text`),
          parentIds: list(sql`coalesce(${comments.parentId}, 0)::text`),
          isGone: list(sql`(${isGone})::text`),
        })
        .from(comments)
        .where(eq(comments.threadId, threadId));
      return {
        ids: JSON.parse(row?.ids ?? '[]'),
        parentIds: JSON.parse(row?.parentIds ?? '[]'),
        isGone: JSON.parse(row?.isGone ?? '[]'),
      };
    },

    /** In bytes. PostgreSQL knows them without reading the texts. */
    async readSizes(ids: number[]): Promise<Map<number, number>> {
      const size = sql<number>`greatest(octet_length(${comments.content}), octet_length(${boundedHtml(comments.contentHtml)}))`;
      const rows = await db
        .select({ id: comments.id, size })
        .from(comments)
        .where(inArray(comments.id, ids));
      return new Map(rows.map((row) => [row.id, row.size]));
    },

    listBodies(ids: number[], readerId: number | null) {
      return db
        .select({
          id: comments.id,
          threadId: comments.threadId,
          parentId: comments.parentId,
          userId: comments.userId,
          username: users.username,
          content: comments.content,
          contentHtml: boundedHtml(comments.contentHtml),
          likeCount: comments.likeCount,
          likedAt: commentLikes.createdAt,
          createdAt: comments.createdAt,
          editedAt: comments.editedAt,
          deletedAt: comments.deletedAt,
          deletedBy: comments.deletedBy,
          deletionReason: comments.deletionReason,
        })
        .from(comments)
        .leftJoin(users, eq(users.id, comments.userId))
        .leftJoin(
          commentLikes,
          // Nobody has the id 0.
          and(eq(commentLikes.commentId, comments.id), eq(commentLikes.userId, readerId ?? 0)),
        )
        .where(inArray(comments.id, ids));
    },

    /** With the columns that decide who may see it. */
    async find(id: number) {
      const [row] = await db
        .select({
          id: comments.id,
          threadId: comments.threadId,
          userId: comments.userId,
          content: comments.content,
          createdAt: comments.createdAt,
          deletedAt: comments.deletedAt,
          deletedBy: comments.deletedBy,
          isThreadDeleted: sql<boolean>`${isNotNull(discussions.deletedAt)}`,
          isVisible: questions.isVisible,
        })
        .from(comments)
        .innerJoin(discussions, eq(discussions.id, comments.threadId))
        .innerJoin(questions, eq(questions.id, discussions.questionId))
        .where(eq(comments.id, id));
      return row ?? null;
    },

    async countAbove(id: number): Promise<number> {
      const { rows } = await db.execute<{ depth: number }>(sql`
        with recursive above as (
          select ${comments.parentId} as id, 0 as depth from ${comments} where ${comments.id} = ${id}
          union all
          select comment.parent_id, above.depth + 1
          from above join ${comments} as comment on comment.id = above.id
        )
        select max(depth) as depth from above`);
      return rows[0]?.depth ?? 0;
    },

    async findSent(userId: number, submissionKey: string) {
      const [row] = await db
        .select({ id: comments.id, threadId: comments.threadId })
        .from(comments)
        .where(and(eq(comments.userId, userId), eq(comments.submissionKey, submissionKey)));
      return row ?? null;
    },

    async findSame(
      { userId, threadId, parentId, content }: NewComment,
      since: Date,
    ): Promise<number | null> {
      const [row] = await db
        .select({ id: comments.id })
        .from(comments)
        .where(
          and(
            eq(comments.userId, userId),
            gt(comments.createdAt, since),
            eq(comments.threadId, threadId),
            parentId ? eq(comments.parentId, parentId) : isNull(comments.parentId),
            eq(comments.content, content),
            isNull(comments.deletedAt),
          ),
        )
        .limit(1);
      return row?.id ?? null;
    },

    async insert(comment: NewComment): Promise<number> {
      const [row] = await db.insert(comments).values(comment).returning({ id: comments.id });
      if (!row) throw new Error('A comment was not inserted');
      return row.id;
    },

    async update(id: number, change: CommentChange): Promise<void> {
      await db.update(comments).set(change).where(eq(comments.id, id));
    },
  };
}
