import { Link } from 'react-router';
import { wholeNumber } from '#shared/domain/whole-number.ts';
import { ButtonLink } from './ui/button.tsx';

/** What went wrong last time, to be looked at or tried again. */
export function MistakesSummary({ count }: { count: number }) {
  if (count === 0) {
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
        {count === 1
          ? '1 question went wrong last time.'
          : `${wholeNumber(count)} questions went wrong last time.`}{' '}
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
