import { integrate } from '../tools/integrate.ts';
import { normalDensity } from '../tools/normal.ts';

const mean = (value: (z: number) => number) =>
  integrate((z) => value(z) * normalDensity(z), -12, 0) +
  integrate((z) => value(z) * normalDensity(z), 0, 12);

/** Variances by quadrature; in the multiple of the control they form a parabola, drawn from three. */
export function exact(): number {
  const payOff = (z: number) => Math.max(10 * z, 0);
  const variance = (weight: number) => {
    const sample = (z: number) => payOff(z) - weight * 10 * z;
    const average = mean(sample);
    return mean((z) => (sample(z) - average) ** 2);
  };
  const [left, middle, right] = [variance(-1), variance(0), variance(1)];
  const bend = left - 2 * middle + right;
  return variance((left - right) / (2 * bend)) / middle;
}

export function mistakes(): number[] {
  const secondMoment = (weight: number) => mean((z) => (Math.max(z, 0) - weight * z) ** 2);
  return [secondMoment(1 / 2) / secondMoment(0), 1 - exact()];
}
