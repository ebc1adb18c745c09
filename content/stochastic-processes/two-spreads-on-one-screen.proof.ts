interface Numbers {
  ratio: number;
  steps: number;
  levels: number;
}

function distancesOf({ ratio, steps, levels }: Numbers) {
  return { start: ratio ** steps, alarm: ratio ** levels };
}

/** Shoots outward through the radial equation u'' + u'/r = 0 (fourth-order Runge-Kutta). */
export function exact(numbers: Numbers): number {
  const { start, alarm } = distancesOf(numbers);
  const perUnit = 1000;
  const width = 1 / perUnit;
  const bend = (radius: number, slope: number) => -slope / radius;
  let value = 0;
  let slope = 1;
  let atStart = 0;
  for (let i = 0; i < (alarm - 1) * perUnit; i += 1) {
    const radius = 1 + i * width;
    if (i === (start - 1) * perUnit) atStart = value;
    const s1 = bend(radius, slope);
    const s2 = bend(radius + width / 2, slope + (width / 2) * s1);
    const s3 = bend(radius + width / 2, slope + (width / 2) * s2);
    const s4 = bend(radius + width, slope + width * s3);
    value += width * slope + (width ** 2 / 6) * (s1 + s2 + s3);
    slope += (width / 6) * (s1 + 2 * s2 + 2 * s3 + s4);
  }
  return atStart / value;
}

export function mistakes(numbers: Numbers): number[] {
  const { start, alarm } = distancesOf(numbers);
  return [1, 2].map((power) => (start ** power - 1) / (alarm ** power - 1));
}

/**
 * A planar Brownian motion leaves a disk around its position at a uniformly chosen direction, so it
 * jumps from disk to disk, each as large as fits, until it is very close to an edge.
 */
export function simulate(random: () => number, numbers: Numbers): number {
  const { start, alarm } = distancesOf(numbers);
  let radius = start;
  for (;;) {
    const inner = radius - 1;
    const outer = alarm - radius;
    if (inner < 1e-4) return 0;
    if (outer < 1e-4) return 1;
    const jump = Math.min(inner, outer);
    const cosine = Math.cos(2 * Math.PI * random());
    radius = Math.sqrt(radius * radius + jump * jump + 2 * radius * jump * cosine);
  }
}
