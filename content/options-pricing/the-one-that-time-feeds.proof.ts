import { callPrice, putPrice } from '../tools/black-scholes.ts';
import { theTrueOne } from '../tools/the-true-one.ts';

interface Numbers {
  yearly: number;
  volatility: number;
}

const options = [
  { name: 'put140', price: putPrice, strike: 140 },
  { name: 'put60', price: putPrice, strike: 60 },
  { name: 'call60', price: callPrice, strike: 60 },
  { name: 'call100', price: callPrice, strike: 100 },
];

/** The prices of all four; they are options on the share without the dividends until expiry. */
function prices({ yearly, volatility }: Numbers, months: number): number[] {
  const years = months / 12;
  const share = 100 * Math.exp((-yearly / 100) * years);
  return options.map(({ price, strike }) =>
    price({ share, strike, volatility: volatility / 100, years }),
  );
}

export function values(numbers: Numbers): Record<string, number> {
  const [before, after] = [prices(numbers, 12), prices(numbers, 11)];
  return Object.fromEntries(
    options.flatMap(({ name }, i) => [
      [name, before[i] ?? Number.NaN],
      [`${name}After`, after[i] ?? Number.NaN],
    ]),
  );
}

export function exact(numbers: Numbers): number {
  const before = prices(numbers, 12);
  return theTrueOne(prices(numbers, 11).map((price, i) => price > (before[i] ?? Number.NaN)));
}
