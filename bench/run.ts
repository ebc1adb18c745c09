// Requests per second of each route, beside a bare node:http server that sends the same bytes.
import { ensureBuild } from '../scripts/ensure-build.ts';
import { drive } from './support/drive.ts';
import { findPageScripts } from './support/page-scripts.ts';
import { fetchRaw } from './support/raw-answer.ts';
import { startReference } from './support/reference.ts';
import { printTable } from './support/table.ts';
import { startThrowAwaySite, type ThrowAwaySite } from './support/throw-away-site.ts';

interface Target {
  name: string;
  path: string;
  headers: Record<string, string>;
}

/** What browsers send. */
const compressed = { 'accept-encoding': 'gzip, deflate, br, zstd' };

await ensureBuild();
const site = await startThrowAwaySite();
try {
  const rows = [['route', 'requests/s', 'reference', 'ratio', 'p99']];
  for (const target of await listTargets(site)) rows.push(await measure(site, target));
  printTable(rows);
} finally {
  await site.close();
}

async function listTargets({ url, signIn }: ThrowAwaySite): Promise<Target[]> {
  const landing = await (await fetch(`${url}/`)).text();
  const [asset = ''] = await findPageScripts(landing, async () => '');
  const cookie = await signIn();
  return [
    { name: '/', path: '/', headers: compressed },
    { name: '/ uncompressed', path: '/', headers: {} },
    { name: '/about', path: '/about', headers: compressed },
    { name: '/api/settings', path: '/api/settings', headers: compressed },
    { name: '/healthz', path: '/healthz', headers: compressed },
    { name: asset, path: asset, headers: compressed },
    { name: '/ signed in', path: '/', headers: { ...compressed, cookie } },
  ];
}

async function measure({ url }: ThrowAwaySite, target: Target): Promise<string[]> {
  const { name, path, headers } = target;
  const answer = await fetchRaw(`${url}${path}`, headers);
  const measured = await drive(`${url}${path}`, headers);
  const reference = await startReference(answer);
  try {
    const bare = await drive(`${reference.url}${path}`, headers);
    return [
      name,
      measured.requestsPerSecond.toFixed(0),
      bare.requestsPerSecond.toFixed(0),
      `${((100 * measured.requestsPerSecond) / bare.requestsPerSecond).toFixed(1)} %`,
      `${measured.p99Ms} ms`,
    ];
  } finally {
    await reference.close();
  }
}
