import { callPrice, putPrice } from '../tools/black-scholes.ts';
import { theTrueOne } from '../tools/the-true-one.ts';

export function exact(): number {
  const options = [
    { price: putPrice, strike: 140 },
    { price: putPrice, strike: 60 },
    { price: callPrice, strike: 60 },
    { price: callPrice, strike: 100 },
  ];
  const gains = options.map(({ price, strike }) => {
    // The option does not get the dividends: it is an option on the share without them.
    const after = (months: number) => {
      const years = 1 - months / 12;
      return price({ share: 100 * Math.exp(-0.06 * years), strike, volatility: 0.2, years });
    };
    return after(1) - after(0);
  });
  return theTrueOne(gains.map((gain) => gain > 0));
}
