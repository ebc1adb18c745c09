import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../lib/app-context.ts';
import { drillsQuery } from '../../../queries/drills.ts';

/** What the page of drills recommends, too. */
export function useTodaysDrill() {
  const { data } = useQuery(drillsQuery(useApi()));
  return data?.presets.find(({ slug }) => slug === data.recommended?.slug);
}
