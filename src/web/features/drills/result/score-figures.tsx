import type { RunResult } from '#shared/contracts/drill-run.ts';
import {
  fewestAccountsForPercentile,
  percentileDays,
  type RunMark,
} from '#shared/domain/drills.ts';
import { wholeNumber } from '#shared/domain/whole-number.ts';
import { pointsText } from '../../../lib/drill-text.ts';
import { bestOf, readRunsHere } from '../../../lib/drilled-here.ts';
import { useCurrentUser } from '../../../queries/current-user.ts';

/** The score and what to compare it with. */
export function ScoreFigures({ result }: { result: RunResult }) {
  const { points, right, wrong, skipped, passLine, mark } = result;
  const before = useBestBefore(result);
  const tried = right + wrong;
  return (
    <>
      <dl className="mt-8 grid grid-cols-2 gap-x-8 gap-y-8 sm:grid-cols-4">
        <Figure name="Score" value={pointsText(points)}>
          {passLine !== null &&
            (points >= passLine
              ? `reaches the pass line of ${pointsText(passLine)}`
              : `the pass line is ${pointsText(passLine)}`)}
        </Figure>
        <Figure name="Right" value={String(right)}>
          {tried > 0 && `${Math.round((100 * right) / tried)}% of what you answered`}
        </Figure>
        <Figure name="Wrong" value={String(wrong)}>
          {skipped > 0 && `and ${skipped} skipped`}
        </Figure>
        {mark === null && (
          <Figure name="Your best" value={pointsText(Math.max(points, before ?? points))}>
            {before === null
              ? 'your first run'
              : points > before
                ? 'a new personal best'
                : 'from an earlier run'}
          </Figure>
        )}
      </dl>
      <p className="mt-6 text-ink-muted">{placeOf(result)}</p>
    </>
  );
}

interface FigureProps {
  name: string;
  value: string;
  children: React.ReactNode;
}

function Figure({ name, value, children }: FigureProps) {
  return (
    <div className="border-ink border-t pt-3">
      <dt className="font-medium text-sm">{name}</dt>
      <dd className="mt-1">
        <span className="block font-display text-display tabular-nums">{value}</span>
        <span className="block text-balance text-ink-muted text-sm">{children}</span>
      </dd>
    </div>
  );
}

/** For visitors, the best of the earlier runs in this browser. */
function useBestBefore({ id, preset, version, best }: RunResult): number | null {
  const { data: user } = useCurrentUser();
  if (user || preset === null || version === null) return best;
  const others = readRunsHere().filter((run) => run.id !== id);
  return bestOf(others, { slug: preset, version })?.points ?? null;
}

const reasons: Record<RunMark, string> = {
  'too-fast': 'Faster than anyone can answer, so this run is left out of all comparisons.',
  quit: 'You quit this run, so it is left out of all comparisons.',
};

function placeOf({ percentile, mark }: RunResult): string | null {
  if (mark) return reasons[mark];
  if (percentile === null) return null;
  const { accounts, isIncluded } = percentile;
  const who = 'Only ranked runs by members with a verified email count.';
  if (percentile.percentile === null) {
    const count = `${accounts} ${accounts === 1 ? 'has' : 'have'}`;
    return `Comparisons start once ${fewestAccountsForPercentile} members have a ranked run from the last ${percentileDays} days. So far ${count}.`;
  }
  const share = `${percentile.percentile}% of ${wholeNumber(accounts)} members`;
  return isIncluded
    ? `Better than ${share}, based on best runs from the last ${percentileDays} days.`
    : `You would be ahead of ${share}, based on best runs from the last ${percentileDays} days. ${who}`;
}
