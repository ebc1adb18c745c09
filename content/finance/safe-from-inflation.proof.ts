import { theTrueOne } from '../tools/the-true-one.ts';

interface Numbers {
  fall: number;
  cut: number;
  years: number;
  start: number;
  even: number;
}

/**
 * The linked bond's change, in percent: payments of 1 in today's goods, worth their future money discounted at the
 * nominal yield, a little before and after.
 */
function change({ fall, cut, years, start, even }: Numbers): number {
  const price = (nominal: number, inflation: number) => {
    const moneyPaid = Math.exp((inflation / 100) * years);
    return moneyPaid * Math.exp((-nominal / 100) * years);
  };
  return 100 * (price(start - fall / 100, even - cut / 100) / price(start, even) - 1);
}

export function exact(numbers: Numbers): number {
  const { fall, cut, years } = numbers;
  const claims = [(years * fall) / 100, 0, (-years * cut) / 100, (-years * (cut - fall)) / 100];
  const truth = change(numbers);
  const distances = claims.map((claim) => Math.abs(claim - truth));
  const least = Math.min(...distances);
  return theTrueOne(distances.map((distance) => distance === least && distance < 0.5));
}

export function mistakes(): number[] {
  return [1, 2, 3];
}
