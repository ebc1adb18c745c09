import { Link } from 'react-router';
import { wholeNumber } from '#shared/domain/whole-number.ts';
import { Button } from '../../../components/ui/button.tsx';
import { useShortcuts } from '../../../lib/use-shortcuts.ts';
import { ratingChange } from './rating-change.ts';
import { countRight, type Sitting } from './sitting.ts';

interface SittingHeadProps {
  sitting: Sitting;
  minutes: number;
  onStop: () => void;
}

/** How the sitting is going. */
export function SittingHead({ sitting, minutes, onStop }: SittingHeadProps) {
  const { current, trained, skipped, rating } = sitting;
  useShortcuts({ q: onStop });
  const others = trained.filter(({ id }) => id !== current?.id).length + skipped.length;
  return (
    <div className="mb-6 flex items-center justify-between gap-x-6 text-ink-muted text-sm">
      <div className="flex flex-wrap gap-x-4 gap-y-1 tabular-nums">
        <p>
          <Link to="/practice" className="text-link">
            Practice
          </Link>{' '}
          · Training
        </p>
        <p>
          {trained.length === 0
            ? 'Nothing answered yet'
            : `${wholeNumber(trained.length)} answered, ${wholeNumber(countRight(trained))} right on first try`}
        </p>
        {/* Where it would take another line, the question would move. */}
        <p className="max-md:hidden">
          {rating && `Rating ${wholeNumber(rating.now)} (${ratingChange(rating)})`}
        </p>
        <p className="max-md:hidden">{minutes > 0 && `${minutes} min`}</p>
      </div>
      <Button variant="secondary" onClick={onStop}>
        Stop
      </Button>
      <p role="status" className="sr-only">
        {current && `Question ${others + 1}: ${current.name}`}
      </p>
    </div>
  );
}
