import { useSyncExternalStore } from 'react';

/** False on the server and until hydration, when clicks would be lost. */
export function useIsLive(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}
