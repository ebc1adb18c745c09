interface Numbers {
  mean: number;
  /** How many block trades there are to be. */
  least: number;
}

/**
 * Finds the multiplier of the mean by bisection on a count cut off at 400, where the stationary
 * distribution is proportional to exp(−multiplier · k), and adds up its tail.
 */
export function exact({ mean: known, least }: Numbers): number {
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
    if (mean / total > known) low = multiplier;
    else high = multiplier;
  }
  let total = 0;
  let tail = 0;
  for (let k = 0; k <= 400; k += 1) {
    total += Math.exp(-low * k);
    if (k >= least) tail += Math.exp(-low * k);
  }
  return tail / total;
}

/** The probabilities of a Poisson variable, far beyond its mean. */
function poisson(mean: number): number[] {
  const probabilities = [Math.exp(-mean)];
  for (let k = 1; k <= 100; k += 1) probabilities.push(((probabilities[k - 1] ?? 0) * mean) / k);
  return probabilities;
}

/** With a Poisson distribution. */
export function mistakes({ mean, least }: Numbers): number[] {
  const below = poisson(mean).slice(0, least);
  return [1 - below.reduce((sum, probability) => sum + probability, 0)];
}

export function values({ mean }: Numbers): Record<string, number> {
  const surprises = poisson(mean).map((probability) => -probability * Math.log(probability));
  return { poissonEntropy: surprises.reduce((sum, surprise) => sum + surprise, 0) };
}
