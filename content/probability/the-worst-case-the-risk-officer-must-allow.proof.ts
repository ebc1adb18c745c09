import { normalCdf } from '../tools/normal.ts';

interface Numbers {
  sd: number;
  limit: number;
}

/**
 * A linear program whose extreme points are distributions on at most three points. Tries all of them
 * on a grid on which the limit and the variance are whole.
 */
export function exact({ sd, limit }: Numbers): number {
  const step = commonDivisor(sd, limit) ** 2 / limit;
  const bad = Math.round(limit / step);
  const variance = Math.round((sd / step) ** 2);
  const edge = bad + 2;
  let worst = 0;
  for (let low = -edge; low <= 0; low += 1) {
    for (let middle = low + 1; middle < edge; middle += 1) {
      for (let high = Math.max(bad, middle + 1); high <= edge; high += 1) {
        const atLow = (variance + middle * high) / ((middle - low) * (high - low));
        const atMiddle = -(variance + low * high) / ((middle - low) * (high - middle));
        const atHigh = (variance + low * middle) / ((high - low) * (high - middle));
        if (atLow < 0 || atMiddle < 0 || atHigh < 0) continue;
        worst = Math.max(worst, atHigh + (middle >= bad ? atMiddle : 0));
      }
    }
  }
  return worst;
}

function commonDivisor(a: number, b: number): number {
  return b === 0 ? a : commonDivisor(b, a % b);
}

/** Chebyshev's bound, which is for both sides, and half of it. */
export function mistakes({ sd, limit }: Numbers): number[] {
  const bothSides = (sd / limit) ** 2;
  return [bothSides, bothSides / 2];
}

export function values({ sd, limit }: Numbers): Record<string, number> {
  return { normalTail: normalCdf(-limit / sd) };
}

/** Symmetric distributions on up to four points, at a small and a large loss and the same gains. */
export function followUps({ sd, limit }: Numbers): number[] {
  let worst = 0;
  for (let large = limit; large <= 3 * limit; large += 0.5) {
    for (let small = 0; small < Math.min(sd, limit); small += 0.5) {
      const beyond = (sd ** 2 - small ** 2) / (large ** 2 - small ** 2);
      worst = Math.max(worst, beyond / 2);
    }
  }
  return [worst];
}
