import { integrate } from '../tools/integrate.ts';

interface Numbers {
  first: number;
}

/** Adds up over the size of the record, measured by the share of days that stay below it. */
export function exact({ first }: Numbers): number {
  const density = (size: number) => first * size ** (first - 1);
  return integrate((size) => density(size) * size ** 4 * (1 - size), 0, 1, 40);
}

export function mistakes({ first }: Numbers): number[] {
  return [1 / (first + 4) / (first + 5), 1 / (first + 5)];
}

/** All days before the record and its own are in a random order, but for the largest, which comes last. */
export function simulate(random: () => number, { first }: Numbers): number {
  let record = 0;
  for (let day = 1; day <= first; day += 1) record = Math.max(record, random());
  for (let later = 1; later <= 4; later += 1) if (random() > record) return 0;
  return random() > record ? 1 : 0;
}

/** Waits until the record survives with a chance of no more than a tenth. */
export function followUps({ first }: Numbers): number[] {
  let day = first;
  for (let survives = 1; survives > 0.1 + 1e-9; survives *= 1 - 1 / day) day += 1;
  return [day];
}
