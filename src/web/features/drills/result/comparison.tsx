import type { RunResult } from '#shared/contracts/drill-run.ts';
import {
  fewestAccountsForPercentile,
  percentileDays,
  type RunMark,
} from '#shared/domain/drills.ts';
import { wholeNumber } from '#shared/domain/whole-number.ts';

/** How the run compares with those of other members. */
export function Comparison({ result }: { result: RunResult }) {
  const place = placeOf(result);
  return place && <p className="mt-6 text-ink-muted">{place}</p>;
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
