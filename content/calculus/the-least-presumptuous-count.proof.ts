/**
 * Finds the multiplier of the mean by bisection on a count cut off at 400, where the stationary
 * distribution is proportional to exp(−multiplier · k), and adds up its tail.
 */
export function exact(): number {
  let low = 0.01;
  let high = 5;
  for (let i = 0; i < 80; i += 1) {
    const multiplier = (low + high) / 2;
    let total = 0;
    let mean = 0;
    for (let k = 0; k <= 400; k += 1) {
      total += Math.exp(-multiplier * k);
      mean += k * Math.exp(-multiplier * k);
    }
    if (mean / total > 3) low = multiplier;
    else high = multiplier;
  }
  let total = 0;
  let tail = 0;
  for (let k = 0; k <= 400; k += 1) {
    total += Math.exp(-low * k);
    if (k >= 2) tail += Math.exp(-low * k);
  }
  return tail / total;
}

/** A Poisson distribution with mean 3. */
export function mistakes(): number[] {
  return [1 - Math.exp(-3) * (1 + 3)];
}
