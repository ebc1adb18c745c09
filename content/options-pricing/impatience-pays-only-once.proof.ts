import { callPrice } from '../tools/black-scholes.ts';
import { theTrueOne } from '../tools/the-true-one.ts';

interface Numbers {
  share: number;
  rate: number;
  volatility: number;
}

const steps = 60;

/** What an American option is worth if it is kept today, in a binomial tree of one year. */
function kept(payoff: (price: number) => number, numbers: Numbers): number {
  const up = Math.exp((numbers.volatility / 100) * Math.sqrt(1 / steps));
  const growth = Math.exp(numbers.rate / 100 / steps);
  const chance = (growth - 1 / up) / (up - 1 / up);
  const price = (step: number, ups: number) => numbers.share * up ** (2 * ups - step);
  let values = Array.from({ length: steps + 1 }, (_, ups) => payoff(price(steps, ups)));
  for (let step = steps - 1; step >= 0; step -= 1) {
    values = values.slice(1).map((above, ups) => {
      const below = values[ups] ?? Number.NaN;
      const waiting = (chance * above + (1 - chance) * below) / growth;
      return step === 0 ? waiting : Math.max(waiting, payoff(price(step, ups)));
    });
  }
  return values[0] ?? Number.NaN;
}

export function values({ share, rate, volatility }: Numbers) {
  const call = (price: number) => Math.max(price - 0.6 * share, 0);
  const put = (price: number) => Math.max(1.4 * share - price, 0);
  const years = 1;
  return {
    callAtRate: kept(call, { share, rate, volatility }),
    putAtZero: kept(put, { share, rate: 0, volatility }),
    putAtRate: kept(put, { share, rate, volatility }),
    callAtZero: kept(call, { share, rate: 0, volatility }),
    hope: callPrice({
      share,
      strike: 1.4 * share,
      volatility: volatility / 100,
      years,
      rate: rate / 100,
    }),
  };
}

export function exact(numbers: Numbers): number {
  const { callAtRate, putAtZero, putAtRate, callAtZero } = values(numbers);
  const exercised = 0.4 * numbers.share;
  return theTrueOne(
    [callAtRate, putAtZero, putAtRate, callAtZero].map((value) => exercised > value + 1e-6),
  );
}
