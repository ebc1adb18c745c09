import { callDelta, putDelta, type Terms } from '../tools/black-scholes.ts';
import { theTrueOne } from '../tools/the-true-one.ts';

interface Numbers {
  share: number;
  volatility: number;
  months: number;
}

/** The delta today and one month later. */
function driftOf(delta: (terms: Terms) => number, strike: number, numbers: Numbers) {
  const { share, volatility, months } = numbers;
  const at = (left: number) =>
    delta({ share, strike, volatility: volatility / 100, years: left / 12 });
  return [at(months), at(months - 1)] as const;
}

function driftsOf(numbers: Numbers) {
  const { share } = numbers;
  return [
    driftOf(callDelta, 1.1 * share, numbers),
    driftOf(callDelta, share, numbers),
    driftOf(callDelta, 0.9 * share, numbers),
    driftOf(putDelta, 1.1 * share, numbers),
  ] as const;
}

/** Against an option that you own you hold minus its delta. */
export function exact(numbers: Numbers): number {
  return theTrueOne(driftsOf(numbers).map(([now, later]) => -later < -now));
}

export function values(numbers: Numbers) {
  const [high, middle, low, put] = driftsOf(numbers);
  return {
    highNow: high[0],
    highLater: high[1],
    middleNow: middle[0],
    middleLater: middle[1],
    lowNow: low[0],
    lowLater: low[1],
    putNow: put[0],
    putLater: put[1],
  };
}
