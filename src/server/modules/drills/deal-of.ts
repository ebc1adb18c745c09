import { LRUCache } from 'lru-cache';
import { type Deal, dealRun } from './dealing/deal.ts';
import { familiesOf } from './dealing/generators.ts';
import type { Run } from './run.repository.ts';

/** About 5 MB. Drawing sequences takes longer than the rest of scoring them. */
const mostItems = 10_000;

const dealt = new LRUCache<string, Deal>({
  maxSize: mostItems,
  sizeCalculation: ({ length }) => length,
});

/** What determines the items of a run. */
export type Dealt = Pick<Run, 'id' | 'format' | 'seed' | 'generator'>;

/** The items of a run, which never change. */
export function dealOf(run: Dealt): Deal {
  const { id, format, seed, generator } = run;
  const deal = dealt.get(id) ?? dealRun(format, seed, familiesOf(generator));
  dealt.set(id, deal);
  return deal;
}

/** Whether the run's items are cached. */
export const isDealt = ({ id }: Pick<Run, 'id'>): boolean => dealt.has(id);
