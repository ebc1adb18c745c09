import { theTrueOne } from '../tools/the-true-one.ts';

interface Numbers {
  meanX: number;
  meanY: number;
  percentX: number;
  percentY: number;
}

/** Four equally frequent days with these means and deviations, and no correlation. */
export function exact({ meanX, meanY, percentX, percentY }: Numbers): number {
  const signs = [-1, 1];
  const days = signs.flatMap((up) =>
    signs.map((right) => ({
      letters: meanX * (1 + (right * percentX) / 100),
      trades: meanY * (1 + (up * percentY) / 100),
    })),
  );
  const errorOf = (slope: number) =>
    days.reduce((sum, { letters, trades }) => sum + (trades - slope * letters) ** 2, 0);
  // Least squares by bisection on the change of the error.
  let [low, high] = [0, (2 * meanY) / meanX];
  const step = high / 1000;
  for (let halving = 0; halving < 50; halving += 1) {
    const middle = (low + high) / 2;
    if (errorOf(middle + step) < errorOf(middle - step)) low = middle;
    else high = middle;
  }
  const error = errorOf(low);
  const shown = 100 * (1 - error / errorOf(0));
  const fromMean = days.reduce((sum, { trades }) => sum + (trades - meanY) ** 2, 0);
  const isAbout = (claimed: number) => Math.abs(shown - claimed) < 1;
  return theTrueOne([
    isAbout(0),
    isAbout(100 - shown),
    isAbout(100 * (1 - error / fromMean)),
    isAbout(shown) && shown > 50,
  ]);
}
