import { solveLinear } from '../tools/solve-linear.ts';

interface Numbers {
  rho: number;
}

function lengthOfSolution(angle: number, { rho }: Numbers): number {
  const matrix = [
    [1, rho],
    [rho, 1],
  ];
  const [x = 0, y = 0] = solveLinear(matrix, [Math.cos(angle), Math.sin(angle)]);
  return Math.hypot(x, y);
}

/** Tries directions of the truth and of the error, first coarsely, then ever more finely around the extreme ones. */
export function exact(numbers: Numbers): number {
  const longest = extreme((angle) => lengthOfSolution(angle, numbers));
  const shortest = -extreme((angle) => -lengthOfSolution(angle, numbers));
  return (100 * 0.01 * longest) / shortest;
}

function extreme(value: (angle: number) => number): number {
  let center = Math.PI / 2;
  for (let width = Math.PI / 2; width > 1e-10; width /= 5) {
    let best = center;
    for (let i = -10; i <= 10; i += 1) {
      const angle = center + (i / 10) * width;
      if (value(angle) > value(best)) best = angle;
    }
    center = best;
  }
  return value(center);
}

export function mistakes({ rho }: Numbers): number[] {
  const smallestEigenvalue = 1 - rho;
  return [1 / smallestEigenvalue];
}
