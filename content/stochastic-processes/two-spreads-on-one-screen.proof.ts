/** Shoots outward through the radial equation u'' + u'/r = 0 (fourth-order Runge-Kutta). */
export function exact(): number {
  const perUnit = 1000;
  const width = 1 / perUnit;
  const bend = (radius: number, slope: number) => -slope / radius;
  let value = 0;
  let slope = 1;
  let start = 0;
  for (let i = 0; i < 7 * perUnit; i += 1) {
    const radius = 1 + i * width;
    if (i === perUnit) start = value;
    const s1 = bend(radius, slope);
    const s2 = bend(radius + width / 2, slope + (width / 2) * s1);
    const s3 = bend(radius + width / 2, slope + (width / 2) * s2);
    const s4 = bend(radius + width, slope + width * s3);
    value += width * slope + (width ** 2 / 6) * (s1 + s2 + s3);
    slope += (width / 6) * (s1 + 2 * s2 + 2 * s3 + s4);
  }
  return start / value;
}

export function mistakes(): number[] {
  return [1, 2].map((power) => (2 ** power - 1) / (8 ** power - 1));
}

/**
 * A planar Brownian motion leaves a disk around its position at a uniformly chosen direction, so it
 * jumps from disk to disk, each as large as fits, until it is within a millionth of an edge.
 */
export function simulate(random: () => number): number {
  let radius = 2;
  for (;;) {
    const inner = radius - 1;
    const outer = 8 - radius;
    if (inner < 1e-6) return 0;
    if (outer < 1e-6) return 1;
    const jump = Math.min(inner, outer);
    const cosine = Math.cos(2 * Math.PI * random());
    radius = Math.sqrt(radius * radius + jump * jump + 2 * radius * jump * cosine);
  }
}
