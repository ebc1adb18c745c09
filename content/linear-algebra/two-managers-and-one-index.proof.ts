import { decimal, point, type Sliders } from '../tools/figure.ts';

interface Numbers {
  rho: number;
}

/** Whether elimination meets only positive pivots. */
function isPositiveDefinite(matrix: number[][]): boolean {
  const rows = matrix.map((row) => [...row]);
  const at = (i: number, j: number) => rows[i]?.[j] ?? Number.NaN;
  for (let pivot = 0; pivot < rows.length; pivot += 1) {
    if (at(pivot, pivot) <= 0) return false;
    for (let i = pivot + 1; i < rows.length; i += 1) {
      const factor = at(i, pivot) / at(pivot, pivot);
      rows[i] = (rows[i] ?? []).map((entry, j) => entry - factor * at(pivot, j));
    }
  }
  return true;
}

/** Bisects between an impossible correlation and a possible one. */
export function exact({ rho }: Numbers): number {
  let impossible = -1;
  let possible = rho ** 2;
  for (let i = 0; i < 60; i += 1) {
    const r = (impossible + possible) / 2;
    const isPossible = isPositiveDefinite([
      [1, rho, rho],
      [rho, 1, r],
      [rho, r, 1],
    ]);
    if (isPossible) possible = r;
    else impossible = r;
  }
  return possible;
}

/** Unit vectors at the same angle from the index, on opposite sides of it. */
export function check({ rho }: Numbers): number {
  return Math.cos(2 * Math.acos(rho));
}

export function mistakes({ rho }: Numbers): number[] {
  return [rho ** 2, rho + rho - 1];
}

/** Bisects for three managers. */
export function followUps({ rho }: Numbers): number[] {
  let impossible = -1;
  let possible = rho ** 2;
  for (let i = 0; i < 60; i += 1) {
    const r = (impossible + possible) / 2;
    const isPossible = isPositiveDefinite([
      [1, rho, rho, rho],
      [rho, 1, r, r],
      [rho, r, 1, r],
      [rho, r, r, 1],
    ]);
    if (isPossible) possible = r;
    else impossible = r;
  }
  return [possible];
}

export function sliders(): Sliders {
  return { turn: { from: 0, to: 180, step: 5, start: 45 } };
}

/** Returns as vectors of length one: the managers are on a cone around the index. */
export function figure({ turn = 45 }: Record<string, number>, { rho }: Numbers): string[] {
  const radius = Math.sqrt(1 - rho ** 2);
  /** On the rim of the cone, seen from a little above. */
  const onRim = (degrees: number) => {
    const angle = (degrees * Math.PI) / 180;
    return point(-radius * Math.cos(angle), rho - 0.3 * radius * Math.sin(angle));
  };
  const rim = Array.from({ length: 37 }, (_, step) => onRim(10 * step));
  const [first, second] = [onRim(0), onRim(turn)];
  const correlation = rho ** 2 + (1 - rho ** 2) * Math.cos((turn * Math.PI) / 180);
  const apart = (Math.acos(Math.min(1, correlation)) * 180) / Math.PI;
  return [
    `alt: Turned by ${turn}° around the index, the second manager is ${decimal(apart, 1)}° away from the first: correlation ${decimal(correlation, 3)}.`,
    'x: -1 to 1',
    'y: 0 to 1.2',
    'shape: equal',
    'gray arrow: 0,0 0,1',
    'label gray above: 0,1.06 index',
    `gray thin curve: ${rim.join(' ')}`,
    `blue dashed thin line: ${point(0, rho)} ${first}`,
    `red dashed thin line: ${point(0, rho)} ${second}`,
    `blue thick arrow: 0,0 ${first}`,
    `red thick arrow: 0,0 ${second}`,
    'label blue right: -1,0.1 first manager',
    'label red left: 1,0.1 second manager',
  ];
}
