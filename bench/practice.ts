// Practice with a million attempts by 10,000 learners vs. a thousand by ten, and the nightly job
// for 100,000 learners vs. a hundred.
import { openDatabase } from '#server/db/client.ts';
import { createNightlyService } from '#server/modules/practice/attempts/ratings/nightly.service.ts';
import type { TestApp } from '#test/support/app.ts';
import { addAttempts, addRatedLearners } from './support/many-attempts.ts';
import {
  type Call,
  compareSizes,
  milliseconds,
  type SizedSite,
  withTwoSizes,
} from './support/two-sizes.ts';

const sizes = [1_000, 1_000_000];
const rounds = 60;

let turn = 0;
/** A question that has not been answered before. */
const nextQuestion = () => {
  turn += 1;
  return 1 + ((turn * 37) % 1_000);
};
const last200 = () => Array.from({ length: 200 }, nextQuestion).join();
const answer = { body: () => ({ answer: '8' }) };

const calls: Call[] = [
  { name: 'hub, with the next question', path: () => '/practice', isSignedIn: true },
  { name: 'next question', path: () => '/practice/next', isSignedIn: true },
  { name: 'next question of a visitor', path: () => `/practice/next?answered=${last200()}` },
  { name: 'review queue', path: () => '/practice/queue', isSignedIn: true },
  { name: 'due count', path: () => '/practice/due', isSignedIn: true },
  { name: 'progress', path: () => '/progress', isSignedIn: true },
  {
    name: 'answer, recorded and rated',
    path: () => `/questions/${nextQuestion()}/answer`,
    isSignedIn: true,
    ...answer,
  },
  { name: 'answer of a visitor', path: () => `/questions/${nextQuestion()}/answer`, ...answer },
];

await withTwoSizes(
  fill,
  async (sites) => {
    await compareSizes(sites, { base: '/api', calls, rounds });
    for (const site of sites) {
      await addRatedLearners(site.site.database.pool, site.size / 10);
      await timeNight(site);
    }
  },
  sizes,
);

async function fill(site: TestApp, size: number) {
  const { cookie } = await site.signIn();
  await addAttempts(site.database.pool, size);
  return { cookie };
}

/** The first night changes every row. */
async function timeNight({ site }: SizedSite): Promise<void> {
  const { pool, jobs } = site.deps;
  const later = Date.now() + 5 * 86_400_000;
  const nightly = createNightlyService({
    db: openDatabase(pool),
    jobs,
    now: () => new Date(later),
  });
  const memory = process.memoryUsage().rss;
  const started = performance.now();
  await nightly.run();
  const passed = milliseconds(performance.now() - started);
  const grown = Math.round((process.memoryUsage().rss - memory) / 1e6);
  const { rows } = await pool.query(
    'select count(*) as ratings, count(distinct user_id) as learners from learner_ratings',
  );
  const [{ learners, ratings }] = rows;
  console.log(
    `night of ${learners} learners: ${ratings} ratings in ${passed}, memory ${grown} MB more`,
  );
}
