import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { InterviewHistory as History } from '#shared/contracts/interview.ts';
import { Loaded } from '../../../components/loaded.tsx';
import { ChartFrame, Stroke } from '../../../components/statistics/chart-frame.tsx';
import { useApi } from '../../../lib/app-context.ts';
import { interviewText } from '../../../lib/interview-text.ts';
import { interviewHistoryQuery } from '../../../queries/interviews.ts';

const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

type Past = History['interviews'][number];

/** Earlier interviews, newest first, and how the share of right answers has moved. */
export function InterviewHistory() {
  const query = useQuery(interviewHistoryQuery(useApi()));
  return (
    <section className="mt-14 max-w-2xl border-rule border-t pt-6">
      <h2 className="mb-4 text-2xl">Your interviews</h2>
      <Loaded query={query} what="Your interviews" skeleton="h-24 w-full">
        {({ interviews }) =>
          interviews.length === 0 ? (
            <p className="text-ink-muted">Your reports will be listed here.</p>
          ) : (
            <>
              <Curve interviews={interviews} />
              <ul className="divide-y divide-rule">
                {interviews.map((interview) => (
                  <Entry key={interview.id} interview={interview} />
                ))}
              </ul>
            </>
          )
        }
      </Loaded>
    </section>
  );
}

function Entry({ interview }: { interview: Past }) {
  const { id, startedAt, right, asked, isLocked } = interview;
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-3">
      <Link to={`/practice/interview/${id}`} className="text-link">
        {interviewText(interview)}
      </Link>
      <span className="text-ink-muted text-sm tabular-nums">
        {isLocked && 'Premium · '}
        {right} of {asked} right,{' '}
        <time dateTime={startedAt}>{dayFormat.format(new Date(startedAt))}</time>
      </span>
    </li>
  );
}

/** Those where nothing was answered say nothing about how it goes. */
function Curve({ interviews }: { interviews: readonly Past[] }) {
  const shares = interviews
    .filter(({ answered }) => answered > 0)
    .map(({ right, asked }) => Math.round((100 * right) / asked))
    .reverse();
  const first = shares[0];
  const last = shares.at(-1);
  if (first === undefined || last === undefined || shares.length < 2) return null;
  const places = shares.map(
    (share, index) => `${(100 * index) / (shares.length - 1)} ${100 - share}`,
  );
  return (
    <div className="mb-6">
      <ChartFrame
        label={`Share of right answers in ${shares.length} interviews: ${first}% in the first, ${last}% in the last`}
        yLabels={['100%', '50%', '0%']}
        xLabels={['First', 'Last']}
        className="h-40"
      >
        <Stroke d={`M${places.join('L')}`} width={2} />
        <Stroke d={places.map((place) => `M${place}h0`).join('')} width={6} />
      </ChartFrame>
    </div>
  );
}
