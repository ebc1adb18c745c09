import { integrate } from '../tools/integrate.ts';
import { drawNormal } from '../tools/normal.ts';

interface Numbers {
  swing: number;
}

/**
 * The chance that the bridge passes a level: its first passage at time t = sin²(a), then a way back
 * to zero in the rest, relative to all ways to end at zero. This is added up over the levels.
 */
export function exact({ swing }: Numbers): number {
  const atAngle = (angle: number) => {
    const [s, c] = [Math.sin(angle), Math.cos(angle)];
    const density = (level: number) =>
      ((2 * level) / (Math.sqrt(2 * Math.PI) * s * s)) *
      Math.exp(-(level ** 2) / (2 * s * s) - level ** 2 / (2 * c * c));
    return integrate((y) => density(y * s * c) * s * c, 0, 12, 20);
  };
  return swing * integrate(atAngle, 0, Math.PI / 2, 20);
}

export function mistakes({ swing }: Numbers): number[] {
  const meanSize = (deviation: number) => deviation * Math.sqrt(2 / Math.PI);
  return [meanSize(swing), meanSize(swing * Math.sqrt((1 / 2) * (1 / 2)))];
}

/** The mean highest value, in units of the swing, of a day that ends one unit above zero. */
export function values() {
  return { above: 1 + integrate((x) => Math.exp(-2 * x * (x - 1)), 1, 8, 40) };
}

/** Draws the middle of the bridge, then the highest point of each half by inversion. */
export function simulate(random: () => number, { swing }: Numbers): number {
  const middle = drawNormal(random) / 2;
  const first = (middle + Math.sqrt(middle * middle - Math.log(1 - random()))) / 2;
  const second = (middle + Math.sqrt(middle * middle - Math.log(1 - random()))) / 2;
  return swing * Math.max(first, second);
}
