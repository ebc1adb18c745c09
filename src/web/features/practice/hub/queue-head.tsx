import { Link } from 'react-router';
import type { ReviewQueue } from '#shared/contracts/practice.ts';
import { wholeNumber } from '#shared/domain/whole-number.ts';
import { LiveButton } from '../../../components/ui/live-button.tsx';
import type { useReviewActs } from './use-review-acts.ts';

interface QueueHeadProps {
  /** How many are left, including the one on screen. */
  left: number;
  queue: ReviewQueue;
  acts: ReturnType<typeof useReviewActs>;
}

export function QueueHead({ left, queue, acts }: QueueHeadProps) {
  const waiting = queue.due - queue.questions.length;
  return (
    <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 text-ink-muted text-sm">
      <p>
        <Link to="/practice" className="text-link">
          Practice
        </Link>{' '}
        · Review · {left === 1 ? 'the last one for today' : `${left} left today`}
        {waiting > 0 && `, ${wholeNumber(waiting)} more waiting`}
      </p>
      {acts.lastReviewed !== null && acts.lastReviewed.id !== acts.pinned?.dealt.id && (
        <LiveButton className="text-link" disabled={acts.isPending} onClick={acts.undoLast}>
          Undo the last review
        </LiveButton>
      )}
    </div>
  );
}
