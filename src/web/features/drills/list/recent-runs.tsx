import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { RunSummary } from '#shared/contracts/drill-run.ts';
import { RelativeTime } from '../../../components/ui/relative-time.tsx';
import { useApi } from '../../../lib/app-context.ts';
import { markText, pointsText } from '../../../lib/drill-text.ts';
import { readRunsHere, useRunsHere } from '../../../lib/drilled-here.ts';
import { runHistoryQuery } from '../../../queries/drills.ts';

const mostShown = 8;

/** For visitors, the runs this browser remembers. */
export function RecentRuns({ isUser }: { isUser: boolean }) {
  const { data } = useQuery({ ...runHistoryQuery(useApi(), null), enabled: isUser });
  const countHere = useRunsHere();
  const here = isUser || countHere === 0 ? [] : readRunsHere().toReversed();
  const runs = (isUser ? (data?.runs ?? []) : here).slice(0, mostShown);
  const isLoading = isUser && !data;
  return (
    <section className="mt-12 border-rule border-t pt-5">
      <h2 className="mb-3 text-2xl">Recent runs</h2>
      {runs.length === 0 && !isLoading && (
        <p className="text-ink-muted">
          Your finished runs will be listed here, each with its points and a link to its result.
        </p>
      )}
      <ul className="max-w-2xl">
        {runs.map((run) => (
          <Run key={run.id} run={run} />
        ))}
      </ul>
    </section>
  );
}

function Run({ run }: { run: RunSummary }) {
  const { id, title, points, right, wrong, mark, finishedAt } = run;
  return (
    <li className="flex flex-wrap justify-between gap-x-6 border-rule border-b py-2 text-sm">
      <Link to={`/drills/result?run=${id}`} className="text-link min-w-0 break-words">
        <bdi>{title}</bdi>
      </Link>
      <span className="text-ink-muted tabular-nums">
        <strong className="text-ink">{pointsText(points)}</strong> · {right} right, {wrong} wrong ·{' '}
        {mark && <span className="text-danger">{markText(mark)} · </span>}
        <RelativeTime value={finishedAt} />
      </span>
    </li>
  );
}
