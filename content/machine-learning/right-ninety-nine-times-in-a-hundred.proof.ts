import { theTrueOne } from '../tools/the-true-one.ts';

interface Numbers {
  caught: number;
  alarms: number;
  miss: number;
  check: number;
}

/** Goes through the trades of a month, the broken ones first, and pays for each. */
function bill(caught: number, falseRings: number, { miss, check }: Numbers): number {
  let cost = 0;
  for (let trade = 0; trade < 10_000; trade += 1) {
    const isBroken = trade < 100;
    const rings = isBroken ? trade < caught : trade - 100 < falseRings;
    if (rings) cost += check;
    else if (isBroken) cost += 1_000 * miss;
  }
  return cost;
}

export function exact(numbers: Numbers): number {
  const bills = [
    bill(0, 0, numbers),
    bill(numbers.caught, numbers.alarms, numbers),
    bill(100, 3_000, numbers),
    bill(10, 0, numbers),
  ];
  return theTrueOne(bills.map((cost) => cost === Math.min(...bills)));
}

/** The probability at which ringing and not ringing cost the same, by bisection. */
export function followUps({ miss, check }: Numbers): number[] {
  let [low, high] = [0, 1];
  for (let halving = 0; halving < 60; halving += 1) {
    const chance = (low + high) / 2;
    if (chance * 1_000 * miss < check) low = chance;
    else high = chance;
  }
  return [low];
}
