import type { Transaction } from '../../../db/transaction.ts';
import { recordAct } from '../../ground/audit/audit.service.ts';
import type { Actor } from './access.ts';
import { type CommentInThread, createCommentRepository } from './comment.repository.ts';
import { createDiscussionRepository, type LockedDiscussion } from './discussion.repository.ts';
import type { DiscussionEvents } from './events.ts';

interface Removal {
  comment: CommentInThread;
  /** Locked by the transaction. */
  thread: LockedDiscussion;
  removal: { moderator: Actor; reason: string | null; at: Date };
  events: DiscussionEvents;
}

/** Deletes a comment; a moderator's deletion is audited and its author notified. */
export async function removeComment(
  transaction: Transaction,
  { comment, thread, removal: { moderator, reason, at }, events }: Removal,
): Promise<void> {
  const isOwn = comment.userId === moderator.id;
  await createCommentRepository(transaction.db).update(comment.id, {
    deletedAt: at,
    deletedBy: moderator.id,
    deletionReason: isOwn ? null : reason,
  });
  await createDiscussionRepository(transaction.db).recount(thread.id);
  if (isOwn) return;
  await recordAct(transaction, {
    actor: moderator,
    action: 'comment.delete',
    subject: { type: 'comment', id: comment.id },
    details: { threadId: thread.id, userId: comment.userId, reason },
  });
  await events.commentRemoved(transaction, { comment, discussion: thread, moderator, reason });
}
