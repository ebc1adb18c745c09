import { Link } from 'react-router';
import type { NewInterview } from '#shared/contracts/interview.ts';
import { InterviewHistory } from './interview-history.tsx';
import { SetupForm } from './setup-form.tsx';

/** Where an interview starts, and what came of earlier ones. */
export function SetupPage({ last }: { last: NewInterview | null }) {
  return (
    <div className="page-width pt-10 pb-20 sm:pt-14">
      <h1 className="text-3xl">Mock interview</h1>
      <p className="mt-4 mb-3 max-w-2xl font-serif text-ink-muted text-xl">
        A set of questions against the clock. No names, no hints, and no verdict until the end.
      </p>
      <p className="mb-8 max-w-2xl text-ink-muted">
        Is there a friend to practice with?{' '}
        <Link to="/practice/room" className="text-link">
          Interview each other
        </Link>{' '}
        in a room for two.
      </p>
      <SetupForm last={last} />
      <InterviewHistory />
    </div>
  );
}
