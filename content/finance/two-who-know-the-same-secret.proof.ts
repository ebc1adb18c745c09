import { drawNormal } from '../tools/normal.ts';

interface Numbers {
  deviation: number;
  noise: number;
}

/**
 * Bisects on how many shares each insider trades per dollar of mispricing, until the best reply to
 * the other and to the market maker's pricing is the same number.
 */
function aggressiveness(numbers: Numbers): number {
  let low = 1;
  let high = 10_000;
  for (let i = 0; i < 100; i += 1) {
    const trade = (low + high) / 2;
    if (bestReply(trade, numbers) > trade) low = trade;
    else high = trade;
  }
  return (low + high) / 2;
}

/** The market maker regresses the value on the total order if both trade this aggressively. */
function impactOf(trade: number, { deviation, noise }: Numbers): number {
  const covariance = 2 * trade * deviation ** 2;
  const variance = (2 * trade * deviation) ** 2 + noise ** 2;
  return covariance / variance;
}

/** Maximizes x (1 - impact (x + trade)), the profit per squared dollar of mispricing. */
function bestReply(trade: number, numbers: Numbers): number {
  const impact = impactOf(trade, numbers);
  return Math.max(0, (1 - impact * trade) / (2 * impact));
}

interface Equilibrium {
  trade: number;
  impact: number;
}

const known = new Map<string, Equilibrium>();

function equilibriumOf(numbers: Numbers): Equilibrium {
  const key = `${numbers.deviation} ${numbers.noise}`;
  const before = known.get(key);
  if (before) return before;
  const trade = aggressiveness(numbers);
  const equilibrium = { trade, impact: impactOf(trade, numbers) };
  known.set(key, equilibrium);
  return equilibrium;
}

export function exact(numbers: Numbers): number {
  const { trade, impact } = equilibriumOf(numbers);
  return trade * (1 - impact * 2 * trade) * numbers.deviation ** 2;
}

/** One auction: the first insider's order times what he gains per share. */
export function simulate(random: () => number, numbers: Numbers): number {
  const { trade, impact } = equilibriumOf(numbers);
  const mispricing = numbers.deviation * drawNormal(random);
  const order = trade * mispricing;
  const total = 2 * order + numbers.noise * drawNormal(random);
  return order * (mispricing - impact * total);
}

export function mistakes({ deviation, noise }: Numbers): number[] {
  const single = (noise * deviation) / 2;
  return [single / 2];
}
