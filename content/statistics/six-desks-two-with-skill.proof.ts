import { integrate } from '../tools/integrate.ts';
import { drawNormal } from '../tools/normal.ts';

const length = Math.SQRT2;

/**
 * The loss depends on the part of X along the true vector, normal around its length, and on the
 * length of the rest, in five dimensions. Integrates the loss itself in polar coordinates.
 */
export function exact(): number {
  const scale = 1 / Math.sqrt(2 * Math.PI) / (2 ** 1.5 * ((3 * Math.sqrt(Math.PI)) / 4));
  return integrate(
    (angle) => {
      const cos = Math.cos(angle);
      const sin = Math.sin(angle);
      return integrate(
        (radius) => {
          const along = radius * cos;
          const rest = radius * sin;
          const density = scale * rest ** 4 * Math.exp(-((along - length) ** 2 + rest ** 2) / 2);
          const factor = 1 - 4 / radius ** 2;
          return ((factor * along - length) ** 2 + (factor * rest) ** 2) * density * radius;
        },
        0,
        13,
        16,
      );
    },
    0,
    Math.PI,
    8,
  );
}

export function mistakes(): number[] {
  const meanSquare = 6 + length ** 2;
  const meanInverseWithoutSkill = 1 / (6 - 2);
  return [6 - 16 / meanSquare, 6 - 16 * meanInverseWithoutSkill];
}

const truth = [1, 1, 0, 0, 0, 0] as const;
const observed = new Float64Array(6);

export function simulate(random: () => number): number {
  let squares = 0;
  for (let desk = 0; desk < 6; desk += 1) {
    const alpha = (truth[desk] ?? 0) + drawNormal(random);
    observed[desk] = alpha;
    squares += alpha * alpha;
  }
  const factor = 1 - 4 / squares;
  let loss = 0;
  for (let desk = 0; desk < 6; desk += 1) {
    loss += (factor * (observed[desk] ?? 0) - (truth[desk] ?? 0)) ** 2;
  }
  return loss;
}

/** Writes the reciprocal of the squared length as an integral of exponentials, whose means are known. */
export function followUps(): number[] {
  const squaredLength = 4;
  const inverse = integrate((u) => (u / 2) * Math.exp((-squaredLength * (1 - u)) / 2), 0, 1, 10);
  return [6 - 16 * inverse];
}
