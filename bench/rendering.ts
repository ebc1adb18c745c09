// What hostile texts cost everyone else: the event loop while they are saved, and a visitor's page.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { renderMarkup } from '#markup/render.ts';
import { builtPages } from '#server/ssr/built-pages.ts';
import { createTestApp } from '#test/support/app.ts';
import startDatabaseServer from '#test/support/database-server.ts';
import { Visitor } from '#test/support/http.ts';
import { createSignedInUser } from '#test/support/sign-in.ts';
import { ensureBuild } from '../scripts/ensure-build.ts';
import { printTable } from './support/table.ts';

const saves = 20;
const honest = 'If $p$ is the chance of heads, then $\\frac{1}{p}$ tosses are expected.';
/** As much HTML as 19 kB can become: 3 MB. */
const hostile = `$${'\\sqrt{x}'.repeat(237)}$ `.repeat(10);
/** What that was stored as before there was a limit. */
const legacyHtml = `<p>${'<span class="mord"><span class="mord">x</span></span>'.repeat(61_000)}</p>`;
const words = 'Some words of a comment. '.repeat(10);

await ensureBuild();
const stopServer = await startDatabaseServer();
const site = await createTestApp({ config: { rateLimits: false }, pages: await builtPages() });
const { pool } = site.database;
try {
  const { cookie } = await createSignedInUser(pool);
  const author = new Visitor(site.app, { cookie: `${cookie.name}=${cookie.value}` });
  const questionId = await insert(
    `insert into questions (name, description, description_html)
     values ('Benchmark', 'A question', '<p>A question</p>') returning id`,
  );
  await measureSaves(author, questionId);
  await measurePages(questionId);
} finally {
  await site.close();
  await stopServer?.();
}

async function measureSaves(author: Visitor, questionId: number): Promise<void> {
  const rows = [[`${saves} saves of`, 'answered', 'longest delay of the event loop', 'ratio']];
  let reference = Number.NaN;
  const threadId = await addThread(questionId);
  // The first save starts the threads.
  for (const [name, text] of [
    ['a first text', honest],
    ['an honest comment', honest],
    ['a hostile comment', hostile],
  ] as const) {
    const delay = monitorEventLoopDelay({ resolution: 1 });
    delay.enable();
    const statuses = new Set<number>();
    for (let number = 1; number <= saves; number += 1) {
      const body = { threadId, content: `${name} ${number}: ${text}` };
      statuses.add((await author.post('/api/comments', body)).statusCode);
    }
    // A blocked loop is noticed when it runs again.
    await new Promise((resolve) => setTimeout(resolve, 10));
    delay.disable();
    const longest = delay.max / 1e6;
    if (name === 'an honest comment') reference = longest;
    const ratio = (longest / reference).toFixed(1);
    rows.push([name, [...statuses].join(', '), `${longest.toFixed(1)} ms`, ratio]);
  }
  printTable(rows);
  console.log();
}

/** Each page is rendered once: afterwards it would come from memory. */
async function measurePages(questionId: number): Promise<void> {
  const rows = [['a page with', 'bytes', 'CPU', 'memory', 'ratio of CPU']];
  let reference = Number.NaN;
  for (const [name, count, html] of [
    ['a first comment', 1, words],
    ['20 comments', 20, `<p>${words}</p>`],
    ['300 comments', 300, `<p>${words}</p>`],
    ['300 comments with formulas', 300, renderMarkup(honest).html],
    ['300 comments of 200 kB', 300, `<p>${'x'.repeat(200_000)}</p>`],
    ['20 hostile comments from before', 20, legacyHtml],
  ] as const) {
    const threadId = await addThread(questionId);
    await pool.query(
      `insert into comments (thread_id, content, content_html)
       select $1, 'A comment ' || n, $3 from generate_series(1, $2::int) n`,
      [threadId, count, html],
    );
    const memory = process.resourceUsage().maxRSS;
    const start = process.cpuUsage();
    const page = await site.app.inject(`/discussions/${threadId}`);
    const { user, system } = process.cpuUsage(start);
    const cpu = (user + system) / 1e3;
    if (page.statusCode !== 200) throw new Error(`${name}: ${page.statusCode}`);
    if (name === '20 comments') reference = cpu;
    const more = (process.resourceUsage().maxRSS - memory) / 1024;
    rows.push([
      name,
      page.rawPayload.length.toLocaleString('en'),
      `${cpu.toFixed(0)} ms`,
      `+${more.toFixed(0)} MB`,
      (cpu / reference).toFixed(1),
    ]);
  }
  printTable(rows);
}

async function addThread(questionId: number): Promise<number> {
  const id = await insert(
    `insert into discussions (question_id, title, content, content_html)
     values (${questionId}, 'A thread', 'Long enough', '<p>Long enough</p>') returning id`,
  );
  await site.changes.settle();
  return id;
}

async function insert(query: string): Promise<number> {
  const { rows } = await pool.query<{ id: number }>(query);
  return rows[0]?.id ?? 0;
}
