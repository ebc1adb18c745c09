import { decimal, point, type Sliders } from '../tools/figure.ts';

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

/** Twice the variance of the geometric count, unless the slider gets too long. */
const mostVariance = (mean: number) => Math.min(2 * mean * (mean + 1), mean + 100);

export function sliders({ mean }: Numbers): Sliders {
  return { variance: { from: mean, to: mostVariance(mean), start: Math.ceil(1.5 * mean) } };
}

/** Of the many distributions with this mean and variance, the negative binomial one; Poisson at the least. */
function countsOf(mean: number, variance: number): number[] {
  const excess = variance / mean - 1;
  const none = excess > 0 ? (1 + excess) ** (-mean / excess) : Math.exp(-mean);
  const probabilities = [none];
  for (let k = 1; k <= 200; k += 1) {
    const ratio = (mean + (k - 1) * excess) / (1 + excess) / k;
    probabilities.push(ratio * (probabilities[k - 1] ?? 0));
  }
  return probabilities;
}

const entropyOf = (probabilities: number[]) =>
  probabilities.reduce((sum, p) => (p > 0 ? sum - p * Math.log(p) : sum), 0);

/** The probabilities as bars, and above them the entropy along the slider. */
export function figure(
  { variance = 5 }: Record<string, number>,
  { mean, least }: Numbers,
): string[] {
  const counts = countsOf(mean, variance);
  const tail = 1 - counts.slice(0, least).reduce((sum, p) => sum + p, 0);
  const to = mostVariance(mean);
  const top = countsOf(mean, to)[0] ?? 1;
  const entropy = entropyOf(counts);
  const others = Array.from({ length: 31 }, (_, i) =>
    entropyOf(countsOf(mean, mean + ((to - mean) * i) / 30)),
  );
  const [low, high] = [Math.min(...others), Math.max(...others, entropy)];
  const up = (value: number) => top * (1.3 + (0.5 * (value - low)) / (high - low));
  return [
    `alt: With mean ${mean} and variance ${variance}, the entropy is ${decimal(entropy, 3)}, and at least ${least} block trades have probability ${decimal(tail, 3)}.`,
    'x: -0.5 to 12.5',
    `y: 0 to ${decimal(2.1 * top)}`,
    'x axis: block trades in a day',
    'x ticks: 0, 2, 4, 6, 8, 10, 12',
    ...counts.slice(0, 13).map((p, k) => {
      const [left, right] = [k - 0.4, k + 0.4];
      const color = k < least ? 'gray' : 'blue';
      return `${color} area: ${point(left, 0)} ${point(right, 0)} ${point(right, p)} ${point(left, p)}`;
    }),
    `label blue left: 12.5,${decimal(1.1 * top)} at least ${least}`,
    `red line: ${others.map((value, i) => point((13 * i) / 30 - 0.5, up(value))).join(' ')}`,
    `red dot: ${point((13 * (variance - mean)) / (to - mean) - 0.5, up(entropy))}`,
    `label red left: 12.5,${decimal(2.02 * top)} entropy by variance`,
  ];
}
