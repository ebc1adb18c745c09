import type { Likes } from '#shared/contracts/comment.ts';
import { canJudgeComment } from '#shared/policies/discussions.ts';
import type { RunInTransaction } from '../../../db/transaction.ts';
import { AppError } from '../../../lib/errors.ts';
import type { RateLimitService } from '../../ground/rate-limits/rate-limit.service.ts';
import { type Actor, holdActor, requireComment } from './access.ts';
import { createCommentRepository } from './comment.repository.ts';
import { createCommentLikeRepository } from './comment-like.repository.ts';

export type CommentLikeService = ReturnType<typeof createCommentLikeService>;

interface CommentLikeDeps {
  inTransaction: RunInTransaction;
  rateLimits: Pick<RateLimitService, 'allow'>;
  now: () => Date;
}

/** One like per user; idempotent. */
export function createCommentLikeService({ inTransaction, rateLimits, now }: CommentLikeDeps) {
  async function set(actor: Actor, id: number, likedByMe: boolean): Promise<Likes> {
    await rateLimits.allow('like', String(actor.id));
    return inTransaction(async (transaction) => {
      await holdActor(transaction, actor);
      const found = await createCommentRepository(transaction.db).find(id);
      const comment = requireComment(actor, found);
      if (likedByMe && !canJudgeComment(actor, comment)) throw ownComment();
      const repository = createCommentLikeRepository(transaction.db);
      if (likedByMe) await repository.add(id, actor.id, now());
      else await repository.remove(id, actor.id);
      return { likes: await repository.count(id), likedByMe };
    });
  }

  return {
    add: (actor: Actor, id: number) => set(actor, id, true),
    remove: (actor: Actor, id: number) => set(actor, id, false),
  };
}

const ownComment = () => new AppError(400, 'OWN_COMMENT', 'You cannot like your own comment');
