import { drawNormal } from '../tools/normal.ts';

interface Numbers {
  days: number;
}

function deviationsOf(values: ArrayLike<number>): Float64Array {
  let mean = 0;
  for (let t = 0; t < values.length; t += 1) mean += (values[t] ?? 0) / values.length;
  return Float64Array.from(values, (value) => value - mean);
}

/**
 * The mean over all orders of some lopsided values. In these orders every two of them are neighbors
 * equally often, one before the other as often as the other way around.
 */
export function exact({ days }: Numbers): number {
  const values = Array.from({ length: days }, (_, t) => Math.exp(Math.sin(5 * t * t) * 2));
  const deviations = deviationsOf(values);
  let products = 0;
  let squares = 0;
  let pairs = 0;
  for (let one = 0; one < days; one += 1) {
    squares += (deviations[one] ?? 0) ** 2;
    for (let next = 0; next < days; next += 1) {
      if (one === next) continue;
      products += (deviations[one] ?? 0) * (deviations[next] ?? 0);
      pairs += 1;
    }
  }
  return ((days - 1) * (products / pairs)) / squares;
}

export function mistakes({ days }: Numbers): number[] {
  return [0, -1 / (days - 1)];
}

export function simulate(random: () => number, { days }: Numbers): number {
  const returns = new Float64Array(days);
  for (let t = 0; t < days; t += 1) returns[t] = drawNormal(random);
  const deviations = deviationsOf(returns);
  let products = 0;
  let squares = 0;
  for (let t = 0; t < days; t += 1) {
    squares += (deviations[t] ?? 0) ** 2;
    if (t > 0) products += (deviations[t] ?? 0) * (deviations[t - 1] ?? 0);
  }
  return products / squares;
}
