import { useState } from 'react';
import type { QuestionDetail } from '#shared/contracts/question.ts';
import type { Estimates } from '#shared/contracts/simulation.ts';
import type { Commitment } from './commitment.ts';
import { comparisonFor } from './comparison.ts';
import { Controls } from './controls.tsx';
import type { Results } from './experiment.ts';
import { HistogramPlot } from './histogram-plot.tsx';
import { NumberTables } from './number-tables.tsx';
import { countText, meanText } from './numbers.ts';
import { outcomeNamer } from './outcome-names.ts';
import { predictedValue } from './predicted-value.ts';
import { RunningMeanPlot } from './running-mean-plot.tsx';
import { Summary } from './summary.tsx';
import type { Experimenting, Phase } from './use-experiment.ts';
import type { Seed } from './use-seed.ts';

interface ExperimentProps {
  question: QuestionDetail;
  experiment: Experimenting;
  seed: Seed;
  /** What the mean of the trials approaches, if it is not the answer. */
  estimates: Estimates | null;
  commitment: Commitment | null;
  /** Null until the reader knows it. */
  answer: number | null;
}

export function Experiment(props: ExperimentProps) {
  const { question, experiment, seed, estimates, commitment, answer } = props;
  const { phase, isInProgress, results, start, pause, resume, reset } = experiment;
  const [target, setTarget] = useState(0);
  const unit = question.answer?.unit ?? null;
  const nameOutcome = outcomeNamer(results?.histogram ?? null, unit);
  const compared = comparisonFor({ estimates, commitment, answer });
  const own = compared.commitment;
  return (
    <div>
      {commitment && !(results && own) && (
        <p className="mb-4">
          {commitment.isAnswer ? 'You answered' : 'You expected'} {commitment.text}.
        </p>
      )}
      <Controls
        phase={phase}
        isInProgress={isInProgress}
        seed={seed}
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
        <div className="@container mt-4 space-y-7">
          <Summary results={results} {...compared} />
          <NumberTables results={results} nameOf={nameOutcome} />
          <div className="grid gap-x-10 gap-y-7 @3xl:grid-cols-2">
            <RunningMeanPlot
              points={results.points}
              target={target}
              own={own && { ...own, value: predictedValue(own.text, unit) }}
              trueValue={compared.trueValue}
            />
            <HistogramPlot
              histogram={results.histogram}
              trials={results.trials}
              nameOf={nameOutcome}
            />
          </div>
        </div>
      )}
    </div>
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
