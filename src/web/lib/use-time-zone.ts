import { useSyncExternalStore } from 'react';

/** Only the browser knows it: null on the server and during hydration. */
export function useTimeZone(): string | null {
  return useSyncExternalStore(
    () => () => {},
    () => Intl.DateTimeFormat().resolvedOptions().timeZone,
    () => null,
  );
}
