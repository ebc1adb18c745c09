import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import type { Mistakes } from '#shared/contracts/practice.ts';
import { countOf } from '#shared/domain/count-of.ts';
import { Loaded } from '../../../components/loaded.tsx';
import { ButtonLink } from '../../../components/ui/button.tsx';
import { ApiError } from '../../../lib/api-error.ts';
import { useApi } from '../../../lib/app-context.ts';
import { mistakesQuery } from '../../../queries/practice.ts';
import { questionQuery } from '../../../queries/questions.ts';
import { QuestionSkeleton } from './question-article.tsx';
import { ReplayQuestion } from './replay-question.tsx';
import type { ReviewSlots } from './review-question.tsx';

/** What went wrong last time, one question at a time, without consequences. */
export function MistakesPage({ slots }: { slots: ReviewSlots }) {
  const { data, error, refetch, isFetchedAfterMount } = useQuery(mistakesQuery(useApi()));
  // Not those of an earlier visit.
  const query = { data: isFetchedAfterMount ? data : undefined, error, refetch };
  return (
    <div className="page-width pt-8 pb-20 sm:pt-10">
      <Loaded query={query} what="Your mistakes" skeleton={<QuestionSkeleton />}>
        {(mistakes) => <Replay mistakes={mistakes} slots={slots} />}
      </Loaded>
    </div>
  );
}

function Replay({ mistakes, slots }: { mistakes: Mistakes; slots: ReviewSlots }) {
  // As they were at the start, whatever is loaded later.
  const [{ questions: all, due }] = useState(mistakes);
  const [gone, setGone] = useState<ReadonlySet<number>>(new Set());
  const questions = all.filter(({ id }) => !gone.has(id));
  const [place, setPlace] = useState(0);
  const [right, setRight] = useState<ReadonlySet<number>>(new Set());
  const current = questions[place];
  if (!current) return <ReplayDone total={questions.length} right={right.size} due={due} />;
  const goOn = () => {
    setPlace(place + 1);
    scrollTo({ top: 0 });
  };
  return (
    <>
      <p className="mb-6 text-ink-muted text-sm">
        <Link to="/practice" className="text-link">
          Practice
        </Link>{' '}
        · My mistakes · {place + 1} of {questions.length}. Neither your rating nor the day they come
        back changes.
      </p>
      <CurrentQuestion
        key={current.id}
        dealt={current}
        slots={slots}
        isLast={place === questions.length - 1}
        onRight={() => setRight((ids) => new Set(ids).add(current.id))}
        onNext={goOn}
        onGone={() => setGone((ids) => new Set(ids).add(current.id))}
      />
    </>
  );
}

interface CurrentQuestionProps {
  dealt: Mistakes['questions'][number];
  slots: ReviewSlots;
  isLast: boolean;
  onRight: () => void;
  onNext: () => void;
  /** It was hidden or deleted after the mistakes were loaded. */
  onGone: () => void;
}

function CurrentQuestion({ dealt, onGone, ...replay }: CurrentQuestionProps) {
  const { id, variant, isAllMet } = dealt;
  const { data, error, refetch } = useQuery(questionQuery(useApi(), id, variant));
  const isGone = error instanceof ApiError && error.status === 404;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question
  useEffect(() => {
    if (isGone) onGone();
  }, [isGone]);
  const query = { data, error: isGone ? null : error, refetch };
  return (
    <Loaded query={query} what="The question" skeleton={<QuestionSkeleton />}>
      {(question) => <ReplayQuestion {...{ question, isAllMet }} {...replay} />}
    </Loaded>
  );
}

interface ReplayDoneProps {
  total: number;
  right: number;
  due: number;
}

function ReplayDone({ total, right, due }: ReplayDoneProps) {
  const isEmpty = total === 0;
  return (
    <div className="max-w-xl">
      <h1 className="text-3xl">
        {!isEmpty ? 'All replayed' : due > 0 ? 'Due for review' : 'Nothing to replay'}
      </h1>
      <div className="mt-4 mb-7 space-y-2 text-ink-muted">
        {isEmpty && due === 0 && (
          <p>
            Questions that go wrong are collected here until you get them right in a review.
            Replaying them is for practice only.
          </p>
        )}
        {!isEmpty && (
          <p>
            {right} of {countOf(total, 'question')} right this time. They still come back on the day
            they are due.
          </p>
        )}
        {due > 0 && (
          <p>
            {countOf(due, 'mistake')} {due === 1 ? 'is' : 'are'} due today: review{' '}
            {due === 1 ? 'it' : 'them'}, and it counts.
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-3">
        {due > 0 ? (
          <ButtonLink to="/practice/review" size="medium">
            Start the review
          </ButtonLink>
        ) : (
          <ButtonLink to="/practice" size="medium">
            What to try next
          </ButtonLink>
        )}
        <ButtonLink to="/questions?mistakes=1" variant="secondary" size="medium">
          My mistakes in the list
        </ButtonLink>
      </div>
    </div>
  );
}
