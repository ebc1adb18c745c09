import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/**
 * A value that only browsers know, such as the URL's hash. On the server and until hydration it is
 * `atFirst`; only a different value renders again.
 */
export function useInBrowser<T extends boolean | number | null>(read: () => T, atFirst: T): T {
  return useSyncExternalStore(subscribe, read, () => atFirst);
}
