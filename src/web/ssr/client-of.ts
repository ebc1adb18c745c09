import { hydrate, type QueryClient } from '@tanstack/react-query';
import type { HydrationState } from '../lib/hydration-state.tsx';
import { createQueryClient } from '../lib/query-client.ts';

/** A query client filled from a hydration state. */
export function clientOf({ queries }: HydrationState): QueryClient {
  const client = createQueryClient();
  hydrate(client, queries);
  return client;
}
