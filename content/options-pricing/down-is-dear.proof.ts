import { integrate } from '../tools/integrate.ts';
import { normalDensity } from '../tools/normal.ts';
import { theTrueOne } from '../tools/the-true-one.ts';

/** The mean payoff of an option with this volatility, by quadrature on both sides of its strike. */
function price(payoff: (index: number) => number, strike: number, volatility: number): number {
  const index = (z: number) => 100 * Math.exp(volatility * z - volatility ** 2 / 2);
  const kink = Math.log(strike / 100) / volatility + volatility / 2;
  const value = (z: number) => payoff(index(z)) * normalDensity(z);
  return integrate(value, -12, kink) + integrate(value, kink, 12);
}

const put = (strike: number, volatility: number) =>
  price((index) => Math.max(strike - index, 0), strike, volatility);

const call = (strike: number, volatility: number) =>
  price((index) => Math.max(index - strike, 0), strike, volatility);

export function exact(): number {
  const putSpread = put(100, 0.2) - put(90, 0.24);
  const callSpread = call(100, 0.2) - call(110, 0.16);
  const isEqual = Math.abs(putSpread - callSpread) < 0.01;
  return theTrueOne([
    !isEqual && putSpread > callSpread,
    isEqual,
    !isEqual && callSpread > putSpread,
  ]);
}
