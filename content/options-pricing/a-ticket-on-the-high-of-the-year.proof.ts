import { integrate } from '../tools/integrate.ts';
import { drawNormal, normalCdf, normalDensity } from '../tools/normal.ts';

interface Numbers {
  swing: number;
  away: number;
}

/** Adds up over levels x the chance that the high is above x, itself an integral over the close. */
export function exact({ swing, away }: Numbers): number {
  const passed = (x: number) =>
    integrate((close) => normalDensity(close) * Math.exp(-2 * x * (x - close)), -10, x, 20) +
    integrate(normalDensity, x, 12, 20);
  return swing * integrate(passed, away, 10, 30);
}

export function mistakes({ swing, away }: Numbers): number[] {
  return [swing * integrate((close) => (close - away) * normalDensity(close), away, 12)];
}

export function values({ away }: Numbers) {
  return { tail: normalCdf(-away) };
}

/** The close is normal; given the close, the high of the Brownian bridge is drawn by inversion. */
export function simulate(random: () => number, { swing, away }: Numbers): number {
  const close = drawNormal(random);
  const high = (close + Math.sqrt(close * close - 2 * Math.log(1 - random()))) / 2;
  return swing * Math.max(high - away, 0);
}
