// How long 10,000 questions take to import, and how much that slows down visitors.
import { setTimeout } from 'node:timers/promises';
import type { ImportResult } from '#shared/contracts/import.ts';
import { ensureBuild } from '../scripts/ensure-build.ts';
import { median, percentile } from './support/numbers.ts';
import { printTable } from './support/table.ts';
import { startThrowAwaySite } from './support/throw-away-site.ts';

const rows = 10_000;
const quietMs = 10_000;
const pauseMs = 5;

ensureBuild();
const site = await startThrowAwaySite({ RATE_LIMITS: 'off' });
try {
  const cookie = await site.signIn();
  await site.withPool((pool) => pool.query('update users set is_admin = true'));
  const file = questionFile();
  const pages = ['/questions', '/api/questions?page=1&pageSize=25'];
  for (const page of pages) await askUntil(page, setTimeout(2_000));
  const quiet = await Promise.all(pages.map((page) => askUntil(page, setTimeout(quietMs))));

  const started = performance.now();
  const importing = sendFile(file, cookie);
  const during = await Promise.all(pages.map((page) => askUntil(page, importing)));
  const { success, total, errors } = await importing;
  const seconds = (performance.now() - started) / 1000;
  if (success !== rows) throw new Error(`Imported ${success} of ${total}: ${errors[0]}`);

  console.log(
    `${rows} questions, ${(file.length / 1024 / 1024).toFixed(1)} MB: ${seconds.toFixed(1)} s`,
  );
  printTable([
    ['call', 'quiet: median', 'p99', 'during: median', 'p99', 'ratio of the p99'],
    ...pages.map((page, index) => {
      const [before = [], meanwhile = []] = [quiet[index], during[index]];
      const ratio = percentile(meanwhile, 99) / percentile(before, 99);
      return [
        page,
        ...[before, meanwhile].flatMap((times) => [
          `${median(times).toFixed(1)} ms`,
          `${percentile(times, 99).toFixed(1)} ms`,
        ]),
        ratio.toFixed(1),
      ];
    }),
  ]);
} finally {
  await site.close();
}

/** Sends requests one after another until something else has finished. */
async function askUntil(path: string, end: Promise<unknown>): Promise<number[]> {
  let isOver = false;
  const over = () => {
    isOver = true;
  };
  end.then(over, over);
  const times: number[] = [];
  while (!isOver) {
    const start = performance.now();
    const response = await fetch(site.url + path);
    await response.arrayBuffer();
    times.push(performance.now() - start);
    if (response.status !== 200) throw new Error(`${path} answered ${response.status}`);
    await setTimeout(pauseMs);
  }
  return times;
}

async function sendFile(content: string, cookie: string): Promise<ImportResult> {
  const body = new FormData();
  body.append('importFile', new Blob([content]), 'questions.json');
  const path = '/api/admin/import-file?key=bench';
  const response = await fetch(site.url + path, { method: 'POST', body, headers: { cookie } });
  if (response.status !== 200) throw new Error(await response.text());
  return response.json();
}

/** Close to the size limit, with different formulas in each question. */
function questionFile(): string {
  const words = 'A walker steps left or right with equal chances and stops when it is tired. ';
  return JSON.stringify(
    Array.from({ length: rows }, (_, n) => ({
      question_name: `Walk number ${n}`,
      category: `Category ${n % 17}`,
      description: `${words.repeat(3)}With $p = \\frac{${n}}{${n + 1}}$, what is $E[X_{${n}}]$?`,
      solution: `${words.repeat(4)}By symmetry $$\\sum_{k=0}^{${n}} \\binom{${n}}{k} p^k = \\int_0^1 x^{${n}}\\,dx$$ and so $E = ${n}$.`,
    })),
  );
}
