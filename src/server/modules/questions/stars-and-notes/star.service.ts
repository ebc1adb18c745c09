import type { Star } from '#shared/contracts/stars-and-notes.ts';
import type { RunInTransaction } from '../../../db/transaction.ts';
import type { RateLimitService } from '../../ground/rate-limits/rate-limit.service.ts';
import { holdQuestion } from '../question-access/question-access.service.ts';
import { createStarRepository } from './star.repository.ts';

export type StarService = ReturnType<typeof createStarService>;

interface StarDeps {
  inTransaction: RunInTransaction;
  rateLimits: Pick<RateLimitService, 'allow'>;
  now: () => Date;
}

interface Actor {
  id: number;
  isAdmin: boolean;
}

/** One star per user and question; idempotent. */
export function createStarService({ inTransaction, rateLimits, now }: StarDeps) {
  async function set(actor: Actor, questionId: number, isStarred: boolean): Promise<Star> {
    await rateLimits.allow('star', String(actor.id));
    return inTransaction(async (transaction) => {
      await holdQuestion(transaction, actor, questionId);
      const repository = createStarRepository(transaction.db);
      if (isStarred) await repository.add({ userId: actor.id, questionId, createdAt: now() });
      else await repository.remove(actor.id, questionId);
      return { questionId, isStarred };
    });
  }

  return {
    add: (actor: Actor, questionId: number) => set(actor, questionId, true),
    remove: (actor: Actor, questionId: number) => set(actor, questionId, false),
  };
}
