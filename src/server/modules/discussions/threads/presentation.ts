import type { Comment } from '#shared/contracts/comment.ts';
import type { Discussion } from '#shared/contracts/discussion.ts';
import type { Reader } from './access.ts';
import type { CommentRow } from './comment.repository.ts';
import type { ListedDiscussion } from './discussion.repository.ts';

const deletedText = { content: '[deleted]', contentHtml: '<p>[deleted]</p>\n' };
const defaultReason = 'This comment was deleted by a moderator.';

/** The only mapping from a row to what readers see of a discussion. */
export function presentDiscussion(row: ListedDiscussion): Discussion {
  return {
    id: row.id,
    title: row.title,
    content: row.content,
    preview: row.preview,
    questionId: row.questionId,
    variant: row.variant,
    createdBy: row.createdBy,
    author: toAuthor(row.username),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    lastActivityAt: row.lastActivityAt.toISOString(),
    isPinned: row.isPinned,
    isLocked: row.isLocked,
    commentCount: row.commentCount,
    viewCount: row.viewCount,
  };
}

/** The only mapping from a row to what a reader sees of a comment. */
export function presentComment(row: CommentRow, depth: number, reader: Reader): Comment {
  const place = {
    id: row.id,
    threadId: row.threadId,
    parentId: row.parentId,
    depth,
    createdAt: row.createdAt.toISOString(),
    replies: [],
  };
  if (row.deletedAt) {
    return {
      ...place,
      ...deletedText,
      userId: null,
      author: null,
      editedAt: null,
      isDeleted: true,
      deletionReason: seesReason(row, reader) ? (row.deletionReason ?? defaultReason) : null,
      likes: 0,
      likedByMe: false,
    };
  }
  return {
    ...place,
    content: row.content,
    contentHtml: row.contentHtml,
    userId: row.userId,
    author: toAuthor(row.username),
    editedAt: row.editedAt?.toISOString() ?? null,
    isDeleted: false,
    deletionReason: null,
    likes: row.likeCount,
    likedByMe: row.likedAt !== null,
  };
}

interface Deletion {
  userId: number | null;
  deletedAt: Date | null;
  deletedBy: number | null;
}

export function wasModerated({ userId, deletedAt, deletedBy }: Deletion): boolean {
  return deletedAt !== null && deletedBy !== userId;
}

/** The author and moderators see why a moderator deleted a comment. */
function seesReason(comment: Deletion, reader: Reader): boolean {
  if (!reader || !wasModerated(comment)) return false;
  return reader.isAdmin || comment.userId === reader.id;
}

function toAuthor(username: string | null): { username: string } | null {
  return username === null ? null : { username };
}
