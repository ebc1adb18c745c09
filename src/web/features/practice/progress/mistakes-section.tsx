import { Link } from 'react-router';
import type { PracticeRecord } from '#shared/contracts/practice-record.ts';
import { wholeNumber } from '#shared/domain/whole-number.ts';
import { ButtonLink } from '../../../components/ui/button.tsx';

/** What went wrong last time, to be looked at or tried again. */
export function MistakesSection({ mistakes }: Pick<PracticeRecord, 'mistakes'>) {
  if (mistakes === 0) {
    return (
      <p className="text-ink-muted">
        None at the moment. Questions that go wrong are collected here until you get them right in a
        review.
      </p>
    );
  }
  return (
    <>
      <p className="mb-4 text-ink-muted">
        {mistakes === 1
          ? '1 question went wrong last time.'
          : `${wholeNumber(mistakes)} questions went wrong last time.`}{' '}
        Replaying them moves neither your rating nor the day they come back.
      </p>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <ButtonLink to="/practice/mistakes" variant="secondary">
          Replay my mistakes
        </ButtonLink>
        <Link to="/questions?mistakes=1" className="text-link text-sm">
          In the list
        </Link>
      </div>
    </>
  );
}
