// Whether hostile texts slow down the answers of others.
import { ensureBuild } from '../scripts/ensure-build.ts';
import { median, percentile } from './support/numbers.ts';
import { printTable } from './support/table.ts';
import { startThrowAwaySite } from './support/throw-away-site.ts';

const answers = 500;
const others = 3;
const honest = ['2/3', '1 - e^{-1}', '1/2 ln 3', '\\frac{\\pi-2}{2(\\pi-1)}', '0.667'];
/** The longest that are accepted. */
const hostile = ['|', '(', '\\frac', '-', '2^', '√', '!', 'ln '].map((text) =>
  text.repeat(200).slice(0, 200),
);

ensureBuild();
const site = await startThrowAwaySite({ RATE_LIMITS: 'off' });
try {
  await timeAnswers();
  const alone = await timeAnswers();
  const amongHonest = await besideOthers(honest);
  const amongHostile = await besideOthers(hostile);
  const reference = percentile(amongHonest, 99);
  printTable([
    ['honest answers', 'median', 'p99', 'p99, ratio'],
    ['alone', ...rowOf(alone, reference)],
    [`beside ${others} honest callers`, ...rowOf(amongHonest, reference)],
    [`beside ${others} hostile callers`, ...rowOf(amongHostile, reference)],
  ]);
} finally {
  await site.close();
}

async function besideOthers(texts: string[]): Promise<number[]> {
  let isOver = false;
  const callers = Array.from({ length: others }, async () => {
    for (let turn = 0; !isOver; turn += 1) await answer(texts[turn % texts.length] ?? '');
  });
  try {
    return await timeAnswers();
  } finally {
    isOver = true;
    await Promise.all(callers);
  }
}

async function timeAnswers(): Promise<number[]> {
  const times: number[] = [];
  for (let turn = 0; turn < answers; turn += 1) {
    const start = performance.now();
    const status = await answer(honest[turn % honest.length] ?? '');
    if (status !== 200) throw new Error(`An honest answer got ${status}`);
    times.push(performance.now() - start);
  }
  return times;
}

async function answer(text: string): Promise<number> {
  const response = await fetch(`${site.url}/api/questions/1/answer`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ answer: text }),
  });
  await response.arrayBuffer();
  return response.status;
}

function rowOf(times: number[], reference: number): string[] {
  const p99 = percentile(times, 99);
  return [`${median(times).toFixed(1)} ms`, `${p99.toFixed(1)} ms`, (p99 / reference).toFixed(2)];
}
