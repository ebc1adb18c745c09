import { seededRandom } from '../../../../content/tools/seeded-random.ts';
import { createExperiment, type Experiment, type Simulate } from './experiment.ts';
import type { Command, WorkerMessage } from './protocol.ts';

/** The simulation of each question, from its proof. Each is a chunk that loads on demand. */
const simulations = import.meta.glob<Simulate | undefined>('/content/*/*.proof.ts', {
  import: 'simulate',
});

/** How long to run before checking for messages, such as a pause. */
const sliceMs = 50;

let experiment: Experiment | null = null;
let isPaused = false;
let nextSlice: ReturnType<typeof setTimeout> | undefined;
let updateEveryMs = 0;
let lastUpdate = 0;

addEventListener('message', ({ data: command }: MessageEvent<Command>) => {
  switch (command.kind) {
    case 'start':
      updateEveryMs = command.updateEveryMs;
      void start(command.slug, command.seed, command.trials);
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
    send({ kind: 'failed' });
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

/** Lets the worker handle waiting messages first. */
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
  if (mustWait || performance.now() - lastUpdate >= updateEveryMs) {
    send({ kind: 'results', results: experiment.results() });
    lastUpdate = performance.now();
  }
  if (!mustWait) runSoon();
}

function send(message: WorkerMessage): void {
  postMessage(message);
}
