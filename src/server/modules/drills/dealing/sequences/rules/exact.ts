/** Of whole numbers; positive unless both are 0. */
export function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? Math.abs(a) : greatestCommonDivisor(b, a % b);
}

/**
 * Whether a × b is c × d, for whole numbers below 2^53 and products below 2^84: if these differ
 * but are rounded to the same number, their last 32 bits differ.
 */
export function isSameProduct(a: number, b: number, c: number, d: number): boolean {
  return a * b === c * d && Math.imul(a, b) === Math.imul(c, d);
}

/** A whole number times above / below: exact if the result is whole. */
export function timesRatio(number: number, above: number, below: number): number {
  const divisor = greatestCommonDivisor(above, below);
  const [factor, rest] = [above / divisor, below / divisor];
  return number % rest === 0 ? (number / rest) * factor : (number * factor) / rest;
}
