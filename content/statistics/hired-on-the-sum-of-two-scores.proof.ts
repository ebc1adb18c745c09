import { integrate } from '../tools/integrate.ts';
import { drawNormal, normalCdf, normalDensity } from '../tools/normal.ts';

/** Means over the hired, for a given score x: y lies above -x. */
function moments(): { mean: number; square: number; product: number } {
  const over = (value: (x: number) => number) =>
    2 * integrate((x) => value(x) * normalDensity(x), -10, 10, 60);
  return {
    mean: over((x) => x * normalCdf(x)),
    square: over((x) => x * x * normalCdf(x)),
    // The integral of y times its density above -x is the density at x.
    product: over((x) => x * normalDensity(x)),
  };
}

export function exact(): number {
  const { mean, square, product } = moments();
  return (product - mean ** 2) / (square - mean ** 2);
}

export function mistakes(): number[] {
  const { mean, product } = moments();
  return [product - mean ** 2];
}

const { mean, square } = moments();
const variance = square - mean ** 2;

/** The product of the deviations of one hired applicant, per variance. */
export function simulate(random: () => number): number {
  for (;;) {
    const x = drawNormal(random);
    const y = drawNormal(random);
    if (x + y > 0) return ((x - mean) * (y - mean)) / variance;
  }
}

/** A negative score needs another one that is larger still; half of all applicants are hired. */
export function followUps(): number[] {
  return [2 * integrate((score) => normalDensity(score) * normalCdf(score), -10, 0, 40)];
}
