import { integrate } from '../tools/integrate.ts';
import { normalDensity } from '../tools/normal.ts';

const deviation = 20 * Math.sqrt(1 / 4);

/** The European call that remains once the dividend is gone, by quadrature. */
function keep(price: number): number {
  const start = (100 - (price - 2)) / deviation;
  return integrate((z) => (price - 2 + deviation * z - 100) * normalDensity(z), start, 14);
}

/** Bisects the price at which exercising tonight and keeping the call are worth the same. */
export function exact(): number {
  let low = 100;
  let high = 150;
  for (let i = 0; i < 60; i += 1) {
    const price = (low + high) / 2;
    if (price - 100 < keep(price)) low = price;
    else high = price;
  }
  return low;
}

/** Tomorrow's open instead of tonight's close, as if the share did not fall by the dividend. */
export function mistakes(): number[] {
  return [exact() - 2];
}
