import { integrate } from '../tools/integrate.ts';
import { normalCdf, normalDensity } from '../tools/normal.ts';

/** After the first year's move a two-year call is a one-year call; the second year's volatility gives the quoted price. */
export function exact(): number {
  const quoted = call(1, 0.26 * Math.SQRT2);
  const inTwoYears = (volatility: number) =>
    integrate(
      (z) => normalDensity(z) * call(Math.exp(0.14 * z - 0.14 ** 2 / 2), volatility),
      -9,
      9,
      20,
    );
  let [low, high] = [0.1, 1];
  for (let halving = 0; halving < 50; halving += 1) {
    const volatility = (low + high) / 2;
    if (inTwoYears(volatility) < quoted) low = volatility;
    else high = volatility;
  }
  return 100 * high;
}

/** The Black-Scholes price for strike 1 and zero rates, given the standard deviation of the logarithm. */
function call(share: number, deviation: number): number {
  const d = Math.log(share) / deviation + deviation / 2;
  return share * normalCdf(d) - normalCdf(d - deviation);
}
