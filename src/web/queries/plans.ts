import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Plan } from '#shared/contracts/plan.ts';
import type { ApiClient } from '../lib/api-client.ts';
import { practiceKey } from './practice.ts';

/** Refetched on every visit: what is done changes with each answer. */
export function planQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [...practiceKey, 'plan'],
    queryFn: () => api.call('GET /api/practice/plan'),
    staleTime: 0,
  });
}

/** After a change, which also affects what the rest of practice suggests. Null: deleted. */
export async function cachePlan(
  queries: QueryClient,
  api: ApiClient,
  plan: Plan | null,
): Promise<void> {
  const { queryKey } = planQuery(api);
  // What is on its way was read before the change.
  await queries.cancelQueries({ queryKey });
  await queries.invalidateQueries({ queryKey: practiceKey, refetchType: 'none' });
  queries.setQueryData(queryKey, { plan });
}

/** Whether a calendar can subscribe to the plan. */
export function cacheFeed(queries: QueryClient, api: ApiClient, hasFeed: boolean): void {
  queries.setQueryData(planQuery(api).queryKey, (data) =>
    data?.plan ? { plan: { ...data.plan, hasFeed } } : data,
  );
}
