import { integrate } from '../tools/integrate.ts';
import { drawNormal, normalDensity } from '../tools/normal.ts';

interface Numbers {
  phi: number;
}

/** The long-run standard deviation of the spread, found by letting its variance settle. */
function deviationOfSpread({ phi }: Numbers): number {
  let variance = 0;
  for (let day = 0; day < 3000; day += 1) variance = phi ** 2 * variance + 1;
  return Math.sqrt(variance);
}

const profit = (spread: number, shock: number, { phi }: Numbers) =>
  -spread * (phi * spread + shock - spread);

/** A moment of the daily profit, integrated over the spread and the shock. */
function moment(power: number, numbers: Numbers): number {
  const spreadDeviation = deviationOfSpread(numbers);
  return integrate(
    (z) =>
      normalDensity(z) *
      integrate(
        (e) => normalDensity(e) * profit(spreadDeviation * z, e, numbers) ** power,
        -11,
        11,
        25,
      ),
    -11,
    11,
    25,
  );
}

interface Scales {
  spread: number;
  profit: number;
}

const known = new Map<number, Scales>();

/** The standard deviations of the spread and of a day's profit. */
function scalesOf(numbers: Numbers): Scales {
  const before = known.get(numbers.phi);
  if (before) return before;
  const variance = moment(2, numbers) - moment(1, numbers) ** 2;
  const scales = { spread: deviationOfSpread(numbers), profit: Math.sqrt(variance) };
  known.set(numbers.phi, scales);
  return scales;
}

export function exact(numbers: Numbers): number {
  return moment(1, numbers) / scalesOf(numbers).profit;
}

/** One day's profit in units of its standard deviation. */
export function simulate(random: () => number, numbers: Numbers): number {
  const scales = scalesOf(numbers);
  return profit(scales.spread * drawNormal(random), drawNormal(random), numbers) / scales.profit;
}

export function mistakes(numbers: Numbers): number[] {
  const { phi } = numbers;
  const fromShockAlone = (1 - phi) ** 2 / (1 - phi ** 2);
  const aroundZero = moment(1, numbers) / Math.sqrt(moment(2, numbers));
  return [Math.sqrt(fromShockAlone), aroundZero];
}
