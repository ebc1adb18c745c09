import { solveLinear } from '../tools/solve-linear.ts';

interface Numbers {
  /** Chances of changing the mood; the others follow from these. */
  leave: number;
  calm: number;
  rush: number;
  rebate: number;
  fee: number;
}

/** The chances of the next mood, for each mood. */
function movesOf({ leave, calm, rush }: Numbers) {
  return [
    [1 - leave, leave, 0],
    [calm, 1 - calm - rush, rush],
    [1, 0, 0],
  ] as const;
}

/** The mean earnings with these shares of the moods. */
function earn([passive = 0, , aggressive = 0]: number[], { rebate, fee }: Numbers): number {
  return passive * rebate - aggressive * fee;
}

/** The stationary distribution: two balance equations, and the probabilities add up to one. */
export function exact(numbers: Numbers): number {
  const [a, b, c] = movesOf(numbers);
  const shares = solveLinear(
    [
      [a[0] - 1, b[0], c[0]],
      [a[1], b[1] - 1, c[1]],
      [1, 1, 1],
    ],
    [0, 0, 1],
  );
  return earn(shares, numbers);
}

export function mistakes(numbers: Numbers): number[] {
  const [a, b, c] = movesOf(numbers);
  const equal = [1 / 3, 1 / 3, 1 / 3];
  const oneStep = equal.map((_, mood) => ((a[mood] ?? 0) + (b[mood] ?? 0) + (c[mood] ?? 0)) / 3);
  return [earn(equal, numbers), earn(oneStep, numbers)];
}

/** What a minute brings, long after the start. */
export function simulate(random: () => number, numbers: Numbers): number {
  const { leave, calm, rush, rebate, fee } = numbers;
  let mood = 0;
  for (let minute = 0; minute < 40; minute += 1) {
    const u = random();
    if (mood === 0) mood = u < leave ? 1 : 0;
    else if (mood === 1) mood = u < calm ? 0 : u < calm + rush ? 2 : 1;
    else mood = 0;
  }
  return mood === 0 ? rebate : mood === 1 ? 0 : -fee;
}

/** After an aggressive minute comes a passive one: the mean times to the next aggressive minute. */
export function followUps({ leave, calm, rush }: Numbers): number[] {
  const [fromPassive = 0] = solveLinear(
    [
      [leave, -leave],
      [-calm, calm + rush],
    ],
    [1, 1],
  );
  return [1 + fromPassive];
}
