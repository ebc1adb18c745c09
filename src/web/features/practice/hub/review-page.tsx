import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ReviewQueue } from '#shared/contracts/practice.ts';
import { ShortcutHelp } from '../../../components/shortcut-help.tsx';
import { RetryNotice } from '../../../components/ui/retry-notice.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { ApiError } from '../../../lib/api-error.ts';
import { useApi } from '../../../lib/app-context.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { reviewQueueQuery } from '../../../queries/practice.ts';
import { questionQuery } from '../../../queries/questions.ts';
import { useNoteSessionEndOf } from '../../../queries/session-changes.ts';
import { QueueDone } from './queue-done.tsx';
import { QueueHead } from './queue-head.tsx';
import { ReviewQuestion, type ReviewSlots } from './review-question.tsx';
import { SuspendedQuestions } from './suspended-questions.tsx';
import { UpcomingReviews } from './upcoming-reviews.tsx';
import { useReviewActs } from './use-review-acts.ts';
import { useStoreTimeZone } from './use-store-time-zone.ts';

const shortcuts = [
  { keys: ['1', '2', '3', '4'], does: 'Grade: again, hard, good, easy' },
  { keys: ['n', 'Enter'], does: 'Next question' },
  { keys: ['u'], does: 'Undo the last review' },
];

/** The questions that are due today, one at a time. */
export function ReviewPage({ slots }: { slots: ReviewSlots }) {
  const { data: queue, error, refetch } = useQuery(reviewQueueQuery(useApi()));
  useNoteSessionEndOf(error);
  useStoreTimeZone(queue?.timeZone);
  return (
    <div className="page-width pt-8 pb-20 sm:pt-10">
      {queue ? (
        <Queue queue={queue} slots={slots} />
      ) : error ? (
        <RetryNotice
          title="Your reviews could not be loaded."
          text={failureText(error, 'Please try again.')}
          onRetry={() => void refetch()}
        />
      ) : (
        <ReviewSkeleton />
      )}
    </div>
  );
}

function Queue({ queue, slots }: { queue: ReviewQueue; slots: ReviewSlots }) {
  const acts = useReviewActs();
  const open = queue.questions.filter(({ id }) => !acts.done.includes(id));
  const currentId = acts.pinned?.id ?? open[0]?.id;
  const others = open.filter(({ id }) => id !== currentId);
  const prefetched = others[0]?.id;
  const api = useApi();
  const queries = useQueryClient();
  useEffect(() => {
    if (prefetched !== undefined) void queries.prefetchQuery(questionQuery(api, prefetched));
  }, [api, queries, prefetched]);
  return (
    <>
      {currentId === undefined ? (
        <QueueDone queue={queue} reviewed={acts.done.length} acts={acts} />
      ) : (
        <>
          <QueueHead left={others.length + 1} queue={queue} acts={acts} />
          <CurrentQuestion
            key={`${currentId}-${acts.pinned?.time ?? 0}`}
            id={currentId}
            acts={acts}
            slots={slots}
            isLast={others.length === 0}
          />
          <div className="mt-8">
            <ShortcutHelp shortcuts={shortcuts} />
          </div>
        </>
      )}
      <div className="mt-14 grid gap-x-14 gap-y-10 lg:grid-cols-2">
        <UpcomingReviews days={queue.upcoming} />
        <SuspendedQuestions
          questions={queue.suspended}
          isPending={acts.isPending}
          onResume={acts.resume}
        />
      </div>
    </>
  );
}

interface CurrentQuestionProps {
  id: number;
  acts: ReturnType<typeof useReviewActs>;
  slots: ReviewSlots;
  isLast: boolean;
}

function CurrentQuestion({ id, acts, slots, isLast }: CurrentQuestionProps) {
  const { data: question, error, refetch } = useQuery(questionQuery(useApi(), id));
  const isGone = error instanceof ApiError && error.status === 404;
  const { goOn } = acts;
  // It was hidden or deleted since the queue was read.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question
  useEffect(() => {
    if (isGone) goOn(id);
  }, [isGone]);
  if (question) return <ReviewQuestion {...{ question, acts, slots, isLast }} />;
  if (!error || isGone) return <ReviewSkeleton />;
  return (
    <RetryNotice
      title="The question could not be loaded."
      text={failureText(error, 'Please try again.')}
      onRetry={() => void refetch()}
    />
  );
}

function ReviewSkeleton() {
  return (
    <div role="status" className="max-w-2xl space-y-4">
      <span className="sr-only">Loading your reviews…</span>
      <Skeleton className="h-9 w-3/5" />
      <Skeleton className="h-4 w-full" />
      <Skeleton className="h-4 w-4/5" />
    </div>
  );
}
