import { drawBelow } from '../tools/draw.ts';

const points = [0, 1, 6, 8, 18];

/** The clustering as a bit pattern of the right-hand cluster, and its sum of squares. */
function lloyd(left: number, right: number): { pattern: number; squares: number } {
  let pattern = -1;
  for (;;) {
    const next = points.reduce(
      (bits, point, i) => bits | (Math.abs(point - right) < Math.abs(point - left) ? 1 << i : 0),
      0,
    );
    if (next === pattern) return { pattern, squares: squaresOf(pattern) };
    pattern = next;
    left = meanOf(pattern, 0);
    right = meanOf(pattern, 1);
  }
}

const members = (pattern: number, side: number) =>
  points.filter((_, i) => ((pattern >> i) & 1) === side);

function meanOf(pattern: number, side: number): number {
  const cluster = members(pattern, side);
  return cluster.reduce((sum, point) => sum + point, 0) / cluster.length;
}

function squaresOf(pattern: number): number {
  return [0, 1].reduce((total, side) => {
    const mean = meanOf(pattern, side);
    return total + members(pattern, side).reduce((sum, point) => sum + (point - mean) ** 2, 0);
  }, 0);
}

/** The best of all ways to cut the five points in two. */
function smallestSquares(): number {
  let best = Number.POSITIVE_INFINITY;
  for (let pattern = 1; pattern < 31; pattern += 1) best = Math.min(best, squaresOf(pattern));
  return best;
}

/** Runs the algorithm from every pair of starting points. */
export function exact(): number {
  const best = smallestSquares();
  let starts = 0;
  let reached = 0;
  for (const [i, left] of points.entries()) {
    for (const right of points.slice(i + 1)) {
      starts += 1;
      if (lloyd(left, right).squares < best + 1e-9) reached += 1;
    }
  }
  return reached / starts;
}

const goal = smallestSquares() + 1e-9;

export function simulate(random: () => number): number {
  const one = drawBelow(random, 5);
  const other = (one + 1 + drawBelow(random, 4)) % 5;
  return lloyd(points[one] ?? 0, points[other] ?? 0).squares < goal ? 1 : 0;
}

/** The clustering that most starts reach. */
export function mistakes(): number[] {
  const often = squaresOf(0b11100);
  const reached = points.flatMap((left, i) =>
    points.slice(i + 1).filter((right) => lloyd(left, right).squares === often),
  );
  return [reached.length / 10];
}

/** Over all triples of starts, whether one of them reaches the best clustering. */
export function followUps(): number[] {
  const best = smallestSquares();
  const reaches = points.flatMap((left, i) =>
    points.slice(i + 1).map((right) => lloyd(left, right).squares < best + 1e-9),
  );
  let lucky = 0;
  for (const first of reaches) {
    for (const second of reaches) {
      for (const third of reaches) if (first || second || third) lucky += 1;
    }
  }
  return [lucky / reaches.length ** 3];
}
