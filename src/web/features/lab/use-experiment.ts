import { useEffect, useRef, useState } from 'react';
import type { Report } from './experiment.ts';
import type { News, Order } from './protocol.ts';

export type Phase = 'idle' | 'running' | 'paused' | 'done' | 'failed';

export interface Settings {
  trials: number;
  seed: number;
}

/** An experiment on the question in a worker, so that the page stays quick. */
export function useExperiment(slug: string) {
  const worker = useRef<Worker | null>(null);
  const [phase, setPhase] = useState<Phase>('idle');
  const [report, setReport] = useState<Report | null>(null);
  const tell = (order: Order) => worker.current?.postMessage(order);

  useEffect(() => () => worker.current?.terminate(), []);

  function reset() {
    worker.current?.terminate();
    worker.current = null;
    setPhase('idle');
    setReport(null);
  }

  function start({ trials, seed }: Settings) {
    reset();
    setPhase('running');
    const started = new Worker(new URL('./lab-worker.ts', import.meta.url), { type: 'module' });
    started.addEventListener('error', () => setPhase('failed'));
    started.addEventListener('message', ({ data: news }: MessageEvent<News>) => {
      if (news.kind === 'failed') {
        setPhase('failed');
        return;
      }
      setReport(news.report);
      if (news.report.trials === trials) setPhase('done');
    });
    worker.current = started;
    tell({ kind: 'start', slug, seed, trials, reportEveryMs: reportInterval() });
  }

  function pause() {
    setPhase('paused');
    tell({ kind: 'pause' });
  }

  function resume() {
    setPhase('running');
    tell({ kind: 'resume' });
  }

  return { phase, report, start, pause, resume, reset };
}

/** Who wants little motion sees the picture change once a second. */
function reportInterval(): number {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 1000 : 100;
}
