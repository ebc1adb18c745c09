import { solveLinear } from '../tools/solve-linear.ts';

interface Numbers {
  spot: number;
  bond: number;
  dividend: number;
  lowPut: number;
  highCall: number;
}

/** What a call costs more than a put, strike by strike, read off the table of quotes. */
function quotedForwards({ spot, bond, dividend, lowPut, highCall }: Numbers) {
  const inCents = (price: number) => Math.round(100 * price) / 100;
  const delivered = spot - bond * dividend;
  const lowCall = inCents(lowPut + delivered - bond * (spot - 5));
  const highPut = inCents(highCall - delivered + bond * (spot + 5));
  return { atLow: lowCall - lowPut, atHigh: highCall - highPut };
}

/** Parity at both strikes is linear in the discount factor and in the dividend's present value. */
export function exact(numbers: Numbers): number {
  const { spot } = numbers;
  const { atLow, atHigh } = quotedForwards(numbers);
  const [discount = 0, dividendNow = 0] = solveLinear(
    [
      [spot - 5, 1],
      [spot + 5, 1],
    ],
    [spot - atLow, spot - atHigh],
  );
  return dividendNow / discount;
}

export function mistakes(numbers: Numbers): number[] {
  const { spot } = numbers;
  const { atLow, atHigh } = quotedForwards(numbers);
  const discount = (atLow - atHigh) / 10;
  return [spot - atLow - discount * (spot - 5), spot - atLow - (spot - 5)];
}
