import type { RunSummary } from '#shared/contracts/drill-run.ts';
import { bestOf } from './drilled-here.ts';

/** Drills with what a visitor has done in this browser, of any version as on the server. */
export function withRunsHere<Drill extends { slug: string; version: number }>(
  drills: readonly Drill[],
  runs: readonly RunSummary[],
) {
  return drills.map((drill) => {
    const own = runs.filter(({ preset }) => preset === drill.slug);
    const lastAt = own.map(({ finishedAt }) => finishedAt).reduce(laterOf, null);
    return { ...drill, best: bestOf(runs, drill), runs: own.length, lastAt };
  });
}

function laterOf(one: string | null, other: string): string {
  return one !== null && one > other ? one : other;
}
