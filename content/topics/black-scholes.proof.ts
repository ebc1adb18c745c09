/** Values a payoff whose gamma is 4 everywhere under Bachelier's model, before and after the day. */
export function exact(): number {
  const value = (price: number, daysLeft: number) => 2 * (price ** 2 + 2 ** 2 * daysLeft);
  const [before, after, delta] = [100, 105, 4 * 100];
  return value(after, 9) - value(before, 10) - delta * (after - before);
}
