import { decimal, point, pointsOf, type Sliders } from '../tools/figure.ts';

/** Whether elimination meets only positive pivots. */
function isPositiveDefinite(rho: number, seats: number): boolean {
  const rows = Array.from({ length: seats }, (_, i) =>
    Array.from({ length: seats }, (_, j) => {
      if (i === j) return 1;
      return (i - j + seats) % seats === 1 || (j - i + seats) % seats === 1 ? rho : 0;
    }),
  );
  const at = (i: number, j: number) => rows[i]?.[j] ?? Number.NaN;
  for (let pivot = 0; pivot < seats; pivot += 1) {
    if (at(pivot, pivot) <= 0) return false;
    for (let i = pivot + 1; i < seats; i += 1) {
      const factor = at(i, pivot) / at(pivot, pivot);
      rows[i] = (rows[i] ?? []).map((entry, j) => entry - factor * at(pivot, j));
    }
  }
  return true;
}

/** Bisects between a possible correlation and an impossible one. */
function largestCorrelation(seats: number): number {
  let possible = 0;
  let impossible = 1;
  for (let i = 0; i < 60; i += 1) {
    const rho = (possible + impossible) / 2;
    if (isPositiveDefinite(rho, seats)) possible = rho;
    else impossible = rho;
  }
  return possible;
}

export function exact(): number {
  return largestCorrelation(5);
}

/** An even table, around which the weights 1 and −1 can alternate. */
export function mistakes(): number[] {
  return [largestCorrelation(4)];
}

/** Bisects below zero. */
export function followUps(): number[] {
  let possible = 0;
  let impossible = -1;
  for (let i = 0; i < 60; i += 1) {
    const rho = (possible + impossible) / 2;
    if (isPositiveDefinite(rho, 5)) possible = rho;
    else impossible = rho;
  }
  return [possible];
}

export function sliders(): Sliders {
  return {
    correlation: { from: -0.8, to: 0.8, step: 0.02, start: 0.3 },
    seats: { from: 4, to: 12, start: 5 },
  };
}

/** The variances of the waves around the table, by how far a wave turns from seat to seat. */
export function figure({ correlation = 0.3, seats = 5 }: Record<string, number>): string[] {
  const variance = (degrees: number) => 1 + 2 * correlation * Math.cos((degrees * Math.PI) / 180);
  const turns = Array.from({ length: seats }, (_, wave) => (360 * wave) / seats);
  const least = Math.min(...turns.map(variance));
  const shown = (value: number) => decimal(value, 3).replace('-', '−');
  const isPossible = least > -1e-9;
  return [
    `alt: With ${seats} seats and a correlation of ${shown(correlation)} the smallest variance of a wave is ${shown(least)}: this is ${isPossible ? 'possible' : 'impossible'}.`,
    'x: 0 to 360',
    'y: -1 to 3',
    'x axis: turn of a wave from seat to seat',
    'x ticks: 0 = 0°, 90 = 90°, 180 = 180°, 270 = 270°, 360 = 360°',
    'y axis: variance of the wave',
    'y ticks: -1, 0, 1, 2, 3',
    `gray dashed curve: ${pointsOf(variance, 0, 360)}`,
    ...turns.flatMap((degrees) => {
      const [foot, head] = [point(degrees, 0), point(degrees, variance(degrees))];
      const color = variance(degrees) > -1e-9 ? 'blue' : 'red';
      return [`${color} line: ${foot} ${head}`, `${color} dot: ${head}`];
    }),
  ];
}
