import { Link } from 'react-router';
import { ButtonLink } from '../../../components/ui/button.tsx';
import { countOf } from './count-of.ts';

/** What went wrong last time, to be tried again at once. */
export function MyMistakes({ count }: { count: number }) {
  return (
    <section className="min-w-0 border-rule border-t pt-5">
      <h2 className="mb-3 text-xl">My mistakes</h2>
      {count === 0 ? (
        <p className="text-ink-muted text-sm">
          Questions that go wrong are collected here until you get them right in a review.
        </p>
      ) : (
        <>
          <p className="mb-4 text-ink-muted text-sm">
            {countOf(count, 'question')} went wrong last time. A replay moves neither your rating
            nor the day they come back.
          </p>
          <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
            <ButtonLink to="/practice/mistakes" variant="secondary">
              Replay my mistakes
            </ButtonLink>
            <Link to="/questions?mistakes=1" className="text-link text-sm">
              In the list
            </Link>
          </div>
        </>
      )}
    </section>
  );
}
