import { useEffect, useRef, useState } from 'react';
import type { Results } from './experiment.ts';
import type { Command, WorkerMessage } from './protocol.ts';

export type Phase = 'idle' | 'running' | 'paused' | 'done' | 'failed';

export interface Settings {
  trials: number;
  seed: number;
}

/** Runs the experiment in a worker, so that the page stays responsive. */
export function useExperiment(slug: string) {
  const worker = useRef<Worker | null>(null);
  const [phase, setPhase] = useState<Phase>('idle');
  const [results, setResults] = useState<Results | null>(null);
  const send = (command: Command) => worker.current?.postMessage(command);

  useEffect(() => () => worker.current?.terminate(), []);

  function reset() {
    worker.current?.terminate();
    worker.current = null;
    setPhase('idle');
    setResults(null);
  }

  function start({ trials, seed }: Settings) {
    reset();
    setPhase('running');
    const started = new Worker(new URL('./lab-worker.ts', import.meta.url), { type: 'module' });
    started.addEventListener('error', () => setPhase('failed'));
    started.addEventListener('message', ({ data: message }: MessageEvent<WorkerMessage>) => {
      if (message.kind === 'failed') {
        setPhase('failed');
        return;
      }
      setResults(message.results);
      if (message.results.trials === trials) setPhase('done');
    });
    worker.current = started;
    send({ kind: 'start', slug, seed, trials, updateEveryMs: updateInterval() });
  }

  function pause() {
    setPhase('paused');
    send({ kind: 'pause' });
  }

  function resume() {
    setPhase('running');
    send({ kind: 'resume' });
  }

  return { phase, results, start, pause, resume, reset };
}

/** With reduced motion, the plots change once a second. */
function updateInterval(): number {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 1000 : 100;
}
