interface Numbers {
  spot: number;
  strike: number;
  up: number;
  down: number;
}

const periods = 3;

/** Backward through the tree, with and without the right to exercise early. */
export function exact(numbers: Numbers): number {
  const { spot } = numbers;
  return value(numbers, spot, 0, true) - value(numbers, spot, 0, false);
}

export function mistakes(numbers: Numbers): number[] {
  const { spot, strike, down } = numbers;
  const afterOneFall = spot * down;
  const afterTwoFalls = afterOneFall * down;
  const gainAfterTwoFalls = strike - afterTwoFalls - value(numbers, afterTwoFalls, 2, false);
  const gainAfterOneFall = strike - afterOneFall - value(numbers, afterOneFall, 1, false);
  const factor = 1 / 2 / bankFactor(numbers);
  return [factor ** 2 * gainAfterTwoFalls, gainAfterOneFall / 2];
}

function bankFactor({ up, down }: Numbers): number {
  return (up + down) / 2;
}

function value(numbers: Numbers, price: number, step: number, early: boolean): number {
  const exercise = Math.max(numbers.strike - price, 0);
  if (step === periods) return exercise;
  const wait = worthOfWaiting(numbers, price, step, early);
  return early ? Math.max(exercise, wait) : wait;
}

function worthOfWaiting(numbers: Numbers, price: number, step: number, early: boolean): number {
  const { up, down } = numbers;
  const bank = bankFactor(numbers);
  const chance = (bank - down) / (up - down);
  const ifUp = value(numbers, price * up, step + 1, early);
  const ifDown = value(numbers, price * down, step + 1, early);
  return (chance * ifUp + (1 - chance) * ifDown) / bank;
}

/** One path: what the American holder gets by exercising when that is best, less the European. */
export function simulate(random: () => number, numbers: Numbers): number {
  const { spot, strike, up, down } = numbers;
  const bank = bankFactor(numbers);
  let price = spot;
  let american = -1;
  for (let step = 0; step < periods; step += 1) {
    const now = strike - price;
    const isBest = now > 0 && now > worthOfWaiting(numbers, price, step, true);
    if (american < 0 && isBest) american = now / bank ** step;
    price *= random() < 0.5 ? up : down;
  }
  const european = Math.max(strike - price, 0) / bank ** periods;
  return (american < 0 ? european : american) - european;
}
