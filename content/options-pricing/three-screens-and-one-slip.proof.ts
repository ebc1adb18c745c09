import { theTrueOne } from '../tools/the-true-one.ts';

interface Numbers {
  strike: number;
  above: number;
  call: number;
  edge: number;
}

/** The worst result at expiry of holding this many of each, over a grid of share prices. */
function worst(numbers: Numbers, held: { share: number; call: number; put: number }): number {
  const { strike, above, edge } = numbers;
  const put = numbers.call + 0.05 - above + edge;
  const trade = (count: number, bid: number, spread: number) =>
    -count * (count > 0 ? bid + spread : bid);
  const cash =
    trade(held.share, strike + above, 0.04) +
    trade(held.call, numbers.call, 0.05) +
    trade(held.put, put, 0.05);
  const results = Array.from({ length: 401 }, (_, i) => {
    const price = (strike * i) / 100;
    const options =
      held.call * Math.max(price - strike, 0) + held.put * Math.max(strike - price, 0);
    return cash + held.share * price + options;
  });
  return Math.min(...results);
}

export function exact(numbers: Numbers): number {
  const locks = (held: { share: number; call: number; put: number }) =>
    worst(numbers, held) > 0.001;
  const selling = locks({ share: 1, call: -1, put: 1 });
  const buying = locks({ share: -1, call: 1, put: -1 });
  const optionsOnly = locks({ share: 0, call: -1, put: 1 });
  return theTrueOne([selling, !selling && !buying, optionsOnly, buying]);
}
