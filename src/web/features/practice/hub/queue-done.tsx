import type { ReviewQueue } from '#shared/contracts/practice.ts';
import { countOf } from '#shared/domain/count-of.ts';
import { reviewsPerDay } from '#shared/domain/reviews.ts';
import { Button, ButtonLink } from '../../../components/ui/button.tsx';
import { dayName } from './day-name.ts';
import type { useReviewActs } from './use-review-acts.ts';

interface QueueDoneProps {
  queue: ReviewQueue;
  acts: ReturnType<typeof useReviewActs>;
}

/** Sums up the sitting: what was reviewed, how it went, and when the next ones come back. */
export function QueueDone({ queue, acts }: QueueDoneProps) {
  const { due, reviewedToday, upcoming, suspended } = queue;
  const reviewed = acts.outcomes.size;
  const right = [...acts.outcomes.values()].filter(Boolean).length;
  const isFull = reviewedToday >= reviewsPerDay && due > 0;
  const next = upcoming[0];
  const isNew = !isFull && !next && reviewed === 0 && suspended.length === 0;
  return (
    <div className="max-w-xl">
      <h1 className="text-3xl">
        {isFull ? 'That is enough for today' : reviewed > 0 ? 'Done for today' : 'Nothing is due'}
      </h1>
      <div className="mt-4 mb-7 space-y-2 text-ink-muted">
        {reviewed > 0 && <p>{sittingText(right, reviewed - right)}</p>}
        {isFull && (
          <p>
            You reviewed {countOf(reviewedToday, 'question')} today. The rest can wait until
            tomorrow: {countOf(due, 'question')}.
          </p>
        )}
        {!isFull && next && (
          <p>
            {reviewed > 0 ? 'The next come back' : 'Next:'} {dayName(next.date)},{' '}
            {countOf(next.count, 'question')}.
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
        {right < reviewed && (
          <ButtonLink to="/practice/mistakes" variant="secondary" size="medium">
            Replay my mistakes
          </ButtonLink>
        )}
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

/** "You reviewed 5 questions: 4 right, 1 missed." */
function sittingText(right: number, missed: number): string {
  const reviewed = `You reviewed ${countOf(right + missed, 'question')}`;
  if (missed === 0)
    return `${reviewed}, ${right === 1 ? 'and it was right' : 'all of them right'}.`;
  if (right === 0 && missed === 1) return `${reviewed}, and missed it.`;
  return `${reviewed}: ${right} right, ${missed} missed.`;
}
