import { useQuery } from '@tanstack/react-query';
import type { Drills } from '#shared/contracts/drill.ts';
import { useApi } from '../../../lib/app-context.ts';
import { drillsQuery } from '../../../queries/drills.ts';

const dayMs = 86_400_000;
/** Longer ones leave no time for anything else. */
const longestSeconds = 480;

export function useTodaysDrill() {
  const { data } = useQuery(drillsQuery(useApi()));
  return data && todaysDrill(data);
}

/** Rotates through the short presets, one per day. */
function todaysDrill({ presets }: Drills) {
  const short = presets.filter(({ format }) => format.seconds <= longestSeconds);
  return short[Math.floor(Date.now() / dayMs) % short.length];
}
