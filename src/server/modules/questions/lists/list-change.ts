import type { RunInTransaction, Transaction } from '../../../db/transaction.ts';
import type { RateLimitService } from '../../ground/rate-limits/rate-limit.service.ts';
import { createListRepository } from './list.repository.ts';
import { listNotFound } from './list-contents.service.ts';

export interface Owner {
  id: number;
  isAdmin: boolean;
}

export interface ListChangeDeps {
  inTransaction: RunInTransaction;
  rateLimits: Pick<RateLimitService, 'allow'>;
  now: () => Date;
}

interface LockedList {
  shareToken: string | null;
}

type Write<Result> = (transaction: Transaction, list: LockedList) => Promise<Result>;

/** Changes one of the owner's lists, one change at a time. */
export function createListChange({ inTransaction, rateLimits, now }: ListChangeDeps) {
  return async <Result>(owner: Owner, listId: number, write: Write<Result>): Promise<Result> => {
    await rateLimits.allow('changeList', String(owner.id));
    return inTransaction(async (transaction) => {
      const lists = createListRepository(transaction.db);
      const list = await lists.lock(listId, owner.id);
      if (!list) throw listNotFound();
      const result = await write(transaction, list);
      await lists.update(listId, { updatedAt: now() });
      return result;
    });
  };
}
