// What visitors notice while others write: a page while another question is being discussed, and a
// thousand connections with twenty writers, compared to a quiet site and a bare server.
import autocannon from 'autocannon';
import { ensureBuild } from '../scripts/ensure-build.ts';
import { acknowledgedComments, countLost, startDiscussion } from './support/comments.ts';
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
  const threadId = await startDiscussion(site);
  const rows = [['visitors', 'quiet', 'busy', 'busy/quiet', 'bare', 'busy/bare', 'p99', 'failed']];
  // Five comments per second, on another question.
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
    const writing = cookies.map((cookie) =>
      acknowledgedComments(site, { cookie, threadId, pauseMs, isOver }),
    );
    const busy = await drive(`${site.url}${path}`, connections);
    isOver.value = true;
    const written = (await Promise.all(writing)).flat();
    console.log(
      `${path}: ${written.length} comments written, ${await countLost(site, written)} lost`,
    );
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
} finally {
  await site.close();
}

function drive(url: string, connections: number): Promise<autocannon.Result> {
  return autocannon({ url, headers: compressed, connections, duration: seconds, timeout: 10 });
}
