import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import type { RunResult, RunSummary } from '#shared/contracts/drill-run.ts';
import { runMarks } from '#shared/domain/drills.ts';
import { ChartFrame, Stroke } from '../../../components/statistics/chart-frame.tsx';
import { useApi } from '../../../lib/app-context.ts';
import { calendarDay } from '../../../lib/calendar-day.ts';
import { markText, pointsText } from '../../../lib/drill-text.ts';
import { readRunsHere } from '../../../lib/drilled-here.ts';
import { useCurrentUser } from '../../../queries/current-user.ts';
import { runHistoryQuery } from '../../../queries/drills.ts';
import { Section } from './section.tsx';

/** All runs of the same preset, oldest first. Needs at least two. */
export function History({ result: { preset, version } }: { result: RunResult }) {
  const { data: user } = useCurrentUser();
  const { data } = useQuery({
    ...runHistoryQuery(useApi(), preset),
    enabled: Boolean(user) && preset !== null,
  });
  const all = user ? (data?.runs.toReversed() ?? []) : readRunsHere();
  const runs = all.filter((run) => run.preset === preset && run.version === version);
  const [first] = runs;
  const last = runs.at(-1);
  if (preset === null || !first || !last || first === last) return null;
  const points = runs.map((run) => run.points);
  const [low, high] = [Math.min(0, ...points), Math.max(...points)];
  const best = Math.max(...runs.filter(({ mark }) => !mark).map((run) => run.points));
  const marks = describeMarks(runs);
  const label = [
    `${runs.length} runs, from ${pointsText(first.points)} to ${pointsText(last.points)} points`,
    ...(Number.isFinite(best) ? [`the best is ${pointsText(best)}`] : []),
    ...(marks === '' ? [] : [`some do not count: ${marks}`]),
  ];
  return (
    <Section title="Your runs">
      <ChartFrame
        label={label.join('; ')}
        yLabels={high === low ? [pointsText(high)] : [pointsText(high), pointsText(low)]}
        xLabels={[calendarDay(first.finishedAt), calendarDay(last.finishedAt)].filter(
          (day, place, days) => days.indexOf(day) === place,
        )}
        className="h-52"
      >
        <Line runs={runs} low={low} high={high} best={best} />
      </ChartFrame>
      <p className="mt-3 text-ink-muted text-xs">
        Points for each run on this version of the drill, {runs.length} in all.
        {marks !== '' && ` Hollow dots do not count: ${marks}.`}
      </p>
    </Section>
  );
}

/** "2 too fast to count, 1 quit". */
function describeMarks(runs: readonly RunSummary[]): string {
  const counts = runMarks.map((mark) => ({
    mark,
    count: runs.filter((run) => run.mark === mark).length,
  }));
  return counts
    .filter(({ count }) => count > 0)
    .map(({ mark, count }) => `${count} ${markText(mark)}`)
    .join(', ');
}

interface LineProps {
  runs: readonly RunSummary[];
  low: number;
  high: number;
  /** Among the runs that count. */
  best: number;
}

function Line({ runs, low, high, best }: LineProps) {
  const places = runs.map(({ id, points, mark }, index) => ({
    id,
    isMarked: Boolean(mark),
    x: (100 * index) / (runs.length - 1),
    y: high === low ? 50 : (100 * (high - points)) / (high - low),
    isBest: points === best && !mark,
  }));
  return (
    <>
      <Stroke d={`M${places.map(({ x, y }) => `${x} ${y}`).join('L')}`} width={2} />
      {places
        .filter(({ isBest }) => isBest)
        .map(({ id, x, y }) => (
          <Stroke key={id} d={`M${x} ${y}h0`} width={8} />
        ))}
      {places
        .filter(({ isMarked }) => isMarked)
        .map(({ id, x, y }) => (
          <Fragment key={id}>
            <Stroke d={`M${x} ${y}h0`} width={9} className="stroke-ink-muted" />
            <Stroke d={`M${x} ${y}h0`} width={5} className="stroke-paper" />
          </Fragment>
        ))}
    </>
  );
}
