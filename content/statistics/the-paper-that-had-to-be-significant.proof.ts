import { integrate } from '../tools/integrate.ts';
import { normalDensity } from '../tools/normal.ts';

/** The mean of a published statistic, integrated over the density above the cut. */
function meanOfPublished(theta: number): number {
  const weight = (z: number) => normalDensity(z - theta);
  return integrate((z) => z * weight(z), 2, 14, 40) / integrate(weight, 2, 14, 40);
}

/** The signal for which the published mean is what was read, by bisection. */
export function exact(): number {
  let low = -2;
  let high = 3;
  for (let i = 0; i < 60; i += 1) {
    const theta = (low + high) / 2;
    if (meanOfPublished(theta) < 2.5) low = theta;
    else high = theta;
  }
  return (low + high) / 2;
}
