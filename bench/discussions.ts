// The cost of long threads and of questions with many threads, against short ones and few.
import type pg from 'pg';
import { ensureBuild } from '../scripts/ensure-build.ts';
import { printTable } from './support/table.ts';
import { startThrowAwaySite } from './support/throw-away-site.ts';

const rounds = 30;
const levels = 200;

interface Shape {
  name: string;
  path: string;
}

ensureBuild();
const site = await startThrowAwaySite({ RATE_LIMITS: 'off' });
try {
  const pairs = await site.withPool(async (pool) => [
    ...(await prepareLists(pool)),
    ...(await prepareThreads(pool)),
  ]);
  const rows = [
    ['call', 'bytes', 'first bytes', 'whole response', 'ratio to the first of its kind'],
  ];
  for (const shapes of pairs) {
    const times = await measure(shapes);
    const reference = median(times[0]?.whole ?? []);
    for (const [index, { name }] of shapes.entries()) {
      const { first = [], whole = [], bytes = 0 } = times[index] ?? {};
      const ratio = (median(whole) / reference).toFixed(2);
      rows.push([name, String(bytes), format(median(first)), format(median(whole)), ratio]);
    }
  }
  printTable(rows);
} finally {
  await site.close();
}

async function addQuestion(pool: pg.Pool): Promise<number> {
  return insert(
    pool,
    `insert into questions (name, description, description_html)
     values ('Benchmark', 'A question', '<p>A question</p>') returning id`,
    [],
  );
}

async function addThreads(pool: pg.Pool, questionId: number, count: number): Promise<void> {
  await pool.query(
    `insert into discussions (question_id, title, content, content_html, preview, last_activity_at)
     select $1, 'Thread ' || n, repeat('Some words. ', 20), '<p>Some words.</p>', 'Some words.',
       now() - n * interval '1 minute'
     from generate_series(1, $2::int) n`,
    [questionId, count],
  );
}

/** The first page of a question with ten threads, and with ten thousand. */
async function prepareLists(pool: pg.Pool): Promise<Shape[][]> {
  const shapes: Shape[] = [];
  for (const count of [10, 10_000]) {
    const questionId = await addQuestion(pool);
    await addThreads(pool, questionId, count);
    const path = `/api/discussions/question/${questionId}?page=1&pageSize=10`;
    shapes.push({ name: `first ten of ${count} threads`, path });
  }
  await pool.query('vacuum analyze discussions');
  return [shapes];
}

/** Threads in which every comment replies to the previous one, down to the deepest level. */
async function prepareThreads(pool: pg.Pool): Promise<Shape[][]> {
  const questionId = await addQuestion(pool);
  const first: Shape[] = [];
  const last: Shape[] = [];
  for (const count of [300, 1_000, 10_000, 100_000]) {
    const thread = await insert(
      pool,
      `insert into discussions (question_id, title, content, content_html, comment_count)
       values ($1, 'Long thread', 'Long enough', '', $2) returning id`,
      [questionId, count],
    );
    const lowest = await insert(pool, `select coalesce(max(id), 0) as id from comments`, []);
    await pool.query(
      `insert into comments (id, thread_id, parent_id, content, content_html, created_at)
       overriding system value
       select $2::int + n, $1,
         case when n % $4 = 1 then null else $2::int + n - 1 end,
         repeat('Some words. ', 20), '<p>' || repeat('Some words. ', 20) || '</p>',
         now() - interval '1 day' + n * interval '1 millisecond'
       from generate_series(1, $3::int) n`,
      [thread, lowest, count, levels],
    );
    const path = `/api/discussions/${thread}`;
    first.push({ name: `thread of ${count} comments`, path });
    last.push({
      name: `the last of ${count} comments`,
      path: `${path}/comments?after=${lowest + Math.max(1, count - 100)}`,
    });
  }
  await pool.query('vacuum analyze comments, discussions');
  return [first, last];
}

async function insert(pool: pg.Pool, text: string, values: unknown[]): Promise<number> {
  const { rows } = await pool.query<{ id: number }>(text, values);
  return rows[0]?.id ?? 0;
}

/** Alternating, so that other load on the machine slows all of them down. */
async function measure(shapes: Shape[]) {
  const times = shapes.map(() => ({ first: [] as number[], whole: [] as number[], bytes: 0 }));
  for (let round = -3; round < rounds; round += 1) {
    for (const [index, { path }] of shapes.entries()) {
      const { first, whole, bytes } = await ask(path);
      const entry = times[index];
      if (round < 0 || !entry) continue;
      entry.first.push(first);
      entry.whole.push(whole);
      entry.bytes = bytes;
    }
  }
  return times;
}

async function ask(path: string): Promise<{ first: number; whole: number; bytes: number }> {
  const start = performance.now();
  const response = await fetch(`${site.url}${path}`);
  const first = performance.now() - start;
  const bytes = (await response.arrayBuffer()).byteLength;
  if (response.status !== 200) throw new Error(`${path} answers ${response.status}`);
  return { first, whole: performance.now() - start, bytes };
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function format(milliseconds: number): string {
  return `${milliseconds.toFixed(1)} ms`;
}
