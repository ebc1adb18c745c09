import { canSeeQuestion } from '#shared/policies/questions.ts';
import type { Transaction } from '../../db/transaction.ts';
import { AppError, notFound, notSignedIn } from '../../lib/errors.ts';
import { type Concerned, holdAccount } from './actor.repository.ts';
import { type CommentInThread, createCommentRepository } from './comment.repository.ts';
import { createDiscussionRepository, type LockedDiscussion } from './discussion.repository.ts';

export interface Actor {
  id: number;
  username: string;
  isAdmin: boolean;
}

/** Who reads; null: somebody who is not signed in. */
export type Reader = { id: number; isAdmin: boolean } | null;

/** The same for what never was and for what the reader must not know of. */
export const discussionNotFound = () => notFound('Discussion not found');
export const commentNotFound = () => notFound('Comment not found');

export const discussionLocked = () =>
  new AppError(403, 'LOCKED', 'This discussion is locked. New comments are not allowed.');

/** Accounts are held before anything else: whoever deletes one holds it and then its words. */
export async function holdActor(
  { db }: Transaction,
  actor: Actor,
  concerned: Concerned = {},
): Promise<void> {
  if (!(await holdAccount(db, actor.id, concerned))) throw notSignedIn();
}

/** Before writing in a thread: it stays as it is until the transaction ends. */
export async function lockDiscussion(
  { db }: Transaction,
  reader: Reader,
  id: number,
): Promise<LockedDiscussion> {
  const thread = await createDiscussionRepository(db).lock(id);
  if (!thread || thread.deletedAt || !canSeeQuestion(reader, thread)) throw discussionNotFound();
  return thread;
}

/** A comment that is there, in a thread that is there for the reader. */
export function requireComment(reader: Reader, comment: CommentInThread | null): CommentInThread {
  const isThere = comment && !comment.isThreadDeleted && canSeeQuestion(reader, comment);
  if (!isThere || comment.deletedAt) throw commentNotFound();
  return comment;
}

/** Before changing a comment: it and its thread stay as they are until the transaction ends. */
export async function lockComment(
  transaction: Transaction,
  reader: Reader,
  id: number,
): Promise<{ comment: CommentInThread; thread: LockedDiscussion }> {
  const repository = createCommentRepository(transaction.db);
  const { threadId } = requireComment(reader, await repository.find(id));
  const thread = await lockDiscussion(transaction, reader, threadId);
  // Once more: what was read before the lock may have changed until it was given.
  return { comment: requireComment(reader, await repository.find(id)), thread };
}
