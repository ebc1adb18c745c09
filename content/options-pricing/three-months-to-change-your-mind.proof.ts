import { integrate } from '../tools/integrate.ts';
import { drawNormal, normalDensity } from '../tools/normal.ts';

interface Numbers {
  spot: number;
  swing: number;
}

/**
 * The mean of max(call, put) three months from now, where the call itself is an integral of its
 * payoff over the nine months that remain.
 */
export function exact({ spot, swing }: Numbers): number {
  const earlyDeviation = swing * Math.sqrt(1 / 4);
  const laterDeviation = swing * Math.sqrt(3 / 4);
  const valueAt = (price: number) => {
    const call = halfNormalMean(
      (z) => price - spot + laterDeviation * z,
      (spot - price) / laterDeviation,
    );
    const put = halfNormalMean(
      (z) => spot - price + laterDeviation * z,
      (price - spot) / laterDeviation,
    );
    return Math.max(call, put);
  };
  return (
    halfNormalMean((z) => valueAt(spot + earlyDeviation * z), 0) +
    halfNormalMean((z) => valueAt(spot - earlyDeviation * z), 0)
  );
}

export function mistakes({ swing }: Numbers): number[] {
  const call = swing / Math.sqrt(2 * Math.PI);
  return [call, 2 * call];
}

export function simulate(random: () => number, { swing }: Numbers): number {
  const early = swing * Math.sqrt(1 / 4) * drawNormal(random);
  const late = early + swing * Math.sqrt(3 / 4) * drawNormal(random);
  return Math.max(0, early > 0 ? late : -late);
}

/** The integral of `value` times the normal density from `start` to far out. */
function halfNormalMean(value: (z: number) => number, start: number): number {
  return integrate((z) => value(z) * normalDensity(z), start, Math.max(start, 0) + 9, 15);
}
