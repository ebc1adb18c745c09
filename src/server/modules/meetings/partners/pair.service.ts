import type { BlockList } from '#shared/contracts/partner.ts';
import type { Database } from '../../../db/client.ts';
import type { RunInTransaction } from '../../../db/transaction.ts';
import type { RateLimitService } from '../../ground/rate-limits/rate-limit.service.ts';
import { createBlockRepository } from './block.repository.ts';
import { type ChangePairDeps, cancelPair, giveUpPair } from './change-pair.ts';
import { createPairRepository } from './pair.repository.ts';
import { blockNotFound, pairNotFound, pairOver } from './partner-errors.ts';

interface PairDeps extends ChangePairDeps {
  db: Database;
  inTransaction: RunInTransaction;
  rateLimits: Pick<RateLimitService, 'allow'>;
}

interface User {
  id: number;
}

export type PairService = ReturnType<typeof createPairService>;

/** What one of a pair does about the other. */
export function createPairService(deps: PairDeps) {
  const { db, inTransaction, rateLimits, now } = deps;

  return {
    async cancel({ id: by }: User, pairId: string): Promise<void> {
      await rateLimits.allow('partner', String(by));
      await inTransaction(async (transaction) => {
        const pairs = createPairRepository(transaction.db);
        await pairs.hold();
        const pair = await pairs.find({ id: pairId }, by);
        if (!pair) throw pairNotFound();
        if (pair.outcome !== 'planned' || now() >= pair.startsAt) throw pairOver();
        await giveUpPair(deps, transaction, pair, by);
      });
    },

    /** Never counts as staying away, and leaves the time for others. */
    async block({ id: by }: User, pairId: string): Promise<void> {
      await rateLimits.allow('partner', String(by));
      await inTransaction(async (transaction) => {
        const pairs = createPairRepository(transaction.db);
        await pairs.hold();
        const other = await pairs.findPartner(pairId, by);
        if (other === null) throw pairNotFound();
        const row = { blockerId: by, blockedId: other, createdAt: now() };
        await createBlockRepository(transaction.db).insert(row);
        for (const planned of await pairs.listPlannedWith(by, other)) {
          await cancelPair(deps, transaction, planned, by);
        }
      });
    },

    async listBlocks({ id }: User): Promise<BlockList> {
      const rows = await createBlockRepository(db).list(id);
      return {
        blocks: rows.map(({ createdAt, ...row }) => ({
          ...row,
          createdAt: createdAt.toISOString(),
        })),
      };
    },

    async unblock({ id }: User, block: number): Promise<void> {
      if (!(await createBlockRepository(db).delete(block, id))) throw blockNotFound();
    },
  };
}
