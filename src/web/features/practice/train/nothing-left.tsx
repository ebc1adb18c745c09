import { Link } from 'react-router';
import { Button, ButtonLink } from '../../../components/ui/button.tsx';
import { allAnswered } from '../../../lib/all-answered.ts';
import { FocusedHeading } from './focused-heading.tsx';

interface NothingLeftProps {
  skipped: number;
  onAskAgain: () => void;
  onStop: () => void;
}

/** Every question has been answered, or was skipped. */
export function NothingLeft({ skipped, onAskAgain, onStop }: NothingLeftProps) {
  const hasSkipped = skipped > 0;
  return (
    <div className="max-w-xl py-6">
      <FocusedHeading takesFocus>
        {hasSkipped ? 'Only skipped questions are left' : 'You have answered them all'}
      </FocusedHeading>
      <p className="mt-4 mb-8 text-ink-muted">
        {hasSkipped ? 'You have answered all the others.' : allAnswered}{' '}
        <Link to="/questions" className="text-link">
          All questions
        </Link>
      </p>
      <div className="flex flex-wrap gap-3">
        {hasSkipped && (
          <Button size="medium" onClick={onAskAgain}>
            Ask them again
          </Button>
        )}
        <Button variant={hasSkipped ? 'secondary' : 'primary'} size="medium" onClick={onStop}>
          See how you did
        </Button>
        <ButtonLink to="/drills" variant="secondary" size="medium">
          Timed drills
        </ButtonLink>
      </div>
    </div>
  );
}
