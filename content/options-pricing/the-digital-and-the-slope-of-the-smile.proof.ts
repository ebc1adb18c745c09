import { integrate } from '../tools/integrate.ts';
import { normalDensity } from '../tools/normal.ts';

interface Numbers {
  future: number;
  level: number;
  cents: number;
}

/** A call at its own strike's volatility, by quadrature. */
function call(strike: number, { future, level, cents }: Numbers): number {
  const deviation = level - (cents / 100) * (strike - future);
  const start = (strike - future) / deviation;
  return integrate((z) => (future + deviation * z - strike) * normalDensity(z), start, 12);
}

/** The limit of ever narrower call spreads around the future, extrapolated to width zero. */
export function exact(numbers: Numbers): number {
  const { future } = numbers;
  const spread = (half: number) =>
    (call(future - half, numbers) - call(future + half, numbers)) / (2 * half);
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
export function mistakes({ cents }: Numbers): number[] {
  return [1 / 2, 1 / 2 - (cents / 100) * normalDensity(0)];
}

export function values(numbers: Numbers) {
  const { future } = numbers;
  return { lower: call(future - 2, numbers), upper: call(future + 2, numbers) };
}
