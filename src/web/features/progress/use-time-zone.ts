import { useSyncExternalStore } from 'react';

/** The reader's own, which only the browser knows: null on the server and in the first render. */
export function useTimeZone(): string | null {
  return useSyncExternalStore(
    () => () => {},
    () => Intl.DateTimeFormat().resolvedOptions().timeZone,
    () => null,
  );
}
