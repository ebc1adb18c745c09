import { canSeeQuestion } from '#shared/policies/questions.ts';
import type { Transaction } from '../../../db/transaction.ts';
import { AppError, notFound, notSignedIn } from '../../../lib/errors.ts';
import { type Concerned, holdAccount } from './actor.repository.ts';
import { type CommentInThread, createCommentRepository } from './comment.repository.ts';
import { createDiscussionRepository, type LockedDiscussion } from './discussion.repository.ts';

export interface Actor {
  id: number;
  username: string;
  isAdmin: boolean;
}

/** The reader, or null if not signed in. */
export type Reader = { id: number; isAdmin: boolean } | null;

/** The same for missing content and for content that the reader may not see. */
export const discussionNotFound = () => notFound('Discussion not found');
export const commentNotFound = () => notFound('Comment not found');

export const discussionLocked = () =>
  new AppError(403, 'LOCKED', 'This discussion is locked. New comments are not allowed.');

/** Accounts are locked first: deleting one locks it and then its posts. */
export async function holdActor(
  { db }: Transaction,
  actor: Actor,
  concerned: Concerned = {},
): Promise<void> {
  if (!(await holdAccount(db, actor.id, concerned))) throw notSignedIn();
}

/** Call before writing in a thread: locks it until the transaction ends. */
export async function lockDiscussion(
  { db }: Transaction,
  reader: Reader,
  id: number,
): Promise<LockedDiscussion> {
  const thread = await createDiscussionRepository(db).lock(id);
  if (!thread || thread.deletedAt || !canSeeQuestion(reader, thread)) throw discussionNotFound();
  return thread;
}

/** An existing comment in a thread that the reader may see. */
export function requireComment(reader: Reader, comment: CommentInThread | null): CommentInThread {
  const isThere = comment && !comment.isThreadDeleted && canSeeQuestion(reader, comment);
  if (!isThere || comment.deletedAt) throw commentNotFound();
  return comment;
}

/** Call before changing a comment: locks it and its thread until the transaction ends. */
export async function lockComment(
  transaction: Transaction,
  reader: Reader,
  id: number,
): Promise<{ comment: CommentInThread; thread: LockedDiscussion }> {
  const repository = createCommentRepository(transaction.db);
  const { threadId } = requireComment(reader, await repository.find(id));
  const thread = await lockDiscussion(transaction, reader, threadId);
  // Read again: the row may have changed before the lock was granted.
  return { comment: requireComment(reader, await repository.find(id)), thread };
}
