// Requests per second of each route, against a bare node:http server that sends the same bytes.
import { ensureBuild } from '../scripts/ensure-build.ts';
import { compare } from './support/compare.ts';
import { findPageScripts } from './support/page-scripts.ts';
import { fetchRaw } from './support/raw-answer.ts';
import { startReference } from './support/reference.ts';
import { printTable } from './support/table.ts';
import { startThrowAwaySite, type ThrowAwaySite } from './support/throw-away-site.ts';
import { addUsualThread } from './support/usual-thread.ts';

interface Target {
  name: string;
  path: string;
  headers: Record<string, string>;
}

/** What browsers send. */
const compressed = { 'accept-encoding': 'gzip, deflate, br, zstd' };

ensureBuild();
const site = await startThrowAwaySite();
try {
  const rows = [['route', 'bytes', 'requests/s', 'reference', 'ratio', 'p99']];
  for (const target of await listTargets(site)) rows.push(await measure(site, target));
  printTable(rows);
} finally {
  await site.close();
}

async function listTargets({ url, signIn, withPool }: ThrowAwaySite): Promise<Target[]> {
  // Pages that are cached for visitors.
  const thread = await withPool(addUsualThread);
  const keptPages = ['/', '/questions', '/question/1', `/discussions/${thread}`];
  const landing = await (await fetch(`${url}/`)).text();
  const [asset = ''] = await findPageScripts(landing, async () => '');
  const cookie = await signIn();
  return [
    ...keptPages.flatMap((path) => [
      { name: `${path} plain`, path, headers: {} },
      { name: `${path} compressed`, path, headers: compressed },
    ]),
    { name: '/api/settings', path: '/api/settings', headers: compressed },
    { name: '/healthz', path: '/healthz', headers: compressed },
    { name: asset, path: asset, headers: compressed },
    { name: '/ signed in', path: '/', headers: { ...compressed, cookie } },
  ];
}

async function measure({ url }: ThrowAwaySite, { name, path, headers }: Target): Promise<string[]> {
  const answer = await fetchRaw(`${url}${path}`, headers);
  if (answer.status !== 200) return [name, `answers ${answer.status}`];
  const reference = await startReference(answer);
  try {
    const middle = await compare(`${url}${path}`, `${reference.url}${path}`, headers);
    return [
      name,
      String(answer.body.length),
      middle.requestsPerSecond.toFixed(0),
      middle.reference.toFixed(0),
      `${(100 * middle.ratio).toFixed(1)} %`,
      `${middle.p99Ms} ms`,
    ];
  } finally {
    await reference.close();
  }
}
