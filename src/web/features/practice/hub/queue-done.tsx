import type { ReviewQueue } from '#shared/contracts/practice.ts';
import { reviewsPerDay } from '#shared/domain/reviews.ts';
import { Button, ButtonLink } from '../../../components/ui/button.tsx';
import { countOf } from './count-of.ts';
import { dayName } from './day-name.ts';
import type { useReviewActs } from './use-review-acts.ts';

interface QueueDoneProps {
  queue: ReviewQueue;
  /** How many questions were reviewed in this sitting. */
  reviewed: number;
  acts: ReturnType<typeof useReviewActs>;
}

export function QueueDone({ queue, reviewed, acts }: QueueDoneProps) {
  const { due, reviewedToday, upcoming, suspended } = queue;
  const isFull = reviewedToday >= reviewsPerDay && due > 0;
  const next = upcoming[0];
  const isNew = !isFull && !next && reviewed === 0 && suspended.length === 0;
  return (
    <div className="max-w-xl">
      <h1 className="text-3xl">
        {isFull ? 'That is enough for today' : reviewed > 0 ? 'Done for today' : 'Nothing is due'}
      </h1>
      <div className="mt-4 mb-7 space-y-2 text-ink-muted">
        {isFull && (
          <p>
            You reviewed {countOf(reviewedToday, 'question')} today. The rest can wait until
            tomorrow: {countOf(due, 'question')}.
          </p>
        )}
        {!isFull && next && (
          <p>
            Next: {dayName(next.date)}, {countOf(next.count, 'question')}.
          </p>
        )}
        {isNew && (
          <p>Every question you answer comes back here, on the day before you would forget it.</p>
        )}
      </div>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/practice" size="medium">
          What to try next
        </ButtonLink>
        {acts.lastReviewed !== null && (
          <Button
            variant="secondary"
            size="medium"
            disabled={acts.isPending}
            onClick={acts.undoLast}
          >
            Undo the last review
          </Button>
        )}
      </div>
    </div>
  );
}
