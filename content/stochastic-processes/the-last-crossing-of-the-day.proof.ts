import { integrate } from '../tools/integrate.ts';
import { drawNormal, normalCdf, normalDensity } from '../tools/normal.ts';

/** Integrates over the level after 4.5 hours the chance not to come back within 1.5 hours. */
export function exact(): number {
  const stays = (level: number) => 2 * normalCdf(level / Math.sqrt(1.5)) - 1;
  return 2 * integrate((z) => stays(Math.sqrt(4.5) * z) * normalDensity(z), 0, 12);
}

export function mistakes(): number[] {
  const share = 4.5 / 6;
  return [share, (2 / Math.PI) * Math.asin(share)];
}

/** From a level x the way back to zero takes the time (x/Z)², with Z standard normal. */
export function simulate(random: () => number): number {
  const level = Math.sqrt(4.5) * drawNormal(random);
  const wait = (level / drawNormal(random)) ** 2;
  return wait > 1.5 ? 1 : 0;
}
