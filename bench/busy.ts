// What visitors notice while others write: a page while another question is discussed, and a
// thousand connections with twenty writers, against the quiet site and a bare server.
import autocannon from 'autocannon';
import { ensureBuild } from '../scripts/ensure-build.ts';
import { fetchRaw } from './support/raw-answer.ts';
import { startReference } from './support/reference.ts';
import { printTable } from './support/table.ts';
import { startThrowAwaySite } from './support/throw-away-site.ts';

const compressed = { 'accept-encoding': 'gzip, deflate, br, zstd' };
const seconds = 20;

interface Load {
  path: string;
  connections: number;
  writers: number;
  /** Between two comments of a writer. */
  pauseMs: number;
}

ensureBuild();
const site = await startThrowAwaySite({ RATE_LIMITS: 'off' });
try {
  const fresh = await site.megabytes();
  const threadId = await startDiscussion();
  const rows = [['visitors', 'quiet', 'busy', 'busy/quiet', 'bare', 'busy/bare', 'p99', 'failed']];
  // Five comments a second, on another question.
  rows.push(await measure({ path: '/question/150', connections: 16, writers: 1, pauseMs: 200 }));
  rows.push(await measure({ path: '/questions', connections: 1_000, writers: 20, pauseMs: 0 }));
  printTable(rows);
  console.log(
    `memory: ${fresh.toFixed(0)} MB fresh, ${(await site.megabytes()).toFixed(0)} MB after`,
  );

  async function measure({ path, connections, writers, pauseMs }: Load): Promise<string[]> {
    const answer = await fetchRaw(`${site.url}${path}`, compressed);
    const reference = await startReference(answer);
    const bare = await drive(`${reference.url}${path}`, connections);
    await reference.close();
    const quiet = await drive(`${site.url}${path}`, connections);
    const isOver = { value: false };
    const cookies = await Promise.all(Array.from({ length: writers }, () => site.signIn()));
    const writing = cookies.map((cookie) => write(cookie, pauseMs, isOver));
    const busy = await drive(`${site.url}${path}`, connections);
    isOver.value = true;
    const written = (await Promise.all(writing)).flat();
    console.log(`${path}: ${written.length} comments written, ${await countLost(written)} lost`);
    const perSecond = ({ requests }: autocannon.Result) => requests.average;
    const share = (part: number, whole: number) => `${((100 * part) / whole).toFixed(0)} %`;
    return [
      `${path}, ${connections} connections, ${writers} writing`,
      perSecond(quiet).toFixed(0),
      perSecond(busy).toFixed(0),
      share(perSecond(busy), perSecond(quiet)),
      perSecond(bare).toFixed(0),
      share(perSecond(busy), perSecond(bare)),
      `${busy.latency.p99} ms`,
      String(busy.errors + busy.timeouts + busy.non2xx),
    ];
  }

  /** Returns the ids of the comments that the site has acknowledged. */
  async function write(cookie: string, pauseMs: number, isOver: { value: boolean }) {
    const ids: number[] = [];
    for (let turn = 0; !isOver.value; turn += 1) {
      const content = `A word on $x_{${turn}}$, ${performance.now()}`;
      const response = await post('/api/comments', cookie, { threadId, content });
      const { id } = (await response.json()) as { id?: number };
      if (response.status === 201 && id) ids.push(id);
      if (pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
    return ids;
  }
} finally {
  await site.close();
}

function drive(url: string, connections: number): Promise<autocannon.Result> {
  return autocannon({ url, headers: compressed, connections, duration: seconds, timeout: 10 });
}

function post(path: string, cookie: string, body: object): Promise<Response> {
  return fetch(`${site.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  });
}

async function startDiscussion(): Promise<number> {
  const thread = { questionId: 1, title: 'Where everybody writes', content: 'For all of us.' };
  const response = await post('/api/discussions', await site.signIn(), thread);
  if (response.status !== 201) throw new Error(`No discussion: ${response.status}`);
  return ((await response.json()) as { id: number }).id;
}

async function countLost(ids: number[]): Promise<number> {
  const { rows } = await site.withPool((pool) =>
    pool.query<{ count: number }>(
      'select count(*)::int as count from comments where id = any($1)',
      [ids],
    ),
  );
  return ids.length - (rows[0]?.count ?? 0);
}
