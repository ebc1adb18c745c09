// Pages of signed-in users with one, two and four processes, while comments are written and one of
// the processes is killed.
import autocannon from 'autocannon';
import { childrenOf } from '#test/support/site-processes.ts';
import { ensureBuild } from '../scripts/ensure-build.ts';
import { acknowledgedComments, countLost, startDiscussion } from './support/comments.ts';
import { printTable } from './support/table.ts';
import { startThrowAwaySite } from './support/throw-away-site.ts';

const processCounts = [1, 2, 4];
const memberCount = 20;
const writers = 5;
const seconds = 10;
const compressed = { 'accept-encoding': 'gzip, deflate, br, zstd' };

ensureBuild();
const rows = [['processes', 'requests/s', 'ratio', 'p99', 'failed', 'comments', 'lost']];
let ofOne = Number.NaN;
for (const count of processCounts) {
  const row = await measure(count);
  if (count === 1) ofOne = row.requestsPerSecond;
  rows.push([
    String(count),
    row.requestsPerSecond.toFixed(0),
    (row.requestsPerSecond / ofOne).toFixed(2),
    `${row.p99} ms`,
    String(row.failed),
    String(row.written),
    String(row.lost),
  ]);
}
printTable(rows);

async function measure(processes: number) {
  const site = await startThrowAwaySite({
    WEB_CONCURRENCY: String(processes),
    RATE_LIMITS: 'off',
  });
  try {
    const cookies: string[] = [];
    while (cookies.length < memberCount) cookies.push(await site.signIn());
    const drive = () =>
      autocannon({
        url: `${site.url}/questions`,
        connections: 20,
        duration: seconds,
        requests: cookies.map((cookie) => ({ headers: { ...compressed, cookie } })),
      });
    await drive();
    const { requests, latency, errors, non2xx } = await drive();
    const threadId = await startDiscussion(site);
    const isOver = { value: false };
    const writing = cookies
      .slice(0, writers)
      .map((cookie) => acknowledgedComments(site, { cookie, threadId, pauseMs: 0, isOver }));
    const [victim] = processes > 1 ? childrenOf(site.pid) : [];
    const driving = drive();
    if (victim) process.kill(victim, 'SIGKILL');
    await driving;
    isOver.value = true;
    const written = (await Promise.all(writing)).flat();
    return {
      requestsPerSecond: requests.average,
      p99: latency.p99,
      failed: errors + non2xx,
      written: written.length,
      lost: await countLost(site, written),
    };
  } finally {
    await site.close();
  }
}
