// CPU time of signed-in users' pages and calls, compared to a bare node:http server that sends the
// same bytes, and how many queries each makes.
import autocannon from 'autocannon';
import type pg from 'pg';
import { ensureBuild } from '../scripts/ensure-build.ts';
import { commitsDuring } from './support/commits.ts';
import { median } from './support/numbers.ts';
import { fetchRaw } from './support/raw-answer.ts';
import { startReference } from './support/reference.ts';
import { printTable } from './support/table.ts';
import { startThrowAwaySite } from './support/throw-away-site.ts';

const paths = ['/questions', '/question/1', '/', '/api/user'];
const memberCount = 20;
const rounds = 5;
const requestsPerRound = 1_000;
const compressed = { 'accept-encoding': 'gzip, deflate, br, zstd' };

ensureBuild();
const site = await startThrowAwaySite();
try {
  const members: Record<string, string>[] = [];
  while (members.length < memberCount) members.push({ ...compressed, cookie: await site.signIn() });
  await site.withPool(addStatuses);
  const rows = [['page', 'bytes', 'CPU', 'bare', 'ratio', 'queries']];
  for (const path of paths) rows.push(await measure(path, members));
  printTable(rows);
} finally {
  await site.close();
}

/** Everybody has done different questions, so no two lists are the same. */
async function addStatuses(pool: pg.Pool): Promise<void> {
  await pool.query(
    `insert into question_statuses (user_id, question_id, status)
     select users.id, questions.id, (array['attempted', 'solved'])[1 + (random() < 0.5)::int]
     from users, questions where random() < 0.4`,
  );
}

async function measure(path: string, members: Record<string, string>[]): Promise<string[]> {
  const answer = await fetchRaw(`${site.url}${path}`, members[0] ?? {});
  if (answer.status !== 200) throw new Error(`${path} answers ${answer.status}`);
  const reference = await startReference(answer);
  try {
    const cpu: number[] = [];
    const bare: number[] = [];
    await drive(`${site.url}${path}`, members);
    await drive(`${reference.url}${path}`, members);
    for (let round = 0; round < rounds; round += 1) {
      cpu.push(await cpuOf(site, `${site.url}${path}`, members));
      bare.push(await cpuOf(reference, `${reference.url}${path}`, members));
    }
    const background = await commitsDuring(site, async () => {});
    const commits = await commitsDuring(site, () => drive(`${site.url}${path}`, members));
    const ratio = median(cpu) / median(bare);
    return [
      path,
      String(answer.body.length),
      `${(median(cpu) * 1000).toFixed(2)} ms`,
      `${(median(bare) * 1000).toFixed(3)} ms`,
      ratio.toFixed(1),
      ((commits - background) / requestsPerRound).toFixed(2),
    ];
  } finally {
    await reference.close();
  }
}

/** Seconds per request. */
async function cpuOf(
  server: { cpuSeconds(): Promise<number> },
  url: string,
  members: Record<string, string>[],
): Promise<number> {
  const before = await server.cpuSeconds();
  await drive(url, members);
  return ((await server.cpuSeconds()) - before) / requestsPerRound;
}

async function drive(url: string, members: Record<string, string>[]): Promise<void> {
  const { errors, non2xx } = await autocannon({
    url,
    connections: 10,
    amount: requestsPerRound,
    requests: members.map((headers) => ({ headers })),
  });
  if (errors + non2xx > 0) throw new Error(`${url}: ${errors} errors, ${non2xx} refused`);
}
