import type { SolutionUpdate } from '#shared/contracts/solution.ts';
import { cacheUntilChange } from '../../../db/cache-until-change.ts';
import type { ChangeFeed } from '../../../db/change-feed.ts';
import type { Database } from '../../../db/client.ts';
import { createSolutionRepository } from './solution.repository.ts';

export type SolutionUpdateService = ReturnType<typeof createSolutionUpdateService>;

/**
 * When a solution was last saved. Cached, since every page that shows one polls every two seconds.
 */
export function createSolutionUpdateService(db: Database, changes: Pick<ChangeFeed, 'on'>) {
  const repository = createSolutionRepository(db);
  const cached = cacheUntilChange<number | 'any', SolutionUpdate>(
    { changes, topics: ['questions', 'solutions'], most: 10_000 },
    async (key) => {
      const row = await repository.findLastSave(key === 'any' ? null : key);
      return { questionId: row?.questionId ?? null, timestamp: row?.savedAt.getTime() ?? null };
    },
  );
  return {
    /** Null: the most recently saved of all solutions. */
    lastSave: (questionId: number | null) => cached(questionId ?? 'any'),
  };
}
