import { integrate } from '../tools/integrate.ts';

/** The mean for n fills, by 1/sum = ∫ exp(−t·sum) dt with t = u/n, the fills integrated one by one. */
function mean(n: number): number {
  return integrate(
    (u) => {
      const t = u / n;
      const weighted = integrate((x) => x * x * Math.exp(-t * x), 0, 1, 2);
      const plain = integrate((x) => Math.exp(-t * x), 0, 1, 2);
      return weighted * plain ** (n - 1);
    },
    0,
    160,
    20,
  );
}

/** Doubles n and removes the errors in powers of 1/n (Richardson). */
export function exact(): number {
  let row: number[] = [];
  for (let level = 0; level < 6; level += 1) {
    const n = 16 * 2 ** level;
    const next = [n * (mean(n) - 2 / 3)];
    for (const [i, older] of row.entries()) {
      const newer = next[i] ?? 0;
      next.push(newer + (newer - older) / (2 ** (i + 1) - 1));
    }
    row = next;
  }
  return row[row.length - 1] ?? 0;
}

export function mistakes(): number[] {
  const [mean, square, variance, covariance] = [1 / 2, 1 / 3, 1 / 12, 1 / 12];
  return [(square * variance) / mean ** 3, -covariance / mean ** 2];
}
