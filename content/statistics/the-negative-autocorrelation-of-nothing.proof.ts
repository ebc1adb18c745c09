import { drawNormal } from '../tools/normal.ts';

interface Numbers {
  days: number;
}

/**
 * The mean over all orders of some lopsided values. In these orders every two of them are neighbors
 * equally often, one before the other as often as the other way around.
 */
export function exact({ days }: Numbers): number {
  const values = Array.from({ length: days }, (_, t) => Math.exp(Math.sin(5 * t * t) * 2));
  const mean = values.reduce((sum, value) => sum + value, 0) / days;
  const deviations = values.map((value) => value - mean);
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
  const returns: number[] = [];
  let sum = 0;
  for (let t = 0; t < days; t += 1) {
    const drawn = drawNormal(random);
    returns.push(drawn);
    sum += drawn;
  }
  let products = 0;
  let squares = 0;
  let before = 0;
  for (const drawn of returns) {
    const deviation = drawn - sum / days;
    squares += deviation ** 2;
    products += before * deviation;
    before = deviation;
  }
  return products / squares;
}
