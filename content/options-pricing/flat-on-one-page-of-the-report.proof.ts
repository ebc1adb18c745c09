import { callPrice, putPrice } from '../tools/black-scholes.ts';
import { theTrueOne } from '../tools/the-true-one.ts';

function straddle(years: number, share = 100, volatility = 0.2): number {
  const terms = { share, strike: 100, volatility, years };
  return callPrice(terms) + putPrice(terms);
}

const vega = (years: number) =>
  (straddle(years, 100, 0.2001) - straddle(years, 100, 0.1999)) / 0.0002;

const gamma = (years: number) =>
  (straddle(years, 100.1) - 2 * straddle(years) + straddle(years, 99.9)) / 0.01;

const theta = (years: number) => (straddle(years - 0.0001) - straddle(years + 0.0001)) / 0.0002;

/** All sensitivities by moving what they are sensitive to. */
export function exact(): number {
  const sold = vega(1) / vega(0.25);
  const gammaOfBook = gamma(1) - sold * gamma(0.25);
  const thetaOfBook = theta(1) - sold * theta(0.25);
  const isFlat = Math.abs(gammaOfBook) < 0.001;
  return theTrueOne([
    !isFlat && gammaOfBook > 0 && thetaOfBook < 0,
    !isFlat && gammaOfBook < 0 && thetaOfBook > 0,
    isFlat && Math.abs(thetaOfBook) < 0.1,
    !isFlat && gammaOfBook < 0 && thetaOfBook < 0,
  ]);
}
