import { integrate } from '../tools/integrate.ts';
import { drawNormal, normalDensity } from '../tools/normal.ts';

interface Numbers {
  spot: number;
  early: number;
  late: number;
}

const halfYear = Math.sqrt(1 / 2);
const growth = (deviation: number, z: number) => Math.exp(deviation * z - deviation ** 2 / 2);

/** What a call that is at the money pays on average per dollar, for a given log deviation. */
function perDollar(deviation: number): number {
  return integrate((z) => (growth(deviation, z) - 1) * normalDensity(z), deviation / 2, 12);
}

/** The payoff integrated over both half-years, the price at the fixing being an integral too. */
export function exact({ spot, early, late }: Numbers): number {
  const first = early * halfYear;
  const share = perDollar(late * halfYear);
  return integrate((z) => spot * growth(first, z) * share * normalDensity(z), -12, 12);
}

export function simulate(random: () => number, { spot, early, late }: Numbers): number {
  const strike = spot * growth(early * halfYear, drawNormal(random));
  return Math.max(strike * growth(late * halfYear, drawNormal(random)) - strike, 0);
}

/** A call struck today, on the volatility of the whole year. */
export function mistakes({ spot, early, late }: Numbers): number[] {
  return [spot * perDollar(Math.hypot(early, late) * halfYear)];
}

export function values({ spot, late }: Numbers) {
  const deviation = late * halfYear;
  return { share: perDollar(deviation), rule: normalDensity(0) * spot * deviation };
}
