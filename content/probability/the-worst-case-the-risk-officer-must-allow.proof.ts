/**
 * A linear program whose extreme points are distributions on at most three points. Tries all of them
 * on a grid of thirds of a million, in which the variance is 36 and the limit 18.
 */
export function exact(): number {
  let worst = 0;
  for (let low = -40; low <= 0; low += 1) {
    for (let middle = low + 1; middle < 40; middle += 1) {
      for (let high = Math.max(18, middle + 1); high <= 40; high += 1) {
        const atLow = (36 + middle * high) / ((middle - low) * (high - low));
        const atMiddle = -(36 + low * high) / ((middle - low) * (high - middle));
        const atHigh = (36 + low * middle) / ((high - low) * (high - middle));
        if (atLow < 0 || atMiddle < 0 || atHigh < 0) continue;
        worst = Math.max(worst, atHigh + (middle >= 18 ? atMiddle : 0));
      }
    }
  }
  return worst;
}

/** Chebyshev's bound, which is for both sides, and half of it. */
export function mistakes(): number[] {
  const bothSides = (2 / 6) ** 2;
  return [bothSides, bothSides / 2];
}
