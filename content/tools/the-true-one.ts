/** The number, from 1, of the only claim that holds. */
export function theTrueOne(claims: boolean[]): number {
  const numbers = claims.flatMap((holds, index) => (holds ? [index + 1] : []));
  const [number] = numbers;
  if (number === undefined || numbers.length > 1) {
    throw new Error(`Exactly one claim must hold, not ${numbers.length}.`);
  }
  return number;
}
