import { Link } from 'react-router';
import { MeetingList } from './meeting-list.tsx';
import { SetupForm } from './setup-form.tsx';

/** Where a room for two is opened, and what came of earlier ones. */
export function SetupPage() {
  return (
    <div className="page-width pt-10 pb-20 sm:pt-14">
      <h1 className="text-3xl">Interview each other</h1>
      <p className="mt-4 mb-3 max-w-2xl font-serif text-ink-muted text-xl">
        Open a room, send the link to a friend, and take turns: one asks, the other thinks aloud.
        Then you swap.
      </p>
      <p className="mb-3 max-w-2xl text-ink-muted">
        You share a pad for text, formulas and drawings. The room has no sound, so call each other,
        too. What is answered in a room is never rated.
      </p>
      <p className="mb-8 max-w-2xl text-ink-muted">
        Nobody to practice with?{' '}
        <Link to="/practice/partner" className="text-link">
          Find a partner
        </Link>
      </p>
      <SetupForm />
      <MeetingList />
    </div>
  );
}
