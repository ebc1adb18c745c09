import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/**
 * What only browsers know, such as the URL's hash. On the server and until hydration it is
 * `atFirst`; only what differs from that renders again.
 */
export function useInBrowser<T extends boolean | number | null>(read: () => T, atFirst: T): T {
  return useSyncExternalStore(subscribe, read, () => atFirst);
}
