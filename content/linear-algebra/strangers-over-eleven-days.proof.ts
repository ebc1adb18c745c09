import { integrate } from '../tools/integrate.ts';
import { drawNormal } from '../tools/normal.ts';

/** The angle between two directions in ten dimensions has a density proportional to sin⁸. */
export function exact(): number {
  const weight = (angle: number) => Math.sin(angle) ** 8;
  const squares = integrate((angle) => Math.cos(angle) ** 2 * weight(angle), 0, Math.PI);
  return squares / integrate(weight, 0, Math.PI);
}

/** The squared sample correlation of two series of eleven returns. */
export function simulate(random: () => number): number {
  let [a, b, aa, ab, bb] = [0, 0, 0, 0, 0];
  for (let day = 0; day < 11; day += 1) {
    const x = drawNormal(random);
    const y = drawNormal(random);
    a += x;
    b += y;
    aa += x * x;
    ab += x * y;
    bb += y * y;
  }
  return (ab - (a * b) / 11) ** 2 / ((aa - (a * a) / 11) * (bb - (b * b) / 11));
}

export function mistakes(): number[] {
  const days = 11;
  return [1 / days, 1 / (days - 2)];
}

/** The same angle in 252 dimensions. */
export function followUps(): number[] {
  const weight = (angle: number) => Math.sin(angle) ** 250;
  const squares = integrate((angle) => Math.cos(angle) ** 2 * weight(angle), 0, Math.PI);
  return [Math.sqrt(squares / integrate(weight, 0, Math.PI))];
}
