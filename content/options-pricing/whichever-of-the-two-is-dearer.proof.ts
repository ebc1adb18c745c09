import { integrate } from '../tools/integrate.ts';
import { drawNormal, normalCdf, normalDensity } from '../tools/normal.ts';

interface Numbers {
  first: number;
  second: number;
  pair: number;
  rate: number;
}

function volatilitiesOf(pair: number): readonly [number, number] {
  const pairs = [
    [0.3, 0.4],
    [0.15, 0.2],
    [0.24, 0.32],
    [0.24, 0.18],
    [0.36, 0.27],
    [0.21, 0.28],
    [0.2, 0.48],
    [0.16, 0.3],
    [0.18, 0.24],
    [0.32, 0.24],
  ] as const;
  return pairs[pair - 1] ?? [0, 0];
}

/** The price in a year, with the given rate as its drift. */
function priceOf(start: number, volatility: number, rate: number, z: number): number {
  return start * Math.exp(rate - volatility ** 2 / 2 + volatility * z);
}

/** The discounted maximum integrated over both shares, split where the two are equal. */
export function exact({ first, second, pair, rate }: Numbers): number {
  const [vol1, vol2] = volatilitiesOf(pair);
  const given = (draw: number) => {
    const price = priceOf(first, vol1, rate, draw);
    const equal = (Math.log(price / second) - rate + vol2 ** 2 / 2) / vol2;
    const split = Math.min(Math.max(equal, -11), 11);
    return (
      integrate((z) => price * normalDensity(z), -11, split, 12) +
      integrate((z) => priceOf(second, vol2, rate, z) * normalDensity(z), split, 11, 12)
    );
  };
  return Math.exp(-rate) * integrate((z) => given(z) * normalDensity(z), -11, 11, 40);
}

/** The right to exchange, as if the second share grew at a rate that the first did not. */
function exchange({ first, second }: Numbers, deviation: number, interest: number): number {
  const d1 = (Math.log(first / second) + interest + deviation ** 2 / 2) / deviation;
  return first * normalCdf(d1) - second * Math.exp(-interest) * normalCdf(d1 - deviation);
}

export function mistakes(numbers: Numbers): number[] {
  const deviation = Math.hypot(...volatilitiesOf(numbers.pair));
  return [
    exchange(numbers, deviation, 0),
    numbers.second + exchange(numbers, deviation, numbers.rate),
  ];
}

export function values(numbers: Numbers) {
  const { first, second, pair } = numbers;
  const [vol1, vol2] = volatilitiesOf(pair);
  const deviation = Math.hypot(vol1, vol2);
  const d1 = (Math.log(first / second) + deviation ** 2 / 2) / deviation;
  const similar = Math.sqrt(vol1 ** 2 + vol2 ** 2 - 2 * 0.9 * vol1 * vol2);
  return {
    phi1: normalCdf(d1),
    phi2: normalCdf(d1 - deviation),
    later: second + exchange(numbers, similar, 0),
  };
}

export function simulate(random: () => number, { first, second, pair, rate }: Numbers): number {
  const [vol1, vol2] = volatilitiesOf(pair);
  const one = priceOf(first, vol1, rate, drawNormal(random));
  const other = priceOf(second, vol2, rate, drawNormal(random));
  return Math.exp(-rate) * Math.max(one, other);
}
