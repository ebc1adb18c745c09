/** The lowest correlation for which no portfolio of the three has a negative variance, by bisection. */
export function exact(): number {
  const market = Math.sqrt(3) / 2;
  const determinant = (rho: number) =>
    1 + 2 * rho * market * market - rho * rho - 2 * market * market;
  let [impossible, possible] = [-1, market * market];
  for (let halving = 0; halving < 60; halving += 1) {
    const middle = (impossible + possible) / 2;
    if (determinant(middle) < 0) impossible = middle;
    else possible = middle;
  }
  return possible;
}
