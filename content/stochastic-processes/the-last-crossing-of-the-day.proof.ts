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

/** The time after which the price stays away with probability one third, by bisection. */
export function followUps(): number[] {
  const staysAway = (from: number) =>
    2 *
    integrate(
      (z) => (2 * normalCdf(z * Math.sqrt(from / (6 - from))) - 1) * normalDensity(z),
      0,
      12,
      60,
    );
  let [low, high] = [0, 6];
  for (let i = 0; i < 50; i += 1) {
    const middle = (low + high) / 2;
    if (staysAway(middle) < 1 / 3) low = middle;
    else high = middle;
  }
  return [low];
}
