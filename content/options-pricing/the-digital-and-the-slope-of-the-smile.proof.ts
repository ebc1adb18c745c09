import { integrate } from '../tools/integrate.ts';
import { normalDensity } from '../tools/normal.ts';

/** A call at its own strike's volatility, by quadrature. */
function call(strike: number): number {
  const deviation = 10 - 0.08 * (strike - 100);
  const start = (strike - 100) / deviation;
  return integrate((z) => (100 + deviation * z - strike) * normalDensity(z), start, 12);
}

/** The limit of ever narrower call spreads around 100, extrapolated to width zero. */
export function exact(): number {
  const spread = (half: number) => (call(100 - half) - call(100 + half)) / (2 * half);
  const rows = [spread(2), spread(1), spread(1 / 2), spread(1 / 4)];
  for (let power = 4; rows.length > 1; power *= 4) {
    for (let i = 0; i + 1 < rows.length; i += 1) {
      rows[i] = (power * (rows[i + 1] ?? 0) - (rows[i] ?? 0)) / (power - 1);
    }
    rows.pop();
  }
  return rows[0] ?? 0;
}

/** The chance in a normal distribution without a skew, and the skew counted with the wrong sign. */
export function mistakes(): number[] {
  return [1 / 2, 1 / 2 - 0.08 * normalDensity(0)];
}
