import { integrate } from '../tools/integrate.ts';

/**
 * The expected last slice as a function of what is left of the order, as a power series: it equals
 * its own mean over a first slice that does not fill the order, plus the part where it does.
 */
export function exact(): number {
  let series = [0];
  for (let i = 0; i < 40; i += 1) {
    const next = [1 / 2, 0, -1 / 2];
    for (const [power, coefficient] of series.entries()) {
      next[power + 1] = (next[power + 1] ?? 0) + coefficient / (power + 1);
    }
    series = next;
  }
  return series.reduce((sum, coefficient) => sum + coefficient, 0);
}

export function mistakes(): number[] {
  const [mean, meanSquare] = [1 / 2, 1 / 3];
  return [mean, meanSquare / mean];
}

export function simulate(random: () => number): number {
  let left = 1;
  for (;;) {
    const slice = random();
    if (slice >= left) return slice;
    left -= slice;
  }
}

/** Two slices leave something, and the third one is at least that: over all first and second slices. */
export function followUps(): number[] {
  const thirdIsEnough = (first: number) => integrate((second) => first + second, 0, 1 - first, 1);
  return [integrate(thirdIsEnough, 0, 1, 1)];
}
