import { integrate } from '../tools/integrate.ts';
import { drawNormal, normalDensity } from '../tools/normal.ts';

const keep = 0.9;
/** The long-run standard deviation of the spread, found by letting its variance settle. */
const spreadDeviation = (() => {
  let variance = 0;
  for (let day = 0; day < 1000; day += 1) variance = keep ** 2 * variance + 1;
  return Math.sqrt(variance);
})();

const profit = (spread: number, shock: number) => -spread * (keep * spread + shock - spread);

/** A moment of the daily profit, integrated over the spread and the shock. */
function moment(power: number): number {
  return integrate(
    (z) =>
      normalDensity(z) *
      integrate((e) => normalDensity(e) * profit(spreadDeviation * z, e) ** power, -11, 11, 25),
    -11,
    11,
    25,
  );
}

const deviation = Math.sqrt(moment(2) - moment(1) ** 2);

export function exact(): number {
  return moment(1) / deviation;
}

/** One day's profit in units of its standard deviation. */
export function simulate(random: () => number): number {
  return profit(spreadDeviation * drawNormal(random), drawNormal(random)) / deviation;
}

export function mistakes(): number[] {
  const fromShockAlone = (1 - keep) ** 2 / (1 - keep ** 2);
  const aroundZero = moment(1) / Math.sqrt(moment(2));
  return [Math.sqrt(fromShockAlone), aroundZero];
}
