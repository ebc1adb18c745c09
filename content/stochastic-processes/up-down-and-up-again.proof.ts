import { solveLinear } from '../tools/solve-linear.ts';

interface Numbers {
  /** The chance of a day up. */
  up: number;
}

/** Carries the probabilities of the progress made so far forward, day by day. */
export function exact({ up }: Numbers): number {
  let none = 1;
  let one = 0;
  let two = 0;
  let mean = 0;
  for (let day = 0; day < 2000; day += 1) {
    mean += none + one + two;
    const nextNone = (none + two) * (1 - up);
    const nextOne = (none + one) * up;
    two = one * (1 - up);
    none = nextNone;
    one = nextOne;
  }
  return mean;
}

export function simulate(random: () => number, { up }: Numbers): number {
  let days = 2;
  let before = random() < up;
  let last = random() < up;
  for (;;) {
    const today = random() < up;
    days += 1;
    if (before && !last && today) return days;
    before = last;
    last = today;
  }
}

/** One over the chance of the pattern, as if days could not serve twice. */
export function mistakes({ up }: Numbers): number[] {
  return [1 / (up * (1 - up) * up)];
}

/** Three ups in a row: the mean times from streaks of none, one and two. */
export function followUps({ up }: Numbers): number[] {
  const down = 1 - up;
  const [fromNone = 0] = solveLinear(
    [
      [1 - down, -up, 0],
      [-down, 1, -up],
      [-down, 0, 1],
    ],
    [1, 1, 1],
  );
  return [fromNone];
}
