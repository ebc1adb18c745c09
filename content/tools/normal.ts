/** One standard normal draw (Box-Muller). */
export function drawNormal(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

export function normalDensity(z: number): number {
  return Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI);
}

/** P(Z ≤ z), to about 14 digits: a series near the middle, a continued fraction in the tails. */
export function normalCdf(z: number): number {
  if (Math.abs(z) < 4) {
    let term = z;
    let sum = z;
    for (let k = 1; Math.abs(term) > 1e-18; k += 1) {
      term *= (z * z) / (2 * k + 1);
      sum += term;
    }
    return 0.5 + sum * normalDensity(z);
  }
  let fraction = 0;
  for (let k = 60; k > 0; k -= 1) fraction = k / (Math.abs(z) + fraction);
  const tail = normalDensity(z) / (Math.abs(z) + fraction);
  return z < 0 ? tail : 1 - tail;
}
