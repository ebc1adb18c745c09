import { eq, inArray, or } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { comments, discussions } from '../../../db/tables/discussions.ts';
import { users } from '../../../db/tables/users.ts';

/** The users an action affects. */
export interface Concerned {
  threadId?: number;
  commentId?: number | null;
}

/**
 * Locks the account until the transaction ends, with those of the thread's starter and the
 * comment's author, who are notified; false: it was deleted. Ordered by id, to avoid deadlocks.
 */
export async function holdAccount(
  db: Database,
  userId: number,
  { threadId, commentId = null }: Concerned = {},
): Promise<boolean> {
  const starter =
    threadId !== undefined &&
    inArray(
      users.id,
      db
        .select({ id: discussions.createdBy })
        .from(discussions)
        .where(eq(discussions.id, threadId)),
    );
  const author =
    commentId !== null &&
    inArray(
      users.id,
      db.select({ id: comments.userId }).from(comments).where(eq(comments.id, commentId)),
    );
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(or(eq(users.id, userId), starter || undefined, author || undefined))
    .orderBy(users.id)
    .for('key share');
  return rows.some(({ id }) => id === userId);
}
