import { integrate } from '../tools/integrate.ts';

/** Runs the recursion exactly, on whole multiples of 1e-60, from a true and from a false start. */
export function exact(): number {
  const unit = 10n ** 60n;
  let term = unit;
  let inverseOfE = 0n;
  for (let k = 1n; term !== 0n; k += 1n) {
    inverseOfE += term;
    term = -term / k;
  }
  let truth = unit - inverseOfE;
  let computed = truth + 10n ** 44n;
  for (let n = 1; n < 40; n += 1) {
    truth = unit - BigInt(n) * truth;
    computed = unit - BigInt(n) * computed;
    const error = Math.abs(Number(computed - truth) / 1e60);
    if (error > integrate((x) => x ** n * Math.exp(x - 1), 0, 1, 20)) return n;
  }
  return Number.NaN;
}

export function mistakes(): number[] {
  let error = 1e-16;
  let n = 0;
  while (error <= 1) {
    n += 1;
    error *= n;
  }
  return [n];
}
