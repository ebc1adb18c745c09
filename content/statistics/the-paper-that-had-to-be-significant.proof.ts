import { integrate } from '../tools/integrate.ts';
import { maximize } from '../tools/maximize.ts';
import { normalDensity } from '../tools/normal.ts';

/** The density at 2.5 of the statistics that get published. */
function likelihood(theta: number): number {
  const density = (z: number) => normalDensity(z - theta);
  return density(2.5) / integrate(density, 2, 14, 40);
}

export function exact(): number {
  return maximize(likelihood, -2, 3);
}

export function mistakes(): number[] {
  const tail = integrate((z) => normalDensity(z - 2.5), 2, 14, 40);
  const published = integrate((z) => z * normalDensity(z - 2.5), 2, 14, 40) / tail;
  return [2.5, 2.5 - (published - 2.5)];
}

/** A published statistic of 4. */
export function followUps(): number[] {
  const ofFour = (theta: number) => {
    const density = (z: number) => normalDensity(z - theta);
    return density(4) / integrate(density, 2, 16, 40);
  };
  return [maximize(ofFour, 2, 6)];
}
