/** Lends for two years with money borrowed for one: the growth between the two payments. */
export function exact(): number {
  const lent = 90;
  const paidAfterOne = lent / 0.954;
  const receivedAfterTwo = lent / 0.9;
  return (receivedAfterTwo / paidAfterOne - 1) * 100;
}
