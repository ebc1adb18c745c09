import { integrate } from '../tools/integrate.ts';

/** Tries N = 1, 2, 3, … on many starting phases. */
export function exact(): number {
  const truth = integrate((angle) => Math.cos(angle) ** 10, 0, 2 * Math.PI) / (2 * Math.PI);
  for (let count = 1; count < 20; count += 1) {
    let worst = 0;
    for (let start = 0; start < 1; start += 0.01) {
      let sum = 0;
      for (let j = 0; j < count; j += 1) sum += Math.cos((2 * Math.PI * j) / count + start) ** 10;
      worst = Math.max(worst, Math.abs(sum / count - truth));
    }
    if (worst < 1e-12) return count;
  }
  return Number.NaN;
}

export function mistakes(): number[] {
  const degree = 10;
  return [degree + 1, degree / 2 + 1];
}
