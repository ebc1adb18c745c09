import { useId, useState } from 'react';
import { Controls } from './controls.tsx';
import type { Results } from './experiment.ts';
import { HistogramPlot } from './histogram-plot.tsx';
import { NumberTables } from './number-tables.tsx';
import { countText, meanText } from './numbers.ts';
import { RunningMeanPlot } from './running-mean-plot.tsx';
import { Summary } from './summary.tsx';
import { type Phase, useExperiment } from './use-experiment.ts';

export interface LabProps {
  slug: string;
  /** Null until the reader has found or revealed the answer. */
  trueValue: number | null;
}

export default function Lab({ slug, trueValue }: LabProps) {
  const { phase, results, start, pause, resume, reset } = useExperiment(slug);
  const [target, setTarget] = useState(0);
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="rounded-lg border border-rule bg-raised p-5">
      <h2 id={headingId} className="text-xl">
        Lab
      </h2>
      <p className="mt-1 mb-5 text-ink-muted text-sm">
        Each trial simulates the question once with random numbers. The mean of many trials
        approaches the answer. The same seed gives the same trials.
      </p>
      <Controls
        phase={phase}
        onStart={(settings) => {
          setTarget(settings.trials);
          start(settings);
        }}
        onPause={pause}
        onResume={resume}
        onReset={reset}
      />
      <p role="status" className="mt-4 min-h-6 text-ink-muted text-sm">
        {statusText(phase, results)}
      </p>
      {results && (
        <div className="mt-4 space-y-7">
          <Summary results={results} trueValue={trueValue} />
          <NumberTables results={results} />
          <RunningMeanPlot points={results.points} target={target} trueValue={trueValue} />
          <HistogramPlot histogram={results.histogram} trials={results.trials} />
        </div>
      )}
    </section>
  );
}

/** Changes only with the phase, so that screen readers do not announce every update. */
function statusText(phase: Phase, results: Results | null): string {
  switch (phase) {
    case 'idle':
      return '';
    case 'running':
      return 'Running…';
    case 'paused':
      return 'Paused.';
    case 'failed':
      return 'The experiment failed. Press Start to try again.';
    case 'done':
      return results ? `Done: ${countText(results.trials)} trials, mean ${meanText(results)}.` : '';
  }
}
