import { hydrate, type QueryClient } from '@tanstack/react-query';
import type { Handover } from '../lib/handover.tsx';
import { createQueryClient } from '../lib/query-client.ts';

/** A query client with the state of a handover. */
export function clientOf({ queries }: Handover): QueryClient {
  const client = createQueryClient();
  hydrate(client, queries);
  return client;
}
