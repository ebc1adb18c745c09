import { seededRandom } from '../../../../content/tools/seeded-random.ts';
import { createExperiment, type Experiment, type Simulate } from './experiment.ts';
import type { News, Order } from './protocol.ts';

/** The trial of each question, from its own proof, each in a file that is loaded when it is run. */
const simulations = import.meta.glob<Simulate | undefined>('/content/*/*.proof.ts', {
  import: 'simulate',
});

/** How long it runs until it looks whether the reader has paused it. */
const sliceMs = 50;

let experiment: Experiment | null = null;
let isPaused = false;
let nextSlice: ReturnType<typeof setTimeout> | undefined;
let reportEveryMs = 0;
let lastReport = 0;

addEventListener('message', ({ data: order }: MessageEvent<Order>) => {
  switch (order.kind) {
    case 'start':
      reportEveryMs = order.reportEveryMs;
      void start(order.slug, order.seed, order.trials);
      break;
    case 'pause':
      isPaused = true;
      break;
    case 'resume':
      isPaused = false;
      runSoon();
      break;
  }
});

async function start(slug: string, seed: number, trials: number): Promise<void> {
  try {
    experiment = createExperiment(await loadSimulation(slug), seededRandom(seed), trials);
  } catch {
    tell({ kind: 'failed' });
    return;
  }
  runSoon();
}

async function loadSimulation(slug: string): Promise<Simulate> {
  const file = Object.keys(simulations).find((path) => path.endsWith(`/${slug}.proof.ts`));
  const simulate = file === undefined ? undefined : await simulations[file]?.();
  if (!simulate) throw new Error(`${slug} has no simulation`);
  return simulate;
}

/** Orders that have come meanwhile are read first. */
function runSoon(): void {
  clearTimeout(nextSlice);
  nextSlice = setTimeout(runSlice);
}

function runSlice(): void {
  if (!experiment || experiment.isDone()) return;
  const end = performance.now() + sliceMs;
  do experiment.runBlock();
  while (!experiment.isDone() && !isPaused && performance.now() < end);
  const mustWait = experiment.isDone() || isPaused;
  if (mustWait || performance.now() - lastReport >= reportEveryMs) {
    tell({ kind: 'report', report: experiment.report() });
    lastReport = performance.now();
  }
  if (!mustWait) runSoon();
}

function tell(news: News): void {
  postMessage(news);
}
