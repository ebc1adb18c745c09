import { useEffect, useRef, useState } from 'react';
import { callUrl } from '../../../lib/api-call.ts';
import type { Results } from './experiment.ts';
import { openWorker } from './open-worker.ts';
import type { ProgramNumbers } from './parameter-values.ts';
import type { Command } from './protocol.ts';

export type Experimenting = ReturnType<typeof useExperiment>;

export type Phase = 'idle' | 'running' | 'paused' | 'done' | 'failed';

export interface Settings {
  trials: number;
  seed: number;
}

/** Runs the experiment in a worker, so that the page stays responsive. */
export function useExperiment(questionId: number, numbers: ProgramNumbers) {
  const worker = useRef<ReturnType<typeof openWorker> | null>(null);
  const [phase, setPhase] = useState<Phase>('idle');
  const [results, setResults] = useState<Results | null>(null);
  const send = (command: Command) => worker.current?.send(command);

  useEffect(() => () => worker.current?.close(), []);

  function reset() {
    worker.current?.close();
    worker.current = null;
    setPhase('idle');
    setResults(null);
  }

  function start({ trials, seed }: Settings) {
    reset();
    setPhase('running');
    worker.current = openWorker((message) => {
      if (message.kind !== 'results') {
        setPhase('failed');
        return;
      }
      setResults(message.results);
      if (message.results.trials === trials) setPhase('done');
    });
    const url = callUrl('GET /api/questions/:id/simulation/module', { params: { id: questionId } });
    send({ kind: 'start', url, numbers, seed, trials, updateEveryMs: updateInterval() });
  }

  function pause() {
    setPhase('paused');
    send({ kind: 'pause' });
  }

  function resume() {
    setPhase('running');
    send({ kind: 'resume' });
  }

  const isInProgress = phase === 'running' || phase === 'paused';
  return { phase, isInProgress, results, start, pause, resume, reset };
}

/** With reduced motion, the plots update only once a second. */
function updateInterval(): number {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 1000 : 100;
}
