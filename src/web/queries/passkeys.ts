import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../lib/api-client.ts';
import { provePasskey } from '../lib/passkeys.ts';

/** Long enough to hydrate without a second request. */
const justNow = 10_000;

/** The user's passkeys. */
export function passkeysQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['passkeys'],
    queryFn: () => api.call('GET /api/user/passkeys'),
    staleTime: justNow,
  });
}

/** Replaces entering the password again. */
export async function reauthenticateByPasskey(api: ApiClient): Promise<null> {
  const request = await api.call('POST /api/reauthenticate/passkey/challenge');
  const body = await provePasskey(request);
  return api.call('POST /api/reauthenticate/passkey', { body });
}
