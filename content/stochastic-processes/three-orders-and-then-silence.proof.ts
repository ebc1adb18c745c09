import { drawExponential } from '../tools/draw.ts';

/** Goes through the numbers of arrivals during the first, the second and the third service. */
export function exact(): number {
  const arrivals = (count: number) => {
    let chance = Math.exp(-1 / 2);
    for (let k = 1; k <= count; k += 1) chance *= 1 / 2 / k;
    return chance;
  };
  let sum = 0;
  for (let first = 0; first <= 2; first += 1) {
    for (let second = 0; second <= 2; second += 1) {
      for (let third = 0; third <= 2; third += 1) {
        const waits = first >= 1 && first + second >= 2;
        if (!waits || first + second + third !== 2) continue;
        sum += arrivals(first) * arrivals(second) * arrivals(third);
      }
    }
  }
  return sum;
}

export function mistakes(): number[] {
  const none = Math.exp(-3 / 2);
  return [((3 / 2) ** 2 / 2) * none, (1 / 2) ** 2 * none];
}

/** Plays the queue in time: one service takes one millisecond. */
export function simulate(random: () => number): number {
  let arrived = 1;
  let nextArrival = drawExponential(random, 1 / 2);
  for (let served = 1; served <= 4; served += 1) {
    while (nextArrival < served) {
      arrived += 1;
      nextArrival += drawExponential(random, 1 / 2);
    }
    if (arrived === served) return served === 3 ? 1 : 0;
  }
  return 0;
}
