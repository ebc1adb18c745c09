// Cached pages for visitors with a made-up session cookie, compared to visitors without one, and
// what a signed-in bystander notices. Each is compared to a bare server that sends the same bytes.
import { randomBytes } from 'node:crypto';
import { ensureBuild } from '../scripts/ensure-build.ts';
import { drive } from './support/drive.ts';
import { median, percentile } from './support/numbers.ts';
import { fetchRaw } from './support/raw-answer.ts';
import { startReference } from './support/reference.ts';
import { printTable } from './support/table.ts';
import { startThrowAwaySite } from './support/throw-away-site.ts';

const path = '/questions';
const compressed = { 'accept-encoding': 'gzip, deflate, br, zstd' };
const rounds = 5;
const seconds = 2;
/** Between two calls of the bystander. */
const pauseMs = 20;

const token = () => randomBytes(32).toString('base64url');
const oneToken = token();
const cookies: [name: string, cookie: () => string][] = [
  ['no cookie', () => 'theme=dark'],
  ['“x”', () => 'martingale_session=x'],
  ['one token, made up', () => `martingale_session=${oneToken}`],
  ['a new token each time', () => `martingale_session=${token()}`],
];

ensureBuild();
const site = await startThrowAwaySite();
const reference = await startReference(await fetchRaw(`${site.url}${path}`, compressed));
try {
  const bystander = { cookie: await site.signIn() };
  const quiet = await callWhile(wait(rounds * seconds * 1000), bystander);
  const rows = [['cookie', 'pages/s', 'bare', 'ratio', 'bystander', 'beside bare', 'p99']];
  for (const [name, cookie] of cookies) rows.push(await measure(name, cookie, bystander));
  printTable(rows);
  console.log(
    `The bystander on a quiet site: ${ms(median(quiet))}, p99 ${ms(percentile(quiet, 99))}`,
  );
} finally {
  await reference.close();
  await site.close();
}

async function measure(
  name: string,
  cookie: () => string,
  bystander: Record<string, string>,
): Promise<string[]> {
  const headers = () => ({ ...compressed, cookie: cookie() });
  const turns: { pages: number; bare: number }[] = [];
  const beside = { site: [] as number[], bare: [] as number[] };
  await drive(`${site.url}${path}`, headers, 1);
  for (let round = 0; round < rounds; round += 1) {
    const pages = drive(`${site.url}${path}`, headers, seconds);
    beside.site.push(...(await callWhile(pages, bystander)));
    const bare = drive(`${reference.url}${path}`, headers, seconds);
    beside.bare.push(...(await callWhile(bare, bystander)));
    turns.push({
      pages: (await pages).requestsPerSecond,
      bare: (await bare).requestsPerSecond,
    });
  }
  return [
    name,
    median(turns.map(({ pages }) => pages)).toFixed(0),
    median(turns.map(({ bare }) => bare)).toFixed(0),
    `${(100 * median(turns.map(({ pages, bare }) => pages / bare))).toFixed(0)} %`,
    ms(median(beside.site)),
    ms(median(beside.bare)),
    ms(percentile(beside.site, 99)),
  ];
}

/** How long the bystander's calls took, each of which looks up a session and reads. */
async function callWhile(
  work: Promise<unknown>,
  headers: Record<string, string>,
): Promise<number[]> {
  let isOver = false;
  const over = work.finally(() => {
    isOver = true;
  });
  const times: number[] = [];
  while (!isOver) {
    const start = performance.now();
    const response = await fetch(`${site.url}/api/notifications`, { headers });
    await response.arrayBuffer();
    if (response.status !== 200) throw new Error(`The bystander got ${response.status}`);
    times.push(performance.now() - start);
    await wait(pauseMs);
  }
  await over;
  return times;
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

function ms(milliseconds: number): string {
  return `${milliseconds.toFixed(1)} ms`;
}
