import type { RunResult } from '#shared/contracts/drill-run.ts';
import { bestOf, readRunsHere } from '../../../lib/drilled-here.ts';
import { useCurrentUser } from '../../../queries/current-user.ts';

/** For visitors, the best of the earlier runs in this browser. */
export function useBestBefore({ id, preset, version, best }: RunResult): number | null {
  const { data: user } = useCurrentUser();
  if (user || preset === null || version === null) return best;
  const others = readRunsHere().filter((run) => run.id !== id);
  return bestOf(others, { slug: preset, version })?.points ?? null;
}
