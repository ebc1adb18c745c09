// Server time of every way to read questions, at 100,000 vs. 1,000.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { TestApp } from '#test/support/app.ts';
import { any, anyNumber, anySpelling } from './support/any.ts';
import {
  addQuestions,
  categoryCount,
  endingOf,
  frequentPart,
  someParts,
} from './support/many-questions.ts';
import { median } from './support/numbers.ts';
import {
  type Call,
  compareSizes,
  milliseconds,
  type SizedSite,
  withTwoSizes,
} from './support/two-sizes.ts';

/** The statuses of a diligent learner. */
const markedQuestions = 500;

const fields = ['name', 'difficulty', 'type', 'rating'];
const directions = ['asc', 'desc'];

const calls: Call[] = [
  { name: 'list, first page', path: () => '?page=1' },
  { name: 'list, any page', path: (size) => `?page=${anyPage(size)}` },
  { name: 'list, any order and page', path: (size) => `?${anyOrder()}&page=${anyPage(size)}` },
  { name: 'category', path: () => `?category=${anyCategory()}&${anyOrder()}&page=1` },
  {
    name: 'difficulty, last pages',
    path: (size) => `?difficulty=Hard&page=${Math.ceil(size / 80)}`,
  },
  { name: 'measured range', path: () => `?measured=1400-to-1600&${anyOrder()}&page=1` },
  {
    name: 'category and difficulty',
    path: () => `?category=${anyCategory()}&difficulty=Easy&${anyOrder()}&page=1`,
  },
  { name: 'search, found often', path: () => `?search=${anySpelling(frequentPart)}&page=1` },
  {
    name: 'search, found often, again',
    path: () => `?search=${encodeURIComponent(frequentPart)}&page=1`,
  },
  { name: 'search, found sometimes', path: () => `?search=${anySpelling(any(someParts))}&page=1` },
  { name: 'search, found once', path: (size) => `?search=${endingOf(anyNumber(size))}&page=1` },
  { name: 'search, never found', path: () => `?search=zq${anyNumber(1e9)}&page=1` },
  {
    name: 'search, filter and order',
    path: () =>
      `?search=${anySpelling(any(someParts))}&category=${anyCategory()}&difficulty=Medium&${anyOrder()}&page=1`,
  },
  { name: 'topic', path: () => `?topic=random-walks&${anyOrder()}&page=1` },
  { name: 'signed in: list', path: (size) => `?page=${anyPage(size)}`, isSignedIn: true },
  {
    name: 'signed in: solved',
    path: () => `?status=solved&${anyOrder()}&page=1`,
    isSignedIn: true,
  },
  {
    name: 'signed in: not started',
    path: (size) => `?status=not_started&${anyOrder()}&page=${anyPage(size)}`,
    isSignedIn: true,
  },
  {
    name: 'signed in: by status',
    path: (size) => `?sort=status&direction=${any(directions)}&page=${anyPage(size)}`,
    isSignedIn: true,
  },
  {
    name: 'signed in: search by status',
    path: () => `?sort=status&search=${anySpelling(any(someParts))}&page=1`,
    isSignedIn: true,
  },
  ...['starred', 'noted', 'answered', 'mistakes'].map((filter) => ({
    name: `signed in: ${filter}`,
    path: () => `?${filter}=1&${anyOrder()}&page=1`,
    isSignedIn: true,
  })),
  { name: 'facets', path: () => '/facets' },
  { name: 'neighbors', path: (size) => `/${anyNumber(size)}/neighbors?${anyOrder()}` },
  {
    name: 'neighbors in a set',
    path: (size) => `/${anyNumber(size)}/neighbors?difficulty=Hard&${anyOrder()}`,
  },
  {
    name: 'signed in: neighbors not started',
    path: (size) => `/${anyNumber(size)}/neighbors?status=not_started&${anyOrder()}`,
    isSignedIn: true,
  },
  {
    name: 'signed in: neighbors by status',
    path: (size) => `/${anyNumber(size)}/neighbors?sort=status`,
    isSignedIn: true,
  },
  { name: 'daily', path: (size) => `/daily?date=${anyDate()}&exclude=${anyNumber(size)}` },
  { name: 'question', path: (size) => `/${anyNumber(size)}` },
];

await withTwoSizes(addLearner, async (sites) => {
  await compareSizes(sites, { base: '/api/questions', calls, rounds: 150 });
  for (const site of sites) await measureReload(site);
});

async function addLearner(site: TestApp, size: number) {
  const { pool } = site.database;
  await addQuestions(pool, size);
  const { cookie } = await site.signIn({ username: 'learner' });
  await pool.query(
    `insert into question_statuses (user_id, question_id, status)
       select users.id, n * $1::int, (array['attempted', 'solved'])[1 + n % 2]
         from users, generate_series(1, $2::int) n where username = 'learner'`,
    [size / markedQuestions, markedQuestions],
  );
  await pool.query(
    `insert into stars (user_id, question_id) select user_id, question_id from question_statuses`,
  );
  await pool.query(
    `insert into notes (user_id, question_id, content, version)
       select user_id, question_id, 'Condition on the first step.', gen_random_uuid()
         from question_statuses`,
  );
  return { cookie };
}

/** From a change to one question until the first list that shows it. */
async function measureReload({ site, size }: SizedSite): Promise<void> {
  for (const path of ['?page=1', '?sort=type&page=1', '/facets']) {
    const pauses = monitorEventLoopDelay({ resolution: 1 });
    const times: number[] = [];
    for (let round = 0; round < 15; round += 1) {
      const name = `A${round}`;
      await site.database.pool.query(`update questions set name = $1 where id = 1`, [name]);
      await site.changes.settle();
      pauses.enable();
      const started = performance.now();
      await site.app.inject(`/api/questions${path}`);
      times.push(performance.now() - started);
      pauses.disable();
    }
    console.log(
      `${size} questions: the first ${path} after a change takes ${milliseconds(median(times))}, the longest pause for others ${milliseconds(pauses.max / 1e6)}`,
    );
  }
}

function anyPage(size: number): number {
  return anyNumber(size / 25 / 2);
}

function anyOrder(): string {
  return `sort=${any(fields)}&direction=${any(directions)}`;
}

function anyCategory(): string {
  return `Category%20${anyNumber(categoryCount)}`;
}

function anyDate(): string {
  return new Date(anyNumber(4e12)).toISOString().slice(0, 10);
}
