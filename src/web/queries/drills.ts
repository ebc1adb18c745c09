import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../lib/api-client.ts';

/** Everything about drills. Invalidate it after a run. */
const drillsKey = ['drills'] as const;

/** Long enough to hydrate without a second request. */
const aMoment = 5_000;

export function drillsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [...drillsKey, 'presets'],
    queryFn: () => api.call('GET /api/drills'),
    staleTime: 60_000,
  });
}

/** For pages that need nothing else of them. */
export function drillCountQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [...drillsKey, 'count'],
    queryFn: async () => (await api.call('GET /api/drills')).presets.length,
    staleTime: 60_000,
  });
}

export function runResultQuery(api: ApiClient, id: string) {
  return queryOptions({
    queryKey: [...drillsKey, 'run', id],
    queryFn: () => api.call('GET /api/drills/runs/:id', { params: { id } }),
    staleTime: aMoment,
  });
}

/** Null: the runs of all presets and of the user's own drills. */
export function runHistoryQuery(api: ApiClient, preset: string | null) {
  return queryOptions({
    queryKey: [...drillsKey, 'history', preset],
    queryFn: () => api.call('GET /api/drills/runs', { query: preset === null ? {} : { preset } }),
    staleTime: aMoment,
  });
}

export function factsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [...drillsKey, 'facts'],
    queryFn: () => api.call('GET /api/drills/facts'),
    staleTime: aMoment,
  });
}

export function ownDrillsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [...drillsKey, 'own'],
    queryFn: () => api.call('GET /api/drills/own'),
    staleTime: aMoment,
  });
}

export function sharedDrillQuery(api: ApiClient, token: string) {
  return queryOptions({
    queryKey: [...drillsKey, 'shared', token],
    queryFn: () => api.call('GET /api/drills/shared', { query: { token } }),
    staleTime: aMoment,
  });
}

/** Includes the run that identifies a visitor, if any. */
export function duelQuery(api: ApiClient, token: string, run: string | null) {
  return queryOptions({
    queryKey: [...drillsKey, 'duel', token, run],
    queryFn: () =>
      api.call('GET /api/drills/duels', { query: run === null ? { token } : { token, run } }),
    staleTime: aMoment,
  });
}

export function adminPresetsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['admin', 'drills'],
    queryFn: () => api.call('GET /api/admin/drills'),
    staleTime: 0,
  });
}

/** They never change. */
export function runItemsQuery(api: ApiClient, id: string) {
  return queryOptions({
    queryKey: ['drill-items', id],
    queryFn: async () => (await api.call('GET /api/drills/runs/:id', { params: { id } })).items,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** After a run, or a change to the user's own drills: bests, histories and facts may differ. */
export async function refreshDrills(queries: QueryClient): Promise<void> {
  await queries.invalidateQueries({ queryKey: drillsKey });
}
