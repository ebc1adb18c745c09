import { useInBrowser } from './use-in-browser.ts';

/** False on the server and until hydration, when clicks would be lost. */
export function useIsLive(): boolean {
  return useInBrowser(() => true, false);
}
