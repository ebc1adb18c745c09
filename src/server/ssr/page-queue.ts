import pLimit from 'p-limit';
import { networkOf, siteOf } from '../lib/network.ts';

/** More at once would not be faster, and would leave no connections for writes. */
const mostRenderings = 6;
/** Longer queues would make everyone wait for more than a second. */
const mostWaiting = 60;
/** Extra places for networks that hold few, so that one client cannot turn everyone else away. */
const reserved = 30;
const few = 3;

/** The pages waiting to be rendered. */
export function createPageQueue() {
  const inTurn = pLimit(mostRenderings);
  const places = new Map<string, number>();
  const keyOf = (ip: string) => siteOf(ip) ?? networkOf(ip);

  return {
    isFullFor(ip: string): boolean {
      const waiting = inTurn.pendingCount;
      if (waiting < mostWaiting) return false;
      return waiting >= mostWaiting + reserved || (places.get(keyOf(ip)) ?? 0) >= few;
    },

    async render<T>(ip: string, work: () => Promise<T>): Promise<T> {
      const key = keyOf(ip);
      places.set(key, (places.get(key) ?? 0) + 1);
      try {
        return await inTurn(work);
      } finally {
        const left = (places.get(key) ?? 1) - 1;
        if (left > 0) places.set(key, left);
        else places.delete(key);
      }
    },
  };
}
