import { decimal, point, type Sliders } from '../tools/figure.ts';

/** Fixed-point numbers with 240 bits after the point. */
const bits = 240n;
const one = 1n << bits;

function stepsFor(a: bigint, start: bigint): number {
  let x = start;
  for (let steps = 0; steps < 20; steps += 1) {
    const residual = one - ((a * x) >> bits);
    if ((residual < 0n ? -residual : residual) <= one >> 53n) return steps;
    x = (x * (2n * one - ((a * x) >> bits))) >> bits;
  }
  return Number.POSITIVE_INFINITY;
}

/** Runs the card for many constants and many arguments: the best constant's worst argument. */
export function exact(): number {
  let best = Number.POSITIVE_INFINITY;
  for (let i = 1n; i < 96n; i += 1n) {
    const start = (i * 2n * one) / 96n;
    let worst = 0;
    for (let j = 32n; j <= 64n && worst < best; j += 1n) {
      worst = Math.max(worst, stepsFor((j * one) / 64n, start));
    }
    best = Math.min(best, worst);
  }
  return best;
}

export function mistakes(): number[] {
  const worst = 1 / 3;
  const steps = (53 * Math.LN2) / -Math.log(worst);
  return [Math.ceil(steps), Math.floor(Math.log2(steps))];
}

export function sliders(): Sliders {
  return {
    start: { from: 0.8, to: 1.8, step: 0.01, start: 1.1 },
    steps: { from: 0, to: 6, start: 3 },
  };
}

/** How many bits are right for each a, now and a step before. */
export function figure({ start = 1.1, steps = 3 }: Record<string, number>): string[] {
  const highest = 112;
  const bitsOf = (residual: number, step: number) => -(2 ** step) * Math.log2(residual);
  /** From one end of the range toward the a for which the start is right, or to the other end. */
  const branch = (sign: number, end: number, other: number, step: number) => {
    const least = Math.max(other, 2 ** (-highest / 2 ** step));
    if (least >= end) return '';
    const points = Array.from({ length: 41 }, (_, i) => {
      const residual = end * (least / end) ** ((i / 40) ** 2);
      return point((1 - sign * residual) / start, bitsOf(residual, step));
    });
    return `${step === steps ? 'blue thick' : 'gray'} line: ${points.join(' ')}`;
  };
  const [atHalf, atOne] = [1 - start / 2, Math.abs(1 - start)];
  const worst = bitsOf(Math.max(atHalf, atOne), steps);
  const [where, name] = atHalf > atOne ? [0.5, '1/2'] : [1, '1'];
  const count = steps === 1 ? '1 step' : `${steps} steps`;
  const verdict = worst >= 53 ? 'meets' : 'misses';
  return [
    `alt: After ${count} from c = ${decimal(start, 2)}, the worst residual, at a = ${name}, is 2 to the power −${decimal(worst, 1)}. That ${verdict} the target of 2 to the power −53.`,
    'shape: 8 by 6',
    'x: 0.5 to 1',
    `y: 0 to ${highest}`,
    'x axis: a',
    'x ticks: 0.5 = 1/2, 0.75 = 3/4, 1',
    'y axis: right bits',
    'y ticks: 0, 53',
    'green dashed line: 0.5,53 1,53',
    ...[steps - 1, steps]
      .filter((step) => step >= 0)
      .flatMap((step) => [branch(1, atHalf, 1 - start, step), branch(-1, start - 1, 0, step)]),
    `red dot: ${point(where, worst)}`,
  ];
}
