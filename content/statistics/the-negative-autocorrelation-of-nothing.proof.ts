import { drawNormal } from '../tools/normal.ts';

const days = 8;

function autocorrelation(values: ArrayLike<number>): number {
  let mean = 0;
  for (let t = 0; t < days; t += 1) mean += (values[t] ?? 0) / days;
  let products = 0;
  let squares = 0;
  for (let t = 0; t < days; t += 1) {
    const deviation = (values[t] ?? 0) - mean;
    squares += deviation ** 2;
    if (t > 0) products += deviation * ((values[t - 1] ?? 0) - mean);
  }
  return products / squares;
}

/** The mean over all orders of eight lopsided values (Heap's way through the permutations). */
export function exact(): number {
  const values = [0.3, -1.1, 2.7, 0.05, -0.4, 9.5, -3.2, 1.3];
  let sum = 0;
  let orders = 0;
  function permute(size: number): void {
    if (size === 1) {
      sum += autocorrelation(values);
      orders += 1;
      return;
    }
    for (let i = 0; i < size; i += 1) {
      permute(size - 1);
      const other = size % 2 === 0 ? i : 0;
      const last = values[size - 1] ?? 0;
      values[size - 1] = values[other] ?? 0;
      values[other] = last;
    }
  }
  permute(days);
  return sum / orders;
}

export function mistakes(): number[] {
  return [0, -1 / (days - 1)];
}

const drawn = new Float64Array(days);

export function simulate(random: () => number): number {
  for (let t = 0; t < days; t += 1) drawn[t] = drawNormal(random);
  return autocorrelation(drawn);
}
