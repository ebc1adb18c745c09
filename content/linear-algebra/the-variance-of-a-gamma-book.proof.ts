import { integrate } from '../tools/integrate.ts';

interface Numbers {
  size: number;
  near: number;
  far: number;
  rho: number;
}

function earnings({ size, near, far }: Numbers, x1: number, x2: number): number {
  const cross = size * (near + far);
  return 0.5 * (2 * size * x1 * x1 - 2 * cross * x1 * x2 + 2 * size * near * far * x2 * x2);
}

/** In polar coordinates: E[radius⁴] = 8 and E[radius²] = 2 times means over the angle. */
export function exact(numbers: Numbers): number {
  const { rho } = numbers;
  const own = Math.sqrt(1 - rho ** 2);
  const along = (angle: number) =>
    earnings(numbers, Math.cos(angle), rho * Math.cos(angle) + own * Math.sin(angle));
  const turn = 2 * Math.PI;
  const mean = (2 * integrate(along, 0, turn, 20)) / turn;
  const meanSquare = (8 * integrate((angle) => along(angle) ** 2, 0, turn, 20)) / turn;
  return meanSquare - mean ** 2;
}

/** Half the squared difference of two independent days. */
export function simulate(random: () => number, numbers: Numbers): number {
  return (day(random, numbers) - day(random, numbers)) ** 2 / 2;
}

function day(random: () => number, numbers: Numbers): number {
  const { rho } = numbers;
  const radius = Math.sqrt(-2 * Math.log(1 - random()));
  const angle = 2 * Math.PI * random();
  const x1 = radius * Math.cos(angle);
  return earnings(numbers, x1, rho * x1 + Math.sqrt(1 - rho ** 2) * radius * Math.sin(angle));
}

/** The moves taken for independent. */
export function mistakes({ size, near, far }: Numbers): number[] {
  const [varianceOfSquare, varianceOfProduct] = [2, 1];
  const cross = size * (near + far);
  const ofSquares = (size ** 2 + (size * near * far) ** 2) * varianceOfSquare;
  return [ofSquares + cross ** 2 * varianceOfProduct];
}

/** The mean, again around the circle. */
export function followUps(numbers: Numbers): number[] {
  const { rho } = numbers;
  const own = Math.sqrt(1 - rho ** 2);
  const along = (angle: number) =>
    earnings(numbers, Math.cos(angle), rho * Math.cos(angle) + own * Math.sin(angle));
  return [(2 * integrate(along, 0, 2 * Math.PI, 20)) / (2 * Math.PI)];
}
