import { integrate } from '../tools/integrate.ts';

function earnings(x1: number, x2: number): number {
  return 0.5 * (2 * x1 * x1 - 6 * x1 * x2 + 4 * x2 * x2);
}

/** In polar coordinates: E[radius⁴] = 8 and E[radius²] = 2 times means over the angle. */
export function exact(): number {
  const along = (angle: number) =>
    earnings(Math.cos(angle), 0.5 * Math.cos(angle) + Math.sqrt(0.75) * Math.sin(angle));
  const turn = 2 * Math.PI;
  const mean = (2 * integrate(along, 0, turn, 20)) / turn;
  const meanSquare = (8 * integrate((angle) => along(angle) ** 2, 0, turn, 20)) / turn;
  return meanSquare - mean ** 2;
}

/** Half the squared difference of two independent days. */
export function simulate(random: () => number): number {
  return (day(random) - day(random)) ** 2 / 2;
}

function day(random: () => number): number {
  const radius = Math.sqrt(-2 * Math.log(1 - random()));
  const angle = 2 * Math.PI * random();
  const x1 = radius * Math.cos(angle);
  return earnings(x1, 0.5 * x1 + Math.sqrt(0.75) * radius * Math.sin(angle));
}

/** The moves taken for independent. */
export function mistakes(): number[] {
  const [varianceOfSquare, varianceOfProduct] = [2, 1];
  return [1 ** 2 * varianceOfSquare + 3 ** 2 * varianceOfProduct + 2 ** 2 * varianceOfSquare];
}
