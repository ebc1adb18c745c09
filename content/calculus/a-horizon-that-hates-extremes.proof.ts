import { integrate } from '../tools/integrate.ts';
import { drawNormal } from '../tools/normal.ts';

interface Numbers {
  pull: number;
}

/** The ratio of two integrals; beyond 12 days less than 1e-50 is left. */
export function exact({ pull }: Numbers): number {
  const density = (x: number) => Math.exp(-((x - pull / x) ** 2));
  return integrate((x) => x ** 2 * density(x), 0, 12) / integrate(density, 0, 12);
}

/** Draws the bracket as a normal number and keeps it with the chance dx/du, which is below one. */
export function simulate(random: () => number, { pull }: Numbers): number {
  for (;;) {
    const bracket = drawNormal(random) / Math.SQRT2;
    const root = Math.sqrt(bracket * bracket + 4 * pull);
    const horizon = (bracket + root) / 2;
    if (random() < horizon / root) return horizon * horizon;
  }
}

export function mistakes({ pull }: Numbers): number[] {
  const squareOf = (u: number) => ((u + Math.sqrt(u * u + 4 * pull)) / 2) ** 2;
  const overNormal = integrate((u) => squareOf(u) * Math.exp(-u * u), -8, 8) / Math.sqrt(Math.PI);
  const mode = Math.sqrt(pull);
  return [overNormal, mode ** 2];
}
