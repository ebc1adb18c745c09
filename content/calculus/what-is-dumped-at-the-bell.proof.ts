import { decimal, point, pointsOf, type Sliders } from '../tools/figure.ts';
import { integrate } from '../tools/integrate.ts';
import { solveLinear } from '../tools/solve-linear.ts';

interface Numbers {
  /** The exponential of the time until the bell. */
  factor: number;
  penalty: number;
}

/** Legendre polynomials in time, shifted so that they start at zero, with their slopes. */
function shape(degree: number, time: number, hours: number): [number, number] {
  const s = (2 * time) / hours - 1;
  let [before, value] = [1, s];
  let [slopeBefore, slope] = [0, 1];
  for (let k = 1; k < degree; k += 1) {
    const nextSlope = slopeBefore + (2 * k + 1) * value;
    [before, value] = [value, ((2 * k + 1) * s * value - k * before) / (k + 1)];
    [slopeBefore, slope] = [slope, nextSlope];
  }
  return [value - (degree % 2 === 0 ? 1 : -1), (2 / hours) * slope];
}

/** Minimizes the cost directly over all polynomial paths of degree 10 that start at 1. */
export function exact({ factor, penalty }: Numbers): number {
  const hours = Math.log(factor);
  const degrees = Array.from({ length: 10 }, (_, i) => i + 1);
  const atBell = degrees.map((degree) => shape(degree, hours, hours)[0]);
  const matrix = degrees.map((i) =>
    degrees.map((j) => {
      const end = penalty * (atBell[i - 1] ?? 0) * (atBell[j - 1] ?? 0);
      const product = (time: number) => {
        const [a, slopeA] = shape(i, time, hours);
        const [b, slopeB] = shape(j, time, hours);
        return slopeA * slopeB + a * b;
      };
      return integrate(product, 0, hours, 2) + end;
    }),
  );
  const right = degrees.map(
    (i) =>
      -integrate((time) => shape(i, time, hours)[0], 0, hours, 2) - penalty * (atBell[i - 1] ?? 0),
  );
  const weights = solveLinear(matrix, right);
  return weights.reduce((sum, weight, i) => sum + weight * (atBell[i] ?? 0), 1);
}

/** Shoots: follows a path at rest and a moving one, and mixes them as the bell demands. */
export function check({ factor, penalty }: Numbers): number {
  const resting = follow(1, 0, Math.log(factor));
  const moving = follow(0, 1, Math.log(factor));
  const excess = ([held, slope]: readonly [number, number]) => slope + penalty * held;
  return resting[0] - (excess(resting) / excess(moving)) * moving[0];
}

/** Fourth-order Runge-Kutta steps of x'' = x, which is linear: one step is a Taylor polynomial. */
function follow(held: number, slope: number, hours: number): [number, number] {
  const steps = 1000;
  const step = hours / steps;
  const even = 1 + step ** 2 / 2 + step ** 4 / 24;
  const odd = step + step ** 3 / 6;
  let [x, v] = [held, slope];
  for (let i = 0; i < steps; i += 1) [x, v] = [even * x + odd * v, odd * x + even * v];
  return [x, v];
}

export function mistakes({ factor, penalty }: Numbers): number[] {
  const endless = 1 / factor;
  // 2x' = -penalty x at the bell: the dump's square is not differentiated.
  const ratio = ((1 + penalty / 2) / (1 - penalty / 2)) * factor ** 2;
  const rising = 1 / (1 + ratio);
  return [endless, (1 - rising) / factor + rising * factor];
}

export function sliders(): Sliders {
  return { percentLeft: { from: 0, to: 60, start: 50 } };
}

/** The best path to what is left at the bell, and whether leaving less would pay. */
export function figure(
  { percentLeft = 50 }: Record<string, number>,
  { factor, penalty }: Numbers,
): string[] {
  const bell = Math.log(factor);
  const end = bell + 0.5;
  const left = percentLeft / 100;
  const held = (time: number) =>
    (Math.sinh(bell - time) + left * Math.sinh(time)) / Math.sinh(bell);
  const firstSpeed = (Math.cosh(bell) - left) / Math.sinh(bell);
  const speed = (1 - left * Math.cosh(bell)) / Math.sinh(bell);
  // Integrated by parts, as the path's second derivative is the path.
  const cost = firstSpeed - left * speed + penalty * left ** 2;
  /** From the end of the path straight on, until nothing or the whole block would be left. */
  const onward = (rate: number) => {
    const hours = Math.min(end - bell, rate > 0 ? left / rate : (1 - left) / -rate);
    return `${point(bell, left)} ${point(bell + hours, left - rate * hours)}`;
  };
  const shown = (value: number) => decimal(value, 3).replace('-', '−');
  const pays = speed < penalty * left ? 'less' : 'more';
  return [
    `alt: With ${percentLeft}% left, the speed at the bell is ${shown(speed)}, and ${penalty} times what is left is ${shown(penalty * left)}: leaving ${pays} would pay. The cost is ${shown(cost)}.`,
    `x: 0 to ${decimal(end)}`,
    'y: 0 to 1',
    'x axis: time',
    `x ticks: 0, ${decimal(bell)} = bell`,
    'y axis: still held',
    'y ticks: 0, 0.5, 1',
    `gray thin line: ${point(bell, 0)} ${point(bell, 0.8)}`,
    `blue thick curve: ${pointsOf(held, 0, bell, 24)}`,
    left > 0 ? `red dashed line: ${onward(penalty * left)}` : '',
    `blue dashed line: ${onward(speed)}`,
    `dot: ${point(bell, left)}`,
    `label blue left: ${point(end, 0.97)} speed at the bell`,
    `label red left: ${point(end, 0.87)} ${penalty} times what is left`,
  ];
}
