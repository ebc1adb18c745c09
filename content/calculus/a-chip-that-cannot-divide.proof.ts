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
