// Server time of the administrators' list of users, with 100,000 of them beside 1,000.
import { createTestApp, type TestApp } from '#test/support/app.ts';
import startDatabaseServer from '#test/support/database-server.ts';
import { insertQuestions } from '#test/support/questions.ts';
import { median, percentile } from './support/numbers.ts';
import { printTable } from './support/table.ts';

const sizes = { small: 1_000, large: 100_000 };
const rounds = 40;
const warmUpRounds = 5;
/** So many has everybody marked, half of them as solved. */
const markedQuestions = 20;

interface Site {
  size: number;
  site: TestApp;
  cookie: string;
}

const calls: { name: string; query: (size: number) => string }[] = [
  { name: 'first page', query: () => 'page=1' },
  { name: 'any page', query: (size) => `page=${anyNumber(size / 25)}` },
  { name: 'by name, any page', query: (size) => `sort=username&page=${anyNumber(size / 25)}` },
  { name: 'by email, first page', query: () => 'sort=email&direction=desc&page=1' },
  { name: 'by last visit, first page', query: () => 'sort=lastActive&direction=desc&page=1' },
  { name: 'administrators', query: () => 'role=admin&page=1' },
  { name: 'unverified, by name', query: () => 'verified=false&sort=username&page=1' },
  { name: 'search, found once', query: (size) => `search=user_${anyNumber(size)}@&page=1` },
  { name: 'search, found often', query: () => `search=user_${anyNumber(9)}&page=1` },
  { name: 'search, found always', query: () => 'search=example&page=1' },
  { name: 'search of one letter', query: () => 'search=u&page=1' },
];

const stopServer = await startDatabaseServer();
const sites: Site[] = [];
try {
  for (const size of Object.values(sizes)) sites.push(await openSite(size));
  await compareCalls(sites);
} finally {
  for (const { site } of sites) await site.close();
  await stopServer();
}

async function openSite(size: number): Promise<Site> {
  const site = await createTestApp();
  const { pool } = site.database;
  const questionIds = await insertQuestions(pool, Array(markedQuestions).fill({}));
  const { cookie } = await site.signIn({ isAdmin: true });
  await pool.query(
    `insert into users (username, email, password_hash, is_email_verified, created_at, last_active)
       select 'user_' || n, 'user_' || n || '@example.org', '-', n % 3 > 0,
         now() - n * interval '1 minute', now() - (n * 7919 % $1) * interval '1 minute'
       from generate_series(1, $1::int) n`,
    [size],
  );
  await pool.query(
    `insert into question_statuses (user_id, question_id, status)
       select users.id, question_id, (array['attempted', 'solved'])[1 + (question_id + users.id) % 2]
       from users, unnest($1::int[]) question_id`,
    [questionIds],
  );
  await pool.query('vacuum analyze');
  return { size, site, cookie };
}

/** By turns, so that whatever else the machine does slows down both. */
async function compareCalls([small, large]: Site[]): Promise<void> {
  if (!small || !large) return;
  const rows = [['GET /api/admin/users', '1,000', '100,000', 'ratio', 'p95 of 100,000']];
  for (const { name, query } of calls) {
    const times: Record<'small' | 'large', number[]> = { small: [], large: [] };
    for (let round = -warmUpRounds; round < rounds; round += 1) {
      const smallMs = await time(small, query(small.size));
      const largeMs = await time(large, query(large.size));
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

async function time({ site, cookie }: Site, query: string): Promise<number> {
  const url = `/api/admin/users?${query}`;
  const started = performance.now();
  const { statusCode } = await site.app.inject({ url, headers: { cookie } });
  const passed = performance.now() - started;
  if (statusCode !== 200) throw new Error(`${url} answered ${statusCode}`);
  return passed;
}

/** From 1. */
function anyNumber(highest: number): number {
  return 1 + Math.floor(Math.random() * highest);
}

function format(milliseconds: number): string {
  return `${milliseconds.toFixed(2)} ms`;
}
