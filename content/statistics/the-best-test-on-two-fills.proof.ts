import { integrate } from '../tools/integrate.ts';

const allowed = 1 - 2 / Math.E;

/** The constant for which the product test has the allowed size, by bisection. */
function critical(): number {
  const size = (c: number) => integrate((x) => 1 - c / x, c, 1, 20);
  let low = 0.01;
  let high = 1;
  for (let i = 0; i < 60; i += 1) {
    const c = (low + high) / 2;
    if (size(c) > allowed) low = c;
    else high = c;
  }
  return (low + high) / 2;
}

/** Integrates the density of both fills over the region of rejection. */
export function exact(): number {
  const c = critical();
  return integrate((x) => 2 * x * integrate((y) => 2 * y, c / x, 1, 1), c, 1, 20);
}

export function mistakes(): number[] {
  const single = 1 - (1 - allowed) ** 2;
  // Under the null the sum exceeds 2 - width with probability width ** 2 / 2.
  const width = Math.sqrt(2 * allowed);
  const sum = integrate((x) => 2 * x * (1 - (2 - width - x) ** 2), 1 - width, 1, 20);
  return [single, sum];
}

const bar = critical();

/** The larger of two uniform numbers has the density 2x. */
export function simulate(random: () => number): number {
  const x = Math.max(random(), random());
  const y = Math.max(random(), random());
  return x * y > bar ? 1 : 0;
}

/** Three fills: integrates their density over the region of rejection, one fill after another. */
export function followUps(): number[] {
  const exceeds = (fills: number, bar: number): number =>
    fills === 1 ? 1 - bar ** 2 : integrate((x) => 2 * x * exceeds(fills - 1, bar / x), bar, 1, 4);
  return [exceeds(3, 1 / Math.E)];
}
