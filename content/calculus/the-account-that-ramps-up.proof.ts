import { integrate } from '../tools/integrate.ts';

/** The mean logarithm of the growth factor, by Simpson's rule. */
export function exact(): number {
  const steps = 2000;
  let sum = 0;
  for (let i = 0; i <= steps; i += 1) {
    const weight = i === 0 || i === steps ? 1 : i % 2 === 1 ? 4 : 2;
    sum += weight * Math.log(1 + i / steps);
  }
  return Math.exp(sum / (3 * steps));
}

export function mistakes(): number[] {
  const arithmetic = integrate((x) => 1 + x, 0, 1);
  const logarithm = integrate((x) => Math.log(1 + x), 0, 1);
  return [arithmetic, logarithm];
}
