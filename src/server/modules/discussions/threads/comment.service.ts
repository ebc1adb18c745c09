import type { Comment, NewComment } from '#shared/contracts/comment.ts';
import {
  canDeleteComment,
  commentBarrier,
  editBarrier,
  isOwn,
} from '#shared/policies/discussions.ts';
import type { ChangeFeed } from '../../../db/change-feed.ts';
import type { RunInTransaction, Transaction } from '../../../db/transaction.ts';
import { AppError, forbidden } from '../../../lib/errors.ts';
import type { RateLimitService } from '../../ground/rate-limits/rate-limit.service.ts';
import type { RenderingService } from '../../ground/rendering/rendering.service.ts';
import { type Actor, discussionLocked, holdActor, lockComment, lockDiscussion } from './access.ts';
import { createCommentRepository } from './comment.repository.ts';
import { removeComment } from './comment-removal.ts';
import { createDiscussionRepository } from './discussion.repository.ts';
import type { DiscussionEvents } from './events.ts';
import type { ThreadService } from './thread.service.ts';

/** The same text within this time is a double submit. */
const repeatedWithinMs = 60_000;

export type CommentService = ReturnType<typeof createCommentService>;

interface CommentDeps {
  inTransaction: RunInTransaction;
  changes: Pick<ChangeFeed, 'settle'>;
  rateLimits: Pick<RateLimitService, 'allow'>;
  threads: Pick<ThreadService, 'comment'>;
  rendering: Pick<RenderingService, 'toHtml'>;
  events: DiscussionEvents;
  now: () => Date;
}

export function createCommentService(deps: CommentDeps) {
  const { inTransaction, changes, rateLimits, threads, rendering, events, now } = deps;

  /** Null: not a reply. */
  async function findAnswered({ db }: Transaction, threadId: number, parentId: number | null) {
    if (parentId === null) return null;
    const parent = await createCommentRepository(db).find(parentId);
    if (parent?.threadId !== threadId) {
      throw invalidParent('The comment you are replying to is not in this discussion');
    }
    if (parent.deletedAt) throw invalidParent('The comment you are replying to was deleted');
    return parent;
  }

  /** The comment that this one duplicates, if any. */
  async function findFirst(
    { db }: Transaction,
    comment: Parameters<ReturnType<typeof createCommentRepository>['findSame']>[0],
    since: Date,
  ): Promise<number | null> {
    const repository = createCommentRepository(db);
    const { userId, threadId, submissionKey } = comment;
    const sent = submissionKey ? await repository.findSent(userId, submissionKey) : null;
    if (sent && sent.threadId !== threadId) {
      throw new AppError(409, 'ALREADY_SENT', 'This submission was already used elsewhere.');
    }
    return sent?.id ?? repository.findSame(comment, since);
  }

  return {
    async add(
      author: Actor & { isEmailVerified: boolean },
      { content, threadId, parentId, submissionKey }: NewComment,
      signal?: AbortSignal,
    ): Promise<Comment> {
      await rateLimits.allow(
        author.isEmailVerified ? 'comment' : 'commentUnverified',
        String(author.id),
      );
      const contentHtml = await rendering.toHtml(content, { field: 'content', signal });
      const id = await inTransaction(async (transaction) => {
        await holdActor(transaction, author, { threadId, commentId: parentId });
        const discussion = await lockDiscussion(transaction, author, threadId);
        // Taken after the lock, so that times follow the order of inserts.
        const createdAt = now();
        const comment = {
          content,
          contentHtml,
          threadId,
          parentId,
          submissionKey,
          createdAt,
          userId: author.id,
        };
        const since = new Date(createdAt.getTime() - repeatedWithinMs);
        const first = await findFirst(transaction, comment, since);
        if (first !== null) return first;
        if (commentBarrier(author, discussion)) throw discussionLocked();
        const answered = await findAnswered(transaction, threadId, parentId);
        const added = await createCommentRepository(transaction.db).insert(comment);
        await createDiscussionRepository(transaction.db).addComment(threadId, createdAt);
        await events.commented(transaction, {
          comment: { id: added, parentId },
          author,
          discussion,
          repliedTo: answered?.userId ?? null,
        });
        return added;
      });
      return threads.comment(id, author);
    },

    async edit(author: Actor, id: number, content: string, signal?: AbortSignal): Promise<Comment> {
      await rateLimits.allow('editComment', String(author.id));
      const contentHtml = await rendering.toHtml(content, { field: 'content', signal });
      await inTransaction(async (transaction) => {
        await holdActor(transaction, author);
        const { comment, thread } = await lockComment(transaction, author, id);
        const barrier = editBarrier(author, comment, thread, now());
        if (barrier) throw editRefusals[barrier]();
        if (content === comment.content) return;
        const change = { content, contentHtml, editedAt: now() };
        await createCommentRepository(transaction.db).update(id, change);
      });
      return threads.comment(id, author);
    },

    async delete(actor: Actor, id: number, reason: string | null): Promise<void> {
      const isModerated = await inTransaction(async (transaction) => {
        await holdActor(transaction, actor, { commentId: id });
        const { comment, thread } = await lockComment(transaction, actor, id);
        if (!canDeleteComment(actor, comment)) {
          throw forbidden('You can only delete your own comments');
        }
        const removal = { moderator: actor, reason, at: now() };
        await removeComment(transaction, { comment, thread, removal, events });
        return !isOwn(actor, comment);
      });
      if (isModerated) await changes.settle();
    },
  };
}

function invalidParent(message: string): AppError {
  return new AppError(400, 'INVALID_INPUT', message, { fieldErrors: { parentId: message } });
}

const editRefusals = {
  'not-yours': () => forbidden('You can only edit your own comments'),
  'too-late': () =>
    new AppError(403, 'TOO_LATE', 'Comments can only be edited within 24 hours of posting'),
  locked: () =>
    new AppError(403, 'LOCKED', 'This discussion is locked. Comments cannot be edited.'),
};
