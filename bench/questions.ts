// Server time of every way to read questions, with 100,000 of them beside 1,000.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import startDatabaseServer from '#test/support/database-server.ts';
import {
  addQuestions,
  categoryCount,
  endingOf,
  frequentPart,
  someParts,
} from './support/many-questions.ts';
import { median, percentile } from './support/numbers.ts';
import { printTable } from './support/table.ts';

const sizes = { small: 1_000, large: 100_000 };
const rounds = 150;
const warmUpRounds = 20;
/** What a diligent learner has marked. */
const markedQuestions = 500;

interface Bank {
  size: number;
  site: TestApp;
  /** Of somebody who has marked some questions. */
  cookie: string;
}

interface Call {
  name: string;
  path: (size: number) => string;
  isSignedIn?: boolean;
}

const fields = ['name', 'difficulty', 'type'];
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
  {
    name: 'category and difficulty',
    path: () => `?category=${anyCategory()}&difficulty=Easy&${anyOrder()}&page=1`,
  },
  { name: 'search, found often', path: () => `?search=${anySpelling(frequentPart)}&page=1` },
  { name: 'search, found sometimes', path: () => `?search=${anySpelling(any(someParts))}&page=1` },
  { name: 'search, found once', path: (size) => `?search=${endingOf(anyNumber(size))}&page=1` },
  {
    name: 'search, filter and order',
    path: () =>
      `?search=${anySpelling(any(someParts))}&category=${anyCategory()}&difficulty=Medium&${anyOrder()}&page=1`,
  },
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
  { name: 'facets', path: () => '/facets' },
  { name: 'neighbours', path: (size) => `/${anyNumber(size)}/neighbors?${anyOrder()}` },
  {
    name: 'signed in: neighbours by status',
    path: (size) => `/${anyNumber(size)}/neighbors?sort=status`,
    isSignedIn: true,
  },
  { name: 'daily', path: (size) => `/daily?date=${anyDate()}&exclude=${anyNumber(size)}` },
  { name: 'question', path: (size) => `/${anyNumber(size)}` },
];

const stopServer = await startDatabaseServer();
const banks: Bank[] = [];
try {
  for (const size of Object.values(sizes)) banks.push(await openBank(size));
  await compareCalls(banks);
  for (const bank of banks) await measureReload(bank);
} finally {
  for (const { site } of banks) await site.close();
  await stopServer();
}

async function openBank(size: number): Promise<Bank> {
  const site = await createTestApp();
  const { pool } = site.database;
  await addQuestions(pool, size);
  const { cookie } = await site.signIn({ username: 'learner' });
  await pool.query(
    `insert into question_statuses (user_id, question_id, status)
       select users.id, n * $1::int, (array['attempted', 'solved'])[1 + n % 2]
         from users, generate_series(1, $2::int) n where username = 'learner'`,
    [size / markedQuestions, markedQuestions],
  );
  await pool.query('vacuum analyze');
  await site.changes.settle();
  return { size, site, cookie };
}

/** By turns, so that whatever else the machine does slows down both. */
async function compareCalls([small, large]: Bank[]): Promise<void> {
  if (!small || !large) return;
  const rows = [['GET /api/questions', '1,000', '100,000', 'ratio', 'p95 of 100,000']];
  for (const call of calls) {
    const times: Record<'small' | 'large', number[]> = { small: [], large: [] };
    for (let round = -warmUpRounds; round < rounds; round += 1) {
      const smallMs = await time(small, call);
      const largeMs = await time(large, call);
      if (round < 0) continue;
      times.small.push(smallMs);
      times.large.push(largeMs);
    }
    rows.push([
      call.name,
      format(median(times.small)),
      format(median(times.large)),
      (median(times.large) / median(times.small)).toFixed(2),
      format(percentile(times.large, 95)),
    ]);
  }
  printTable(rows);
}

async function time({ site, size, cookie }: Bank, { path, isSignedIn }: Call): Promise<number> {
  const url = `/api/questions${path(size)}`;
  const started = performance.now();
  const { statusCode } = await site.app.inject({ url, ...(isSignedIn && { headers: { cookie } }) });
  const passed = performance.now() - started;
  if (statusCode !== 200) throw new Error(`${url} answered ${statusCode}`);
  return passed;
}

/** From a change of one question to the first list that shows it. */
async function measureReload({ site, size }: Bank): Promise<void> {
  const pauses = monitorEventLoopDelay({ resolution: 1 });
  const times: number[] = [];
  for (let round = 0; round < 15; round += 1) {
    const started = performance.now();
    pauses.enable();
    await site.database.pool.query(`update questions set name = $1 where id = 1`, [`A${round}`]);
    await site.changes.settle();
    await site.app.inject('/api/questions/facets');
    pauses.disable();
    times.push(performance.now() - started);
  }
  console.log(
    `${size} questions: a change is in the list after ${format(median(times))}, the longest pause for others ${format(pauses.max / 1e6)}`,
  );
}

function any(list: readonly string[]): string {
  return list[anyNumber(list.length) - 1] ?? '';
}

/** From 1. */
function anyNumber(highest: number): number {
  return 1 + Math.floor(Math.random() * highest);
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

/** Finds the same, but has not been looked for before. */
function anySpelling(part: string): string {
  const spelled = [...part].map((letter) => (Math.random() < 0.5 ? letter.toUpperCase() : letter));
  return encodeURIComponent(spelled.join(''));
}

function format(milliseconds: number): string {
  return `${milliseconds.toFixed(2)} ms`;
}
