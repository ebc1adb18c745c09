/** Adds up what all past shocks contribute. */
export function exact(): number {
  let variance = 0;
  for (let age = 0; age < 100; age += 1) variance += (1 / 2) ** (2 * age);
  return variance;
}
