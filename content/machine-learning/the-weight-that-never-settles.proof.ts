import { integrate } from '../tools/integrate.ts';
import { normalDensity } from '../tools/normal.ts';

interface Numbers {
  /** The step size is over / under. */
  over: number;
  under: number;
}

/** Iterates the mean squared error, with its two coefficients integrated over the feature. */
export function exact({ over, under }: Numbers): number {
  const step = over / under;
  const mean = (value: (x: number) => number) =>
    integrate((x) => value(x) * normalDensity(x), -12, 12, 100);
  const kept = mean((x) => (1 - step * x * x) ** 2);
  const added = mean((x) => (step * x) ** 2);
  let error = 1;
  for (let t = 0; t < 200; t += 1) error = kept * error + added;
  return error;
}

/** So many steps from the truth that less than a ten-thousandth of the limit is missing. */
export function simulate(random: () => number, { over, under }: Numbers): number {
  const step = over / under;
  const steps = Math.ceil(8 / step);
  let weight = 1;
  for (let t = 0; t < steps; t += 1) {
    // Two independent normal numbers at once (Box-Muller).
    const radius = Math.sqrt(-2 * Math.log(1 - random()));
    const angle = 2 * Math.PI * random();
    const x = radius * Math.cos(angle);
    const y = x + radius * Math.sin(angle);
    weight -= step * x * (x * weight - y);
  }
  return (weight - 1) ** 2;
}

export function mistakes({ over, under }: Numbers): number[] {
  const step = over / under;
  const featureAlwaysOne = step ** 2 / (1 - (1 - step) ** 2);
  const smallSteps = step / 2;
  return [featureAlwaysOne, smallSteps];
}

/** The step at which a squared error is just kept, on average, by bisection. */
export function followUps(): number[] {
  const kept = (step: number) =>
    integrate((x) => (1 - step * x * x) ** 2 * normalDensity(x), -12, 12, 100);
  let [low, high] = [0.1, 2];
  for (let halving = 0; halving < 50; halving += 1) {
    const step = (low + high) / 2;
    if (kept(step) < 1) low = step;
    else high = step;
  }
  return [low];
}
