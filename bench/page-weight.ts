// The JavaScript that pages load for visitors, compared to its budget, and its largest modules.
import { ensureBuild } from '../scripts/ensure-build.ts';
import { largestModules } from './support/largest-modules.ts';
import { findPageScripts } from './support/page-scripts.ts';
import { fetchRaw } from './support/raw-answer.ts';
import { printTable } from './support/table.ts';
import { startThrowAwaySite } from './support/throw-away-site.ts';

const encodings = ['gzip', 'br'];

ensureBuild();
const { url, close } = await startThrowAwaySite();
try {
  const landing = await scriptsOf('/');
  const question = await scriptsOf(await findQuestion());
  const drill = await scriptsOf('/drills/run?preset=80-in-8');
  const shared = landing.filter((path) => question.includes(path));
  await weigh('landing page', landing, 132_000);
  await weigh('question page', question, 142_000);
  await weigh(
    'drill, beyond what pages share',
    drill.filter((path) => !shared.includes(path)),
    15_000,
  );
} finally {
  await close();
}

async function scriptsOf(page: string): Promise<string[]> {
  return findPageScripts(await read(page), read);
}

async function weigh(name: string, scripts: string[], budgetBytes: number): Promise<void> {
  const sizes = await Promise.all(
    scripts.map(async (path) => ({
      path,
      bytes: await Promise.all(encodings.map((encoding) => sizeAs(`${url}${path}`, encoding))),
    })),
  );
  const totals = encodings.map((_, index) =>
    sizes.reduce((total, { bytes }) => total + (bytes[index] ?? 0), 0),
  );
  printTable([
    [name, ...encodings],
    ...sizes.map(({ path, bytes }) => [path, ...bytes.map(kilobytes)]),
    ['total', ...totals.map(kilobytes)],
    ['budget', ...totals.map(() => kilobytes(budgetBytes))],
    ['of the budget', ...totals.map((total) => `${((100 * total) / budgetBytes).toFixed(0)} %`)],
    ...largestModules(
      sizes.map(({ path, bytes: [gzip = 0] }) => ({ path, bytes: gzip })),
      15,
    ).map(([module, bytes]) => [`  about, of ${module}`, kilobytes(bytes)]),
  ]);
}

/** Any question of the bank: they all load the same scripts. */
async function findQuestion(): Promise<string> {
  const questions: { id: number }[] = JSON.parse(await read('/api/questions?page=1&pageSize=1'));
  const [question] = questions;
  if (!question) throw new Error('The site has no questions');
  return `/question/${question.id}`;
}

async function read(path: string): Promise<string> {
  return (await fetch(`${url}${path}`)).text();
}

async function sizeAs(url: string, encoding: string): Promise<number> {
  return (await fetchRaw(url, { 'accept-encoding': encoding })).body.length;
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
