import type { Comment } from '#shared/contracts/comment.ts';
import type { Discussion, DiscussionChange } from '#shared/contracts/discussion.ts';
import type { ChangeFeed } from '../../../db/change-feed.ts';
import type { Database } from '../../../db/client.ts';
import type { RunInTransaction, Transaction } from '../../../db/transaction.ts';
import { AppError } from '../../../lib/errors.ts';
import { recordAct } from '../../ground/audit/audit.service.ts';
import {
  type Actor,
  commentNotFound,
  discussionNotFound,
  holdActor,
  lockDiscussion,
} from './access.ts';
import { createCommentRepository } from './comment.repository.ts';
import { createDiscussionRepository } from './discussion.repository.ts';
import { presentDiscussion, wasModerated } from './presentation.ts';
import type { ThreadService } from './thread.service.ts';

export type ModerationService = ReturnType<typeof createModerationService>;

interface ModerationDeps {
  db: Database;
  inTransaction: RunInTransaction;
  changes: Pick<ChangeFeed, 'settle'>;
  threads: Pick<ThreadService, 'comment'>;
  now: () => Date;
}

/** Moderation by administrators. Each action is audited and visible to all processes. */
export function createModerationService(deps: ModerationDeps) {
  const { db, inTransaction, changes, threads, now } = deps;

  async function act(admin: Actor, work: (transaction: Transaction) => Promise<void>) {
    await inTransaction(async (transaction) => {
      await holdActor(transaction, admin);
      await work(transaction);
    });
    await changes.settle();
  }

  async function present(id: number): Promise<Discussion> {
    const row = await createDiscussionRepository(db).find(id);
    if (!row) throw discussionNotFound();
    return presentDiscussion(row);
  }

  return {
    async change(admin: Actor, id: number, wanted: DiscussionChange): Promise<Discussion> {
      await act(admin, async (transaction) => {
        const before = await lockDiscussion(transaction, admin, id);
        const { isPinned = before.isPinned, isLocked = before.isLocked } = wanted;
        if (isPinned === before.isPinned && isLocked === before.isLocked) return;
        const change = { isPinned, isLocked, updatedAt: now() };
        await createDiscussionRepository(transaction.db).update(id, change);
        await recordAct(transaction, {
          actor: admin,
          action: 'discussion.update',
          subject: { type: 'discussion', id },
          details: {
            ...(isPinned !== before.isPinned && { isPinned }),
            ...(isLocked !== before.isLocked && { isLocked }),
          },
        });
      });
      return present(id);
    },

    async deleteDiscussion(admin: Actor, id: number, reason: string | null): Promise<void> {
      await act(admin, async (transaction) => {
        await lockDiscussion(transaction, admin, id);
        const deletion = { deletedAt: now(), deletedBy: admin.id, deletionReason: reason };
        await createDiscussionRepository(transaction.db).update(id, deletion);
        await recordAct(transaction, {
          actor: admin,
          action: 'discussion.delete',
          subject: { type: 'discussion', id },
          details: { reason },
        });
      });
    },

    async restoreDiscussion(admin: Actor, id: number): Promise<Discussion> {
      await act(admin, async (transaction) => {
        const repository = createDiscussionRepository(transaction.db);
        const thread = await repository.lock(id);
        if (!thread) throw discussionNotFound();
        if (!thread.deletedAt) throw notDeleted('discussion');
        await repository.update(id, undeleted);
        await recordAct(transaction, {
          actor: admin,
          action: 'discussion.restore',
          subject: { type: 'discussion', id },
        });
      });
      return present(id);
    },

    /** Only if a moderator deleted it: what authors delete stays deleted. */
    async restoreComment(admin: Actor, id: number): Promise<Comment> {
      await act(admin, async (transaction) => {
        const repository = createCommentRepository(transaction.db);
        const found = await repository.find(id);
        if (!found) throw commentNotFound();
        const discussions = createDiscussionRepository(transaction.db);
        await discussions.lock(found.threadId);
        const comment = await repository.find(id);
        if (!comment) throw commentNotFound();
        if (!comment.deletedAt) throw notDeleted('comment');
        if (!wasModerated(comment)) {
          throw new AppError(409, 'DELETED_BY_AUTHOR', 'This comment was deleted by its author.');
        }
        await repository.update(id, undeleted);
        await discussions.recount(comment.threadId);
        await recordAct(transaction, {
          actor: admin,
          action: 'comment.restore',
          subject: { type: 'comment', id },
          details: { threadId: comment.threadId },
        });
      });
      return threads.comment(id, admin);
    },
  };
}

const undeleted = { deletedAt: null, deletedBy: null, deletionReason: null };

function notDeleted(what: 'discussion' | 'comment'): AppError {
  return new AppError(409, 'NOT_DELETED', `This ${what} is not deleted.`);
}
