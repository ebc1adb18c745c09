import type { Database } from '../../../db/client.ts';
import type { Jobs } from '../../../jobs/jobs.ts';
import { createSearchRepository } from './search.repository.ts';

/** Questions at a time, so that no transaction takes long. */
const batch = 500;

/** Learns the words of new questions every minute, so that no search waits after an import. */
export function createKnownWordsService(deps: { db: Database; jobs: Pick<Jobs, 'schedule'> }) {
  const repository = createSearchRepository(deps.db);

  async function learn(): Promise<void> {
    while ((await repository.learnWords(batch)) === batch);
  }

  return {
    learn,
    startJobs: () =>
      deps.jobs.schedule({ name: 'search-words', cron: '* * * * *', expireInSeconds: 900 }, learn),
  };
}
