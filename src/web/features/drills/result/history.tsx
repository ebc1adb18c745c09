import { useQuery } from '@tanstack/react-query';
import type { RunResult, RunSummary } from '#shared/contracts/drill-run.ts';
import { ChartFrame, Stroke } from '../../../components/statistics/chart-frame.tsx';
import { useApi } from '../../../lib/app-context.ts';
import { calendarDay } from '../../../lib/calendar-day.ts';
import { pointsText } from '../../../lib/drill-text.ts';
import { readRunsHere } from '../../../lib/drilled-here.ts';
import { useCurrentUser } from '../../../queries/current-user.ts';
import { runHistoryQuery } from '../../../queries/drills.ts';
import { Section } from './section.tsx';

/** All runs of the same preset, the oldest first. It needs two. */
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
  return (
    <Section title="Your runs">
      <ChartFrame
        label={`${runs.length} runs, from ${pointsText(first.points)} to ${pointsText(last.points)} points; the best has ${pointsText(high)}`}
        yLabels={high === low ? [pointsText(high)] : [pointsText(high), pointsText(low)]}
        xLabels={[calendarDay(first.finishedAt), calendarDay(last.finishedAt)].filter(
          (day, place, days) => days.indexOf(day) === place,
        )}
        className="h-52"
      >
        <Line runs={runs} low={low} high={high} />
      </ChartFrame>
      <p className="mt-3 text-ink-muted text-xs">
        Points of each run on this version of the drill, {runs.length} in all.
      </p>
    </Section>
  );
}

interface LineProps {
  runs: readonly RunSummary[];
  low: number;
  high: number;
}

function Line({ runs, low, high }: LineProps) {
  const places = runs.map(({ id, points }, index) => ({
    id,
    x: (100 * index) / (runs.length - 1),
    y: high === low ? 50 : (100 * (high - points)) / (high - low),
    isBest: points === high,
  }));
  return (
    <>
      <Stroke d={`M${places.map(({ x, y }) => `${x} ${y}`).join('L')}`} width={2} />
      {places
        .filter(({ isBest }) => isBest)
        .map(({ id, x, y }) => (
          <Stroke key={id} d={`M${x} ${y}h0`} width={8} />
        ))}
    </>
  );
}
