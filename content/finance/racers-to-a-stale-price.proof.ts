import { theTrueOne } from '../tools/the-true-one.ts';

interface Numbers {
  noise: number;
  jump: number;
  racers: number;
}

/** What everybody earns per minute, the one who quotes first: a jump, and each racer in turn is first. */
function profits(spread: number, { noise, jump, racers }: Numbers): number[] {
  const earned = Array.from({ length: racers }, (_, racer) => (racer === 0 ? noise * spread : 0));
  const add = (racer: number, cents: number) => {
    earned[racer] = (earned[racer] ?? 0) + cents / racers;
  };
  for (let first = 1; first < racers; first += 1) {
    add(first, jump - spread);
    add(0, spread - jump);
  }
  return earned;
}

/** Where an increasing function of the half-spread is zero. */
function zeroOf(value: (spread: number) => number, jump: number): number {
  let [low, high] = [0, jump];
  for (let halving = 0; halving < 60; halving += 1) {
    const middle = (low + high) / 2;
    if (value(middle) < 0) low = middle;
    else high = middle;
  }
  return low;
}

const evenSpread = (numbers: Numbers) =>
  zeroOf((spread) => profits(spread, numbers)[0] ?? 0, numbers.jump);

const openSpread = (numbers: Numbers) =>
  zeroOf((spread) => {
    const [quoter = 0, racer = 0] = profits(spread, numbers);
    return quoter - racer;
  }, numbers.jump);

export function earlier(numbers: Numbers): number[] {
  const even = evenSpread(numbers);
  return [even, profits(even, numbers)[1] ?? 0, openSpread(numbers)];
}

export function exact(numbers: Numbers): number {
  const change = openSpread({ ...numbers, racers: 2 * numbers.racers }) - openSpread(numbers);
  return theTrueOne([change > 1e-9, change < -1e-9, Math.abs(change) <= 1e-9]);
}

/** The whole jump lost; zero profit again; wider and narrower. */
export function mistakes(numbers: Numbers): number[] {
  const { noise, jump, racers } = numbers;
  const wholeJump = zeroOf(
    (spread) => noise * spread - (jump * (racers - 1)) / racers,
    jump * racers,
  );
  return [wholeJump, evenSpread(numbers), 1, 2];
}
