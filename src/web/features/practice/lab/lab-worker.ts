import { seededRandom } from '../../../../../content/tools/seeded-random.ts';
import { createExperiment, type Experiment, type Simulate } from './experiment.ts';
import type { Command, Story, WorkerMessage } from './protocol.ts';

interface Simulation {
  simulate: Simulate;
  narrate?: (random: () => number) => Story;
}

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
      void start(command.url, command.seed, command.trials).catch(fail);
      break;
    case 'tell':
      void tell(command.url, command.seed, command.trial).catch(fail);
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

async function start(url: string, seed: number, trials: number): Promise<void> {
  const { simulate } = await load(url);
  experiment = createExperiment(simulate, seededRandom(seed), trials);
  runSoon();
}

/** Stories draw numbers just as trials do, so the third story tells the third trial of a seed. */
async function tell(url: string, seed: number, trial: number): Promise<void> {
  const { narrate } = await load(url);
  const random = seededRandom(seed);
  for (let told = 1; told < trial; told += 1) narrate?.(random);
  const story = narrate?.(random);
  send(story ? { kind: 'story', story } : { kind: 'failed' });
}

/** The absolute URL keeps Vite from treating the module as one of its own. */
function load(url: string): Promise<Simulation> {
  return import(/* @vite-ignore */ new URL(url, location.origin).href);
}

function fail(): void {
  send({ kind: 'failed' });
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
