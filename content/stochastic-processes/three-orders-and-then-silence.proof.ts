import { drawExponential } from '../tools/draw.ts';

interface Numbers {
  load: number;
}

/** Goes through the numbers of arrivals during the first, the second and the third service. */
export function exact({ load }: Numbers): number {
  const arrivals = (count: number) => {
    let chance = Math.exp(-load);
    for (let k = 1; k <= count; k += 1) chance *= load / k;
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

export function mistakes({ load }: Numbers): number[] {
  const none = Math.exp(-3 * load);
  return [((3 * load) ** 2 / 2) * none, load ** 2 * none];
}

/** Plays the queue in time: one service takes one millisecond. */
export function simulate(random: () => number, { load }: Numbers): number {
  let arrived = 1;
  let nextArrival = drawExponential(random, load);
  for (let served = 1; served <= 4; served += 1) {
    while (nextArrival < served) {
      arrived += 1;
      nextArrival += drawExponential(random, load);
    }
    if (arrived === served) return served === 3 ? 1 : 0;
  }
  return 0;
}
