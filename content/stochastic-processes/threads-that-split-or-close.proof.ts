import { drawExponential } from '../tools/draw.ts';

interface Numbers {
  threads: number;
  hours: number;
}

/** Solves the equations for the number of open threads, cut off at 120 (fourth-order Runge-Kutta). */
export function exact({ threads, hours }: Numbers): number {
  const size = 121;
  const steps = 230 * hours;
  const width = hours / steps;
  const flow = (p: Float64Array) => {
    const out = new Float64Array(size);
    for (let n = 0; n < size; n += 1) {
      const fromBelow = n > 0 ? (n - 1) * (p[n - 1] ?? 0) : 0;
      const fromAbove = (n + 1) * (p[n + 1] ?? 0);
      out[n] = fromBelow + fromAbove - 2 * n * (p[n] ?? 0);
    }
    return out;
  };
  const moved = (p: Float64Array, k: Float64Array, by: number) =>
    p.map((value, n) => value + by * (k[n] ?? 0));
  let p = new Float64Array(size);
  p[threads] = 1;
  for (let step = 0; step < steps; step += 1) {
    const k1 = flow(p);
    const k2 = flow(moved(p, k1, width / 2));
    const k3 = flow(moved(p, k2, width / 2));
    const k4 = flow(moved(p, k3, width));
    p = p.map(
      (value, n) =>
        value + (width / 6) * ((k1[n] ?? 0) + 2 * (k2[n] ?? 0) + 2 * (k3[n] ?? 0) + (k4[n] ?? 0)),
    );
  }
  let mean = 0;
  for (let n = 1; n < size; n += 1) mean += n * (p[n] ?? 0);
  return mean / (1 - (p[0] ?? 0));
}

export function simulate(random: () => number, { threads, hours }: Numbers): number {
  for (;;) {
    let open = threads;
    let time = drawExponential(random, 2 * open);
    while (open > 0 && time < hours) {
      open += random() < 0.5 ? 1 : -1;
      time += drawExponential(random, 2 * open);
    }
    if (open > 0) return open;
  }
}

/** The mean without the condition: splits and closures cancel. */
export function mistakes({ threads }: Numbers): number[] {
  return [threads];
}
