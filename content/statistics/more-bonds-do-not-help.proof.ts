import { drawNormal } from '../tools/normal.ts';

/**
 * The estimate is a quadratic form of the errors. Its mean is the variance times the trace of the
 * matrices that take the mean out of two and of three quotes, over the number of quotes.
 */
export function exact(): number {
  let trace = 0;
  let quotes = 0;
  for (const dealers of [2, 3]) {
    quotes += dealers;
    for (let i = 0; i < dealers; i += 1) {
      for (let j = 0; j < dealers; j += 1) {
        const entry = (i === j ? 1 : 0) - 1 / dealers;
        trace += entry * entry;
      }
    }
  }
  return (25 * trace) / quotes;
}

/** The squared deviations of one bond of each kind, per quote. */
export function simulate(random: () => number): number {
  const value = 10_000;
  const a = value + 5 * drawNormal(random);
  const b = value + 5 * drawNormal(random);
  const c = value + 5 * drawNormal(random);
  const d = value + 5 * drawNormal(random);
  const e = value + 5 * drawNormal(random);
  const two = (a + b) / 2;
  const three = (c + d + e) / 3;
  const squares =
    (a - two) ** 2 + (b - two) ** 2 + (c - three) ** 2 + (d - three) ** 2 + (e - three) ** 2;
  return squares / 5;
}
