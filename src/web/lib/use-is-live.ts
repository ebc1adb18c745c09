import { useSyncExternalStore } from 'react';

/** False in what the server renders, and until scripts have taken over: a press would be lost. */
export function useIsLive(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}
