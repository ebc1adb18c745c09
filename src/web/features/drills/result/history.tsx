import { useQuery } from '@tanstack/react-query';
import type { RunResult, RunSummary } from '#shared/contracts/drill-run.ts';
import { runMarks } from '#shared/domain/drills.ts';
import { ChartFrame } from '../../../components/statistics/chart-frame.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { useApi } from '../../../lib/app-context.ts';
import { calendarDay } from '../../../lib/calendar-day.ts';
import { markText, pointsText } from '../../../lib/drill-text.ts';
import { readRunsHere } from '../../../lib/drilled-here.ts';
import { useCurrentUser } from '../../../queries/current-user.ts';
import { runHistoryQuery } from '../../../queries/drills.ts';
import { HistoryLine } from './history-line.tsx';
import { Section } from './section.tsx';

/** All runs of the same preset, oldest first. */
export function History({ result: { preset, version, passLine } }: { result: RunResult }) {
  const { data: user } = useCurrentUser();
  const { data, isLoading } = useQuery({
    ...runHistoryQuery(useApi(), preset),
    enabled: Boolean(user) && preset !== null,
  });
  const all = user ? (data?.runs.toReversed() ?? []) : readRunsHere();
  const runs = all.filter((run) => run.preset === preset && run.version === version);
  const [first] = runs;
  const last = runs.at(-1);
  if (isLoading)
    return (
      <Section title="Your runs">
        <Skeleton className="h-52 w-full" />
      </Section>
    );
  if (preset === null || !first || !last) return null;
  const isOne = first === last;
  const points = runs.map((run) => run.points);
  const low = Math.min(0, ...points);
  // At least one point, so that runs at zero have a scale, too.
  const high = Math.max(low + 1, passLine ?? 0, 0, ...points);
  const best = Math.max(...runs.filter(({ mark }) => !mark).map((run) => run.points));
  const marks = describeMarks(runs);
  const label = [
    isOne
      ? `1 run, with ${pointsText(first.points)} points`
      : `${runs.length} runs, from ${pointsText(first.points)} to ${pointsText(last.points)} points`,
    ...(Number.isFinite(best) && !isOne ? [`the best is ${pointsText(best)}`] : []),
    ...(marks === '' ? [] : [`some do not count: ${marks}`]),
  ];
  return (
    <Section title="Your runs">
      <ChartFrame
        label={label.join('; ')}
        yLabels={[pointsText(high), pointsText(low)]}
        xLabels={[
          ...new Set([
            calendarDay(first.finishedAt),
            isOne ? 'your next runs' : calendarDay(last.finishedAt),
          ]),
        ]}
        className="h-52"
      >
        <HistoryLine runs={runs} scale={{ low, high }} best={best} passLine={passLine} />
      </ChartFrame>
      <p className="mt-3 text-ink-muted text-xs">
        {isOne
          ? 'Your first run on this version of the drill. The next ones will continue the line.'
          : `Points for each run on this version of the drill, ${runs.length} in all.`}
        {passLine !== null && ' The dashed line is the reported pass line.'}
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
