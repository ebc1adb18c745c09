/** The volatility of the second year for which the two-year volatility comes out right, by bisection. */
export function exact(): number {
  let [low, high] = [0, 100];
  for (let halving = 0; halving < 60; halving += 1) {
    const second = (low + high) / 2;
    if (Math.sqrt((14 ** 2 + second ** 2) / 2) < 26) low = second;
    else high = second;
  }
  return high;
}
