import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import type { QuestionDetail } from '#shared/contracts/question.ts';
import { RetryNotice } from '../../../components/ui/retry-notice.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { useApi } from '../../../lib/app-context.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { useNoteSessionEndOf } from '../../../queries/session-changes.ts';
import { simulationQuery } from '../../../queries/simulations.ts';
import { commitmentOf } from './commitment.ts';
import { Experiment } from './experiment-view.tsx';
import type { Opening } from './opening.ts';
import { Program } from './program.tsx';
import { StoryOfTrial } from './story-of-trial.tsx';
import { useSeed } from './use-seed.ts';

interface LabProps {
  question: QuestionDetail;
  /** Null if an answer in another browser opened it. */
  opening: Opening | null;
  ownAnswer: string | null;
  trueValue: number | null;
  takesFocus: boolean;
}

export function Lab({ question, opening, ownAnswer, trueValue, takesFocus }: LabProps) {
  const { data: simulation, error, refetch } = useQuery(simulationQuery(useApi(), question.id));
  useNoteSessionEndOf(error);
  const seed = useSeed();
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const focusHeading = useEffectEvent(() => {
    if (takesFocus) heading.current?.focus();
  });
  useEffect(() => focusHeading(), []);
  return (
    <section aria-labelledby={headingId} className="rounded-lg border border-rule bg-raised p-5">
      <h2 id={headingId} ref={heading} tabIndex={-1} className="text-xl">
        Lab
      </h2>
      <p className="mt-1 mb-5 text-ink-muted text-sm">
        Each trial simulates the question once with random numbers. The mean of many trials
        approaches {simulation?.estimates?.name ?? 'the answer'}. The same seed gives the same
        trials.
        {opening?.by === 'exploring' && ' You opened it without answering: done with help.'}
      </p>
      {simulation ? (
        <div className="space-y-6">
          <Experiment
            question={question}
            seed={seed}
            estimates={simulation.estimates}
            commitment={commitmentOf(opening, ownAnswer)}
            answer={trueValue}
          />
          {simulation.hasStory && <StoryOfTrial questionId={question.id} seed={seed} />}
          <Program text={simulation.program} />
        </div>
      ) : error ? (
        <RetryNotice
          title="The simulation could not be loaded."
          text={failureText(error, 'Please try again.')}
          onRetry={() => void refetch()}
        />
      ) : (
        <Skeleton className="h-24 w-full" />
      )}
    </section>
  );
}
