import type { DrillPreset } from '#shared/contracts/drill.ts';
import { readRunsHere } from '../../../lib/drilled-here.ts';
import { withRunsHere } from '../../../lib/record-here.ts';
import { useCurrentUser } from '../../../queries/current-user.ts';
import type { KnownDrill } from './coach/coached-run.ts';

/** The presets, with what the learner has done there; for visitors, in this browser. */
export function useOwnRecord(presets: readonly DrillPreset[]): readonly KnownDrill[] {
  const { data: user } = useCurrentUser();
  return user ? presets : withRunsHere(presets, readRunsHere());
}
