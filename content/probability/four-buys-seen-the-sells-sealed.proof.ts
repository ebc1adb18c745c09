import { choose } from '../tools/choose.ts';

/** Sums over the number of orders, as long as they have any weight. */
export function exact(): number {
  let weight = 0;
  let sells = 0;
  for (let orders = 4; orders < 400; orders += 1) {
    const fourBuys = (0.1 * 0.9 ** orders * choose(orders, 4)) / 2 ** orders;
    weight += fourBuys;
    sells += fourBuys * (orders - 4);
  }
  return sells / weight;
}

export function mistakes(): number[] {
  const sellsBeforeAnotherStep = 0.45 / 0.55;
  return [9 / 2, 4 * sellsBeforeAnotherStep];
}

export function simulate(random: () => number): number {
  for (;;) {
    let buys = 0;
    let sells = 0;
    while (buys <= 4 && random() < 0.9) {
      if (random() < 0.5) buys += 1;
      else sells += 1;
    }
    if (buys === 4) return sells;
  }
}
