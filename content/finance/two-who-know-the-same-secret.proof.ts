import { drawNormal } from '../tools/normal.ts';

const valueDeviation = 3;
const noiseDeviation = 1000;

/**
 * Bisects on how many shares each insider trades per dollar of mispricing, until the best reply to
 * the other and to the market maker's pricing is the same number.
 */
function aggressiveness(): number {
  let low = 1;
  let high = 10_000;
  for (let i = 0; i < 100; i += 1) {
    const trade = (low + high) / 2;
    if (bestReply(trade) > trade) low = trade;
    else high = trade;
  }
  return (low + high) / 2;
}

/** The market maker regresses the value on the total order if both trade this aggressively. */
function impactOf(trade: number): number {
  const covariance = 2 * trade * valueDeviation ** 2;
  const variance = (2 * trade * valueDeviation) ** 2 + noiseDeviation ** 2;
  return covariance / variance;
}

/** Maximizes x (1 - impact (x + trade)), the profit per squared dollar of mispricing. */
function bestReply(trade: number): number {
  const impact = impactOf(trade);
  return Math.max(0, (1 - impact * trade) / (2 * impact));
}

const trade = aggressiveness();
const impact = impactOf(trade);

export function exact(): number {
  return trade * (1 - impact * 2 * trade) * valueDeviation ** 2;
}

/** One auction: the first insider's order times what he gains per share. */
export function simulate(random: () => number): number {
  const mispricing = valueDeviation * drawNormal(random);
  const order = trade * mispricing;
  const total = 2 * order + noiseDeviation * drawNormal(random);
  return order * (mispricing - impact * total);
}

export function mistakes(): number[] {
  const single = (noiseDeviation * valueDeviation) / 2;
  return [single / 2];
}
