import { LRUCache } from 'lru-cache';
import { type Deal, dealRun } from '#shared/drills/deal.ts';
import type { Run } from './run.repository.ts';

/** Some 5 MB. Drawing sequences takes longer than all the rest of scoring them. */
const mostItems = 10_000;

const dealt = new LRUCache<string, Deal>({
  maxSize: mostItems,
  sizeCalculation: ({ length }) => length,
});

/** The items of a run, which never change. */
export function dealOf({ id, format, seed }: Pick<Run, 'id' | 'format' | 'seed'>): Deal {
  const deal = dealt.get(id) ?? dealRun(format, seed);
  dealt.set(id, deal);
  return deal;
}
