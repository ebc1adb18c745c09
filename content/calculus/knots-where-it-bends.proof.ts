import { decimal, point, type Sliders } from '../tools/figure.ts';

/** The exact largest error of a chord of the square root between u² and v². */
const chordError = (u: number, v: number) => (v - u) ** 2 / (4 * (u + v));

/** The error for which n intervals, each as long as that error allows, just reach 16. */
function bestError(n: number): number {
  let low = 0;
  let high = 1;
  for (let i = 0; i < 70; i += 1) {
    const error = (low + high) / 2;
    let root = 1;
    for (let interval = 0; interval < n; interval += 1) {
      root += 2 * error + Math.sqrt(4 * error ** 2 + 8 * error * root);
    }
    if (root < 4) low = error;
    else high = error;
  }
  return (low + high) / 2;
}

/** The ratio for doubled n, with the errors in powers of 1/n removed (Richardson). */
export function exact(): number {
  let row: number[] = [];
  for (let level = 0; level < 9; level += 1) {
    const n = 8 * 2 ** level;
    const next = [chordError(1, Math.sqrt(1 + 15 / n)) / bestError(n)];
    for (const [i, older] of row.entries()) {
      const newer = next[i] ?? 0;
      next.push(newer + (newer - older) / (2 ** (i + 1) - 1));
    }
    row = next;
  }
  return row[row.length - 1] ?? 0;
}

/** The largest errors times n²: even in value, the first interval is the worst; even in slope, the last. */
export function mistakes(): number[] {
  const equal = 15 ** 2 / 4 / 8;
  const evenInValue = 3 ** 2 / 8;
  const turn = 1 / 2 - 1 / 8;
  const evenInSlope = (turn / (1 / 256)) ** 2 / 256 / 8;
  return [equal / evenInValue, equal / evenInSlope];
}

export function sliders(): Sliders {
  return {
    power: { from: 0.05, to: 1, step: 0.05, start: 1 },
    intervals: { from: 4, to: 100, step: 4, start: 8 },
  };
}

/** The error with knots at equal steps of a power of x, as a share of the largest at equal steps of x. */
export function figure({ power = 1, intervals = 8 }: Record<string, number>): string[] {
  const rootAt = (knot: number) =>
    (1 + (knot / intervals) * (16 ** power - 1)) ** (1 / (2 * power));
  const equal = chordError(1, Math.sqrt(1 + 15 / intervals));
  // An even number, so that the middle, where the error of a chord is largest, is among the points.
  const pieces = 2 * Math.ceil(64 / intervals);
  const points: string[] = [];
  let largest = 0;
  for (let knot = 0; knot < intervals; knot += 1) {
    const [u, v] = [rootAt(knot), rootAt(knot + 1)];
    largest = Math.max(largest, chordError(u, v));
    for (let piece = 0; piece < pieces; piece += 1) {
      const root = u + ((v - u) * piece) / pieces;
      points.push(point(root ** 2, ((root - u) * (v - root)) / (u + v) / equal));
    }
  }
  const error = decimal(Number(largest.toPrecision(3)), 7);
  const isEqual = power > 0.999;
  return [
    isEqual
      ? `alt: With ${intervals} equal intervals, the largest error is ${error}, in the first one. The others do better than they need to.`
      : `alt: With ${intervals} intervals at equal steps of x to the power ${decimal(power, 2)}, the largest error is ${error}, ${decimal(equal / largest, 2)} times smaller than with equal ones.`,
    'x: 1 to 16',
    'y: 0 to 1.1',
    'x axis: x',
    'x ticks: 1, 4, 8, 12, 16',
    'y axis: error',
    'y ticks: 0, 1 = E',
    'red dashed line: 1,1 16,1',
    'label red below left: 16,0.98 largest with equal spacing',
    isEqual ? '' : `blue dashed line: ${point(1, largest / equal)} ${point(16, largest / equal)}`,
    `blue line: ${points.join(' ')} 16,0`,
  ];
}
