// Server time of searches, at 100,000 questions vs. 1,000.
import { openDatabase } from '#server/db/client.ts';
import { createKnownWordsService } from '#server/modules/questions/search/known-words.service.ts';
import type { TestApp } from '#test/support/app.ts';
import { any, anyNumber, anySpelling } from './support/any.ts';
import { addQuestions, endingOf } from './support/many-questions.ts';
import { type Call, compareSizes, withTwoSizes } from './support/two-sizes.ts';

const calls: Call[] = [
  { name: 'a word of some names', path: () => query(any(['bridge', 'inversions', 'rebate'])) },
  { name: 'words of most names', path: () => query('of the') },
  { name: 'a word of every statement', path: () => query('probability') },
  { name: 'a topic', path: () => query('random walk') },
  { name: 'two words far apart', path: () => query('hedging dice') },
  { name: 'a word of one name', path: (size) => query(endingOf(anyNumber(size))) },
  { name: 'a typing error', path: () => query('brownain') },
  { name: 'nothing', path: () => query('zq') },
];

await withTwoSizes(fill, (sites) =>
  compareSizes(sites, { base: '/api/search', calls, rounds: 30 }),
);

async function fill(site: TestApp, size: number) {
  await addQuestions(site.database.pool, size);
  const { pool, jobs } = site.deps;
  await createKnownWordsService({ db: openDatabase(pool), jobs }).learn();
  return { cookie: '' };
}

/** The cache compares queries as typed, so a new spelling always misses it. */
function query(words: string): string {
  return `?besides=names&q=${anySpelling(words)}`;
}
