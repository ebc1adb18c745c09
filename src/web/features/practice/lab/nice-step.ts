/** The smallest of 1, 2, 5, 10, 20, … (and 0.5, 0.2, …) that is at least the given length. */
export function niceStep(length: number): number {
  const power = 10 ** Math.floor(Math.log10(length));
  const step = [1, 2, 5].find((factor) => factor * power >= length * (1 - 1e-9)) ?? 10;
  return step * power;
}
