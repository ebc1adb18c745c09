import { integrate } from '../tools/integrate.ts';

interface Numbers {
  start: number;
  outflow: number;
  days: number;
}

/** Runs bonds and stocks through the days with fourth-order Runge-Kutta steps. */
export function exact({ start, outflow, days }: Numbers): number {
  const inflow = 3 * outflow;
  const steps = 1500;
  const step = days / steps;
  let bonds = start;
  let stocks = 0;
  const sold = (held: number, other: number) => (outflow * held) / (held + other);
  for (let i = 0; i < steps; i += 1) {
    const b1 = -sold(bonds, stocks);
    const s1 = inflow - sold(stocks, bonds);
    const b2 = -sold(bonds + (step / 2) * b1, stocks + (step / 2) * s1);
    const s2 = inflow - sold(stocks + (step / 2) * s1, bonds + (step / 2) * b1);
    const b3 = -sold(bonds + (step / 2) * b2, stocks + (step / 2) * s2);
    const s3 = inflow - sold(stocks + (step / 2) * s2, bonds + (step / 2) * b2);
    const b4 = -sold(bonds + step * b3, stocks + step * s3);
    const s4 = inflow - sold(stocks + step * s3, bonds + step * b3);
    bonds += (step / 6) * (b1 + 2 * b2 + 2 * b3 + b4);
    stocks += (step / 6) * (s1 + 2 * s2 + 2 * s3 + s4);
  }
  return bonds / (bonds + stocks);
}

/** Adds up by how much new stocks dilute the share each day. */
export function check({ start, outflow, days }: Numbers): number {
  const inflow = 3 * outflow;
  const dilution = (day: number) => inflow / (start + (inflow - outflow) * day);
  return Math.exp(-integrate(dilution, 0, days));
}

export function mistakes({ start, outflow, days }: Numbers): number[] {
  const growth = 3 * outflow - outflow;
  return [start / (start + growth * days)];
}
