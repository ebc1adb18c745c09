import { useMemo } from 'react';
import type { RunResult } from '#shared/contracts/drill-run.ts';
import { answeredItems } from './answered-items.ts';
import { History } from './history.tsx';
import { ItemReview } from './item-review.tsx';
import { Latencies } from './latencies.tsx';
import { NextSteps } from './next-steps.tsx';
import { PaceChart } from './pace-chart.tsx';
import { ScoreFigures } from './score-figures.tsx';
import { SlowestFacts } from './slowest-facts.tsx';

/** A finished run. */
export function Result({ result }: { result: RunResult }) {
  return (
    <div className="page-width pt-10 pb-20 sm:pt-14">
      <h1 className="text-3xl">{result.title}</h1>
      <ScoreFigures result={result} />
      <NextSteps result={result} />
      <Details result={result} />
    </div>
  );
}

function Details({ result }: { result: RunResult }) {
  const items = useMemo(() => answeredItems(result), [result]);
  return (
    <>
      <div className="mt-12 grid gap-x-16 gap-y-12 lg:grid-cols-2">
        <PaceChart result={result} items={items} />
        <History result={result} />
        <Latencies items={items} />
        <SlowestFacts items={items} />
      </div>
      <ItemReview items={items} />
    </>
  );
}
