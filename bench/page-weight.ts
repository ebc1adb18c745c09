// How much JavaScript the landing page makes a signed-out browser load, beside its budget.
import { ensureBuild } from '../scripts/ensure-build.ts';
import { findPageScripts } from './support/page-scripts.ts';
import { fetchRaw } from './support/raw-answer.ts';
import { printTable } from './support/table.ts';
import { startThrowAwaySite } from './support/throw-away-site.ts';

const budgetBytes = 130_000;
const encodings = ['gzip', 'br'];

await ensureBuild();
const { url, close } = await startThrowAwaySite();
try {
  const read = async (path: string) => (await fetch(`${url}${path}`)).text();
  const sizes = await Promise.all(
    (await findPageScripts(await read('/'), read)).map(async (path) => ({
      path,
      bytes: await Promise.all(encodings.map((encoding) => sizeAs(`${url}${path}`, encoding))),
    })),
  );
  const totals = encodings.map((_, index) =>
    sizes.reduce((total, { bytes }) => total + (bytes[index] ?? 0), 0),
  );
  printTable([
    ['script', ...encodings],
    ...sizes.map(({ path, bytes }) => [path, ...bytes.map(kilobytes)]),
    ['total', ...totals.map(kilobytes)],
    ['budget', ...totals.map(() => kilobytes(budgetBytes))],
    ['of the budget', ...totals.map((total) => `${((100 * total) / budgetBytes).toFixed(0)} %`)],
  ]);
} finally {
  await close();
}

async function sizeAs(address: string, encoding: string): Promise<number> {
  return (await fetchRaw(address, { 'accept-encoding': encoding })).body.length;
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
