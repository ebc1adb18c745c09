import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { commentLikes, comments } from '../../../db/tables/discussions.ts';

/** A trigger updates the comment's like count. */
export function createCommentLikeRepository(db: Database) {
  return {
    async add(commentId: number, userId: number, createdAt: Date): Promise<void> {
      await db.insert(commentLikes).values({ commentId, userId, createdAt }).onConflictDoNothing();
    },

    async remove(commentId: number, userId: number): Promise<void> {
      await db
        .delete(commentLikes)
        .where(and(eq(commentLikes.commentId, commentId), eq(commentLikes.userId, userId)));
    },

    async count(commentId: number): Promise<number> {
      const [row] = await db
        .select({ likes: comments.likeCount })
        .from(comments)
        .where(eq(comments.id, commentId));
      return row?.likes ?? 0;
    },
  };
}
