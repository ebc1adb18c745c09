import { Link, useLocation } from 'react-router';
import { readRunsHere, useRunsHere } from '../../../lib/drilled-here.ts';
import { registerToKeepPath } from '../../../lib/sign-in-path.ts';
import { useCurrentUser } from '../../../queries/current-user.ts';

/** Tells visitors that only this browser remembers their run. */
export function KeepRun({ id }: { id: string }) {
  const location = useLocation();
  const { data: user } = useCurrentUser();
  const countHere = useRunsHere();
  const isHere = countHere > 0 && readRunsHere().some((run) => run.id === id);
  if (user !== null || !isHere) return null;
  return (
    <p className="mt-4 text-ink-muted text-sm">
      Only this browser remembers your run.{' '}
      <Link to={registerToKeepPath(location)} className="text-link">
        Create a free account
      </Link>{' '}
      to keep it and see how you improve.
    </p>
  );
}
