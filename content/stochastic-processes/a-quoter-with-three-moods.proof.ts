import { solveLinear } from '../tools/solve-linear.ts';

const moves = [
  [1 / 2, 1 / 2, 0],
  [1 / 4, 1 / 4, 1 / 2],
  [1, 0, 0],
] as const;
const earns = [2, 0, -5] as const;

/** The stationary distribution: two balance equations, and the probabilities add up to one. */
export function exact(): number {
  const [a, b, c] = moves;
  const shares = solveLinear(
    [
      [a[0] - 1, b[0], c[0]],
      [a[1], b[1] - 1, c[1]],
      [1, 1, 1],
    ],
    [0, 0, 1],
  );
  return shares.reduce((sum, share, mood) => sum + share * (earns[mood] ?? 0), 0);
}

export function mistakes(): number[] {
  const mean = (shares: number[]) =>
    shares.reduce((sum, share, mood) => sum + share * (earns[mood] ?? 0), 0);
  const equal = moves.map(() => 1 / 3);
  const [a, b, c] = moves;
  const oneStep = equal.map((_, mood) => ((a[mood] ?? 0) + (b[mood] ?? 0) + (c[mood] ?? 0)) / 3);
  return [mean(equal), mean(oneStep)];
}

/** What a minute brings, long after the start. */
export function simulate(random: () => number): number {
  let mood = 0;
  for (let minute = 0; minute < 30; minute += 1) {
    const u = random();
    const first = moves[mood]?.[0] ?? 0;
    const second = moves[mood]?.[1] ?? 0;
    mood = u < first ? 0 : u < first + second ? 1 : 2;
  }
  return earns[mood] ?? 0;
}
