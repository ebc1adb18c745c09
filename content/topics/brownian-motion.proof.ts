import { integrate } from '../tools/integrate.ts';
import { normalCdf, normalDensity } from '../tools/normal.ts';

/** From its value at time 1/4, the path stays on its side with probability 2Φ(|w|/√(3/4)) − 1. */
export function exact(): number {
  const stays = (w: number) => 2 * normalCdf(w / Math.sqrt(3 / 4)) - 1;
  return 2 * integrate((w) => stays(w) * 2 * normalDensity(2 * w), 0, 6);
}
