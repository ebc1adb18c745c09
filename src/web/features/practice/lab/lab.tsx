import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import type { QuestionDetail } from '#shared/contracts/question.ts';
import { Loaded } from '../../../components/loaded.tsx';
import { useApi } from '../../../lib/app-context.ts';
import { simulationQuery } from '../../../queries/simulations.ts';
import { Bench } from './bench.tsx';
import { commitmentOf } from './commitment.ts';
import type { Opening } from './opening.ts';

interface LabProps {
  question: QuestionDetail;
  /** Null if it was opened by an answer in another browser. */
  opening: Opening | null;
  ownAnswer: string | null;
  trueValue: number | null;
  takesFocus: boolean;
}

export function Lab({ question, opening, ownAnswer, trueValue, takesFocus }: LabProps) {
  const query = useQuery(simulationQuery(useApi(), question.id));
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const focusHeading = useEffectEvent(() => {
    if (takesFocus) heading.current?.focus();
  });
  useEffect(() => focusHeading(), []);
  return (
    <section aria-labelledby={headingId} className="rounded-lg border border-rule bg-raised p-5">
      <h2 id={headingId} ref={heading} tabIndex={-1} className="text-xl">
        Simulation
      </h2>
      <p className="mt-1 mb-5 text-ink-muted text-sm">
        Each trial simulates the question once with random numbers. The mean of many trials
        approaches {query.data?.estimates?.name ?? 'the answer'}. The same seed gives the same
        trials.
        {opening?.by === 'exploring' &&
          ' You opened it without answering, so it counts as done with help.'}
      </p>
      <Loaded query={query} what="The simulation" skeleton="h-24 w-full">
        {(simulation) => (
          <Bench
            question={question}
            simulation={simulation}
            commitment={commitmentOf(opening, ownAnswer, question.variant)}
            answer={trueValue}
          />
        )}
      </Loaded>
    </section>
  );
}
