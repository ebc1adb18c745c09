import { choose } from '../tools/choose.ts';

interface Numbers {
  mean: number;
  buy: number;
}

/** Sums over the number of orders, as long as they have any weight. */
export function exact({ mean, buy }: Numbers): number {
  const goesOn = mean / (mean + 1);
  let weight = 0;
  let sells = 0;
  for (let orders = 4; orders < 400; orders += 1) {
    const ofThisLength = (1 - goesOn) * goesOn ** orders;
    const fourBuys = ofThisLength * choose(orders, 4) * buy ** 4 * (1 - buy) ** (orders - 4);
    weight += fourBuys;
    sells += fourBuys * (orders - 4);
  }
  return sells / weight;
}

export function mistakes({ mean, buy }: Numbers): number[] {
  const sell = (mean / (mean + 1)) * (1 - buy);
  const sellsBeforeAnotherStep = sell / (1 - sell);
  return [mean * (1 - buy), 4 * sellsBeforeAnotherStep];
}

export function simulate(random: () => number, { mean, buy }: Numbers): number {
  const goesOn = mean / (mean + 1);
  for (;;) {
    let buys = 0;
    let sells = 0;
    while (buys <= 4 && random() < goesOn) {
      if (random() < buy) buys += 1;
      else sells += 1;
    }
    if (buys === 4) return sells;
  }
}

/** No sells at all, given four buys: sums over the number of orders. */
export function followUps({ mean, buy }: Numbers): number[] {
  const goesOn = mean / (mean + 1);
  let fourBuys = 0;
  for (let orders = 4; orders < 600; orders += 1) {
    fourBuys += goesOn ** orders * choose(orders, 4) * buy ** 4 * (1 - buy) ** (orders - 4);
  }
  return [(goesOn * buy) ** 4 / fourBuys];
}
