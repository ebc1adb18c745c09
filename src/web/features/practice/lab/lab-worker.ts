import { seededRandom } from '../../../../../content/tools/seeded-random.ts';
import { createExperiment, type Experiment } from './experiment.ts';
import { loadModule } from './load-module.ts';
import type { ProgramNumbers } from './parameter-values.ts';
import type { Command, Story, WorkerMessage } from './protocol.ts';

/** One without parameters ignores the numbers. */
interface Simulation {
  simulate: (random: () => number, numbers: ProgramNumbers) => number;
  narrate?: (random: () => number, numbers: ProgramNumbers) => Story;
}

type Start = Extract<Command, { kind: 'start' }>;
type Tell = Extract<Command, { kind: 'tell' }>;

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
      void start(command).catch(fail);
      break;
    case 'tell':
      void tell(command).catch(fail);
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

async function start({ url, numbers, seed, trials }: Start): Promise<void> {
  const { simulate } = await loadModule<Simulation>(url);
  const trial = (random: () => number) => simulate(random, numbers);
  experiment = createExperiment(trial, seededRandom(seed), trials);
  runSoon();
}

/** Stories draw numbers just as trials do, so the third story tells the third trial of a seed. */
async function tell({ url, numbers, seed, trial }: Tell): Promise<void> {
  const { narrate } = await loadModule<Simulation>(url);
  const random = seededRandom(seed);
  for (let told = 1; told < trial; told += 1) narrate?.(random, numbers);
  const story = narrate?.(random, numbers);
  send(story ? { kind: 'story', story } : { kind: 'failed' });
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
