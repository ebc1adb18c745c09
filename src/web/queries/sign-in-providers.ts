import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../lib/api-client.ts';

/** Long enough to hydrate without a second request. */
const justNow = 10_000;

/** The providers that the site offers. */
export function providersQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['sign-in-providers'],
    queryFn: () => api.call('GET /api/sign-in-providers'),
  });
}

/** How the user can sign in. */
export function signInMethodsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['sign-in-methods'],
    queryFn: () => api.call('GET /api/user/sign-in-methods'),
    staleTime: justNow,
  });
}

/** A user who has just come back from a provider but has no account here. */
export function pendingIdentityQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['pending-identity'],
    queryFn: () => api.call('GET /api/pending-identity'),
    staleTime: 0,
  });
}
