// Trials per second of the lab, against a bare loop over the same simulation.
import { basename, resolve } from 'node:path';
import { seededRandom } from '../content/tools/seeded-random.ts';
import { createExperiment, type Simulate } from '../src/web/features/practice/lab/experiment.ts';
import { printTable } from './support/table.ts';

const trials = 2_000_000;
const rounds = 5;

/** Two with yes/no outcomes, one with continuous ones, one with many integers. */
const proofs = [
  'probability/five-thousand-by-the-close',
  'statistics/passed-in-two-separate-years',
  'probability/the-reserve-price-in-the-drawer',
  'programming/the-median-of-seven-quotes',
];

const rows = [];
for (const proof of proofs) rows.push(await measure(proof));
printTable([['trials per second', 'lab', 'bare loop', 'of it'], ...rows]);

async function measure(proof: string): Promise<string[]> {
  const file = resolve(import.meta.dirname, `../content/${proof}.proof.ts`);
  const { simulate }: { simulate: Simulate } = await import(file);
  const times = Array.from({ length: rounds }, () => ({
    lab: secondsOf(() => runInLab(simulate)),
    bare: secondsOf(() => runBare(simulate)),
  }));
  const lab = Math.min(...times.map((time) => time.lab));
  const bare = Math.min(...times.map((time) => time.bare));
  const share = `${((100 * bare) / lab).toFixed(0)} %`;
  return [basename(proof), perSecond(lab), perSecond(bare), share];
}

function runInLab(simulate: Simulate): number {
  const experiment = createExperiment(simulate, seededRandom(1), trials);
  while (!experiment.isDone()) experiment.runBlock();
  return experiment.results().mean;
}

function runBare(simulate: Simulate): number {
  const random = seededRandom(1);
  let sum = 0;
  for (let trial = 0; trial < trials; trial += 1) sum += simulate(random);
  return sum / trials;
}

/** In CPU time, which other load on the machine hardly affects. */
function secondsOf(run: () => number): number {
  const start = process.cpuUsage();
  run();
  return process.cpuUsage(start).user / 1e6;
}

function perSecond(seconds: number): string {
  return `${(trials / seconds / 1e6).toFixed(1)} million`;
}
