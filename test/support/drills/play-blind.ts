import { dealRun } from '#server/modules/drills/dealing/deal.ts';
import type { DrillFormat } from '#shared/drills/format.ts';
import type { Asks } from '#shared/drills/item.ts';
import { chooseBlind, orderBlind } from './blind-strategies.ts';

interface Play {
  /** How many items are not typed. */
  items: number;
  /** The chance of a random choice to be right. */
  chance: number;
  /** How often each strategy is right. */
  shares: [strategy: string, share: number][];
}

/** Plays every strategy that does not read the question, over many runs. */
export function playBlind(format: DrillFormat, runs: number): Play {
  const rights = new Map<string, number>();
  let [items, chance] = [0, 0];
  for (let run = 0; run < runs; run += 1) {
    const deal = dealRun(format, `run ${run}`);
    for (let index = 0; index < deal.length; index += 1) {
      const played = play(deal.at(index).asks);
      if (!played) continue;
      items += 1;
      chance += played.chance;
      for (const [strategy, right] of played.rights) {
        rights.set(strategy, (rights.get(strategy) ?? 0) + right);
      }
    }
  }
  const shares = [...rights].map(([strategy, right]): [string, number] => [
    strategy,
    right / items,
  ]);
  return { items, chance: chance / items, shares: shares.toSorted((a, b) => b[1] - a[1]) };
}

function play(asks: Asks) {
  switch (asks.kind) {
    case 'number':
      return null;
    case 'option':
      return { chance: 1 / asks.options.length, rights: chooseBlind(asks.options, asks.right) };
    case 'order':
      return { chance: 1 / 6, rights: orderBlind(asks.events, asks.right) };
  }
}
