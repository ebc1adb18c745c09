import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { ReviewQueue } from '#shared/contracts/practice.ts';
import { Loaded } from '../../../components/loaded.tsx';
import { ShortcutHelp } from '../../../components/shortcut-help.tsx';
import { ApiError } from '../../../lib/api-error.ts';
import { useApi } from '../../../lib/app-context.ts';
import { reviewQueueQuery } from '../../../queries/practice.ts';
import { questionQuery } from '../../../queries/questions.ts';
import { Leeches } from './leeches.tsx';
import { QuestionSkeleton } from './question-article.tsx';
import { QueueDone } from './queue-done.tsx';
import { QueueHead } from './queue-head.tsx';
import { ReviewQuestion, type ReviewSlots } from './review-question.tsx';
import { SuspendedQuestions } from './suspended-questions.tsx';
import { UpcomingReviews } from './upcoming-reviews.tsx';
import { type Dealt, useReviewActs } from './use-review-acts.ts';
import { useStoreTimeZone } from './use-store-time-zone.ts';

const shortcuts = [
  { keys: ['1', '2', '3', '4'], does: 'Grade: again, hard, good, easy' },
  { keys: ['Enter'], does: 'The solution if it went wrong, then the next question' },
  { keys: ['n'], does: 'Next question' },
  { keys: ['u'], does: 'Undo the last review' },
];

/** The questions that are due today, one at a time. */
export function ReviewPage({ slots }: { slots: ReviewSlots }) {
  const query = useQuery(reviewQueueQuery(useApi()));
  useStoreTimeZone(query.data?.timeZone);
  return (
    <div className="page-width pt-8 pb-20 sm:pt-10">
      <Loaded query={query} what="Your reviews" skeleton={<QuestionSkeleton />}>
        {(queue) => <Queue queue={queue} slots={slots} />}
      </Loaded>
    </div>
  );
}

function Queue({ queue, slots }: { queue: ReviewQueue; slots: ReviewSlots }) {
  const acts = useReviewActs();
  const open = queue.questions.filter(({ id }) => !acts.done.includes(id));
  const current = acts.pinned?.dealt ?? open[0];
  const others = open.filter(({ id }) => id !== current?.id);
  const next = others[0];
  const api = useApi();
  const queries = useQueryClient();
  useEffect(() => {
    if (next) void queries.prefetchQuery(questionQuery(api, next.id, next.variant));
  }, [api, queries, next]);
  return (
    <>
      {current === undefined ? (
        <QueueDone queue={queue} acts={acts} />
      ) : (
        <>
          <QueueHead left={others.length + 1} queue={queue} acts={acts} />
          <CurrentQuestion
            key={`${current.id}-${acts.pinned?.time ?? 0}`}
            dealt={current}
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
        <Leeches
          leeches={queue.leeches.filter(({ id }) => id !== current?.id)}
          isPending={acts.isPending}
          onSuspend={acts.suspendLeech}
        />
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
  dealt: Dealt;
  acts: ReturnType<typeof useReviewActs>;
  slots: ReviewSlots;
  isLast: boolean;
}

function CurrentQuestion({ acts, slots, isLast, ...props }: CurrentQuestionProps) {
  // Its numbers stay, whatever the queue deals meanwhile.
  const [dealt] = useState(props.dealt);
  const { id, variant } = dealt;
  const { data, error, refetch } = useQuery(questionQuery(useApi(), id, variant));
  const isGone = error instanceof ApiError && error.status === 404;
  const { goOn } = acts;
  // It was hidden or deleted after the queue was loaded.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question
  useEffect(() => {
    if (isGone) goOn(id);
  }, [isGone]);
  return (
    <Loaded
      query={{ data, error: isGone ? null : error, refetch }}
      what="The question"
      skeleton={<QuestionSkeleton />}
    >
      {(question) => <ReviewQuestion {...{ question, dealt, acts, slots, isLast }} />}
    </Loaded>
  );
}
