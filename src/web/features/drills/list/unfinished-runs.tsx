import { Link } from 'react-router';
import { useIsLive } from '../../../lib/use-is-live.ts';
import { type StoredRun, storedRuns } from '../run/stored-run.ts';

/** Runs with answers in this browser but no result on the site yet. */
export function UnfinishedRuns() {
  const runs = useIsLive() ? storedRuns() : [];
  if (runs.length === 0) return null;
  return (
    <ul className="mt-8 max-w-2xl space-y-2 rounded-md bg-sunken px-4 py-3">
      {runs.map((stored) => (
        <li key={stored.run.id} className="flex flex-wrap justify-between gap-x-6">
          <span className="min-w-0 break-words">{describe(stored)}</span>
          <Link to={`/drills/run?run=${stored.run.id}`} className="text-link">
            {isOver(stored) ? 'Send and see the result' : 'Continue'}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function describe(stored: StoredRun) {
  const title = <bdi className="font-medium">{stored.run.title}</bdi>;
  return isOver(stored) ? (
    <>{title} ended before its last answers were sent.</>
  ) : (
    <>{title} is still running.</>
  );
}

function isOver({ run, offset }: StoredRun): boolean {
  return Date.parse(run.endsAt) <= Date.now() + offset;
}
