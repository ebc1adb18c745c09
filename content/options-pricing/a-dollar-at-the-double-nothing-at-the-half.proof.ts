const rate = 0.04;
const volatility = 0.2;
const drift = rate - volatility ** 2 / 2;

/**
 * Shoots through the pricing equation in the logarithm of the price (fourth-order Runge-Kutta),
 * from value 0 at the lower barrier to the upper one, and scales the latter to 1.
 */
export function exact(): number {
  const steps = 4000;
  const width = (2 * Math.LN2) / steps;
  const bend = (value: number, slope: number) =>
    (rate * value - drift * slope) / (volatility ** 2 / 2);
  let value = 0;
  let slope = 1;
  let middle = 0;
  for (let i = 0; i < steps; i += 1) {
    if (i === steps / 2) middle = value;
    const v1 = slope;
    const s1 = bend(value, slope);
    const v2 = slope + (width / 2) * s1;
    const s2 = bend(value + (width / 2) * v1, v2);
    const v3 = slope + (width / 2) * s2;
    const s3 = bend(value + (width / 2) * v2, v3);
    const v4 = slope + width * s3;
    const s4 = bend(value + width * v3, v4);
    value += (width / 6) * (v1 + 2 * v2 + 2 * v3 + v4);
    slope += (width / 6) * (s1 + 2 * s2 + 2 * s3 + s4);
  }
  return middle / value;
}

export function mistakes(): number[] {
  const power = 1 - (2 * rate) / volatility ** 2;
  const doubleFirst = (1 - 0.5 ** power) / (2 ** power - 0.5 ** power);
  return [50 / 100, doubleFirst];
}

/**
 * The logarithm moves between levels a quarter of the way to a barrier apart. The side on which a
 * Brownian motion with drift leaves a symmetric interval is independent of the time it takes, so a
 * mean discount factor per move is exact.
 */
export function simulate(random: () => number): number {
  const tilt = ((drift / volatility ** 2) * Math.LN2) / 4;
  const decay = Math.hypot(drift / volatility, Math.sqrt(2 * rate)) / volatility;
  const up = 1 / (1 + Math.exp(-2 * tilt));
  const discount = Math.cosh(tilt) / Math.cosh((decay * Math.LN2) / 4);
  let level = 0;
  let factor = 1;
  while (Math.abs(level) < 4) {
    level += random() < up ? 1 : -1;
    factor *= discount;
  }
  return level === 4 ? factor : 0;
}
