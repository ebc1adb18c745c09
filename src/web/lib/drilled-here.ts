import type { RunResult, RunSummary } from '#shared/contracts/drill-run.ts';
import { mostCarriedRuns } from '#shared/domain/drills.ts';
import { browserList } from './browser-list.ts';

/** The runs that a visitor finished in this browser, for their bests and for a future account. */
const kept = browserList('martingale_drilled', mostCarriedRuns, isSummary);

export const { read: readRunsHere, forget: forgetRunsHere, useCount: useRunsHere } = kept;

export function rememberRun(result: RunResult): void {
  const { id, preset, title, version, points, right, wrong, skipped, mark, finishedAt } = result;
  if (finishedAt === null) return;
  const seconds = Math.round((Date.parse(finishedAt) - Date.parse(result.startsAt)) / 1000);
  const run = { id, preset, title, version, points, right, wrong, skipped, mark, finishedAt };
  kept.write([...readRunsHere().filter((other) => other.id !== id), { ...run, seconds }]);
}

/** The best run that counts for this preset and version. */
export function bestOf(
  runs: readonly RunSummary[],
  { slug, version }: { slug: string; version: number },
): RunSummary | null {
  return (
    runs
      // Runs stored by earlier releases may have no mark.
      .filter((run) => run.preset === slug && run.version === version && !run.mark)
      .reduce<RunSummary | null>(
        (best, run) => (best && best.points >= run.points ? best : run),
        null,
      )
  );
}

function isSummary(value: unknown): value is RunSummary {
  if (typeof value !== 'object' || value === null) return false;
  return (
    'id' in value &&
    typeof value.id === 'string' &&
    'points' in value &&
    typeof value.points === 'number' &&
    'finishedAt' in value &&
    typeof value.finishedAt === 'string'
  );
}
