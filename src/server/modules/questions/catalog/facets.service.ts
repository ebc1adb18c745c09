import type { Facets } from '#shared/contracts/question.ts';
import { difficulties } from '#shared/domain/difficulty.ts';
import { cacheUntilChange } from '../../../db/cache-until-change.ts';
import type { ChangeFeed } from '../../../db/change-feed.ts';
import type { Database } from '../../../db/client.ts';
import { createFacetsRepository } from './facets.repository.ts';
import type { createQuestionList } from './question-list.service.ts';

interface FacetsDeps {
  db: Database;
  changes: Pick<ChangeFeed, 'on'>;
  list: ReturnType<typeof createQuestionList>;
}

/** Counts of the visible questions, the same for everyone. */
export function createFacets({ db, changes, list }: FacetsDeps) {
  const repository = createFacetsRepository(db);
  const topics = ['questions', 'solutions'] as const;
  const countExtras = cacheUntilChange({ changes, topics, most: 1 }, (_: 'all') =>
    repository.countExtras(),
  );

  async function count(filter: Parameters<typeof list.find>[0] = {}): Promise<number> {
    return (await list.find({ ...filter, visibility: 'visible' })).length;
  }

  return async function facets(): Promise<Facets> {
    const [total, measured, categories, extras, counts] = await Promise.all([
      count(),
      count({ measured: 'any-measured' }),
      list.countCategories('visible'),
      countExtras('all'),
      Promise.all(
        difficulties.map(async (difficulty) => ({
          difficulty,
          count: await count({ difficulty }),
        })),
      ),
    ]);
    const { computed, simulations, premiumSolutions, premiumSimulations } = extras;
    return {
      total,
      categories,
      difficulties: counts,
      measured,
      computed,
      simulations,
      premium: { solutions: premiumSolutions, simulations: premiumSimulations },
    };
  };
}
