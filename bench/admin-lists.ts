// Server time of the lists of administrators, with 100,000 rows beside 1,000.
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
const rounds = 100;
const warmUpRounds = 10;

interface Bank {
  size: number;
  site: TestApp;
  cookie: string;
}

interface Call {
  name: string;
  path: (size: number) => string;
}

const sorts = ['name', 'difficulty', 'type', 'createdAt', 'updatedAt', 'id'];

const calls: Call[] = [
  { name: 'first page', path: () => 'page=1' },
  { name: 'any page of 100', path: (size) => `page=${anyNumber(size / 100)}&pageSize=100` },
  {
    name: 'any order and page',
    path: (size) => `sort=${any(sorts)}&direction=desc&page=${anyNumber(size / 25)}`,
  },
  { name: 'category', path: () => `category=Category%20${anyNumber(categoryCount)}&page=1` },
  { name: 'hidden, newest first', path: () => 'visibility=hidden&sort=updatedAt&page=1' },
  { name: 'search, found often', path: () => `search=${anySpelling(frequentPart)}&page=1` },
  { name: 'search, found sometimes', path: () => `search=${anySpelling(any(someParts))}&page=1` },
  { name: 'search, found once', path: (size) => `search=${endingOf(anyNumber(size))}&page=1` },
  {
    name: 'search, filters and order',
    path: () =>
      `search=${anySpelling(any(someParts))}&difficulty=Hard&visibility=visible&premium=free&sort=${any(sorts)}&page=1`,
  },
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
  await pool.query('update questions set is_visible = false where id % 20 = 0');
  await pool.query('vacuum analyze');
  await site.changes.settle();
  return { size, site, ...(await site.signIn({ isAdmin: true })) };
}

/** By turns, so that whatever else the machine does slows down both. */
async function compareCalls([small, large]: Bank[]): Promise<void> {
  if (!small || !large) return;
  const rows = [['GET /api/admin/questions', '1,000', '100,000', 'ratio', 'p95 of 100,000']];
  for (const { name, path } of calls) {
    const times: Record<'small' | 'large', number[]> = { small: [], large: [] };
    for (let round = -warmUpRounds; round < rounds; round += 1) {
      const smallMs = await time(small, path(small.size));
      const largeMs = await time(large, path(large.size));
      if (round < 0) continue;
      times.small.push(smallMs);
      times.large.push(largeMs);
    }
    rows.push([
      name,
      format(median(times.small)),
      format(median(times.large)),
      (median(times.large) / median(times.small)).toFixed(2),
      format(percentile(times.large, 95)),
    ]);
  }
  printTable(rows);
}

async function time({ site, cookie }: Bank, query: string): Promise<number> {
  const url = `/api/admin/questions?${query}`;
  const started = performance.now();
  const { statusCode } = await site.app.inject({ url, headers: { cookie } });
  const passed = performance.now() - started;
  if (statusCode !== 200) throw new Error(`${url} answered ${statusCode}`);
  return passed;
}

/** From an administrator's change of one question to the list that shows it. */
async function measureReload({ site, size, cookie }: Bank): Promise<void> {
  const times: number[] = [];
  for (let round = 0; round < 10; round += 1) {
    const started = performance.now();
    await site.app.inject({
      method: 'PATCH',
      url: '/api/admin/questions/1/visibility',
      payload: { isVisible: round % 2 === 0 },
      headers: { cookie },
    });
    await site.app.inject({ url: '/api/admin/questions?page=1', headers: { cookie } });
    times.push(performance.now() - started);
  }
  console.log(`${size} questions: saved and in the list after ${format(median(times))}`);
}

function any(list: readonly string[]): string {
  return list[anyNumber(list.length) - 1] ?? '';
}

/** From 1. */
function anyNumber(highest: number): number {
  return 1 + Math.floor(Math.random() * highest);
}

/** Finds the same, but has not been looked for before. */
function anySpelling(part: string): string {
  const spelled = [...part].map((letter) => (Math.random() < 0.5 ? letter.toUpperCase() : letter));
  return encodeURIComponent(spelled.join(''));
}

function format(milliseconds: number): string {
  return `${milliseconds.toFixed(2)} ms`;
}
