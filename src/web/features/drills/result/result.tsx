import { useMemo } from 'react';
import type { DrillPreset } from '#shared/contracts/drill.ts';
import type { RunResult } from '#shared/contracts/drill-run.ts';
import { answeredItems } from './answered-items.ts';
import { Comparison } from './comparison.tsx';
import { History } from './history.tsx';
import { ItemReview } from './item-review.tsx';
import { Latencies } from './latencies.tsx';
import { NextSteps } from './next-steps.tsx';
import { PaceChart } from './pace-chart.tsx';
import { ScoreFigures } from './score-figures.tsx';
import { SlowestFacts } from './slowest-facts.tsx';
import { useOwnRecord } from './use-own-record.ts';

interface ResultProps {
  result: RunResult;
  presets: readonly DrillPreset[];
}

/** A finished run: the score, what to do next, then the details. */
export function Result({ result, presets }: ResultProps) {
  const items = useMemo(() => answeredItems(result), [result]);
  const drills = useOwnRecord(presets);
  return (
    <div className="page-width pt-10 pb-20 sm:pt-14">
      <h1 className="break-words text-3xl">{result.title}</h1>
      <ScoreFigures result={result} />
      <NextSteps result={result} items={items} drills={drills} />
      <Comparison result={result} />
      <div className="mt-12 grid gap-x-16 gap-y-12 lg:grid-cols-2">
        <PaceChart result={result} items={items} />
        <History result={result} />
        <Latencies items={items} />
        <SlowestFacts items={items} />
      </div>
      <ItemReview items={items} />
    </div>
  );
}
