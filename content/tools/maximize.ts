/**
 * Where a smooth function with a single peak between the bounds is largest. Bisects on the slope:
 * comparing values near a flat top would lose half of the digits.
 */
export function maximize(value: (x: number) => number, low: number, high: number): number {
  const step = (high - low) / 1000;
  const difference = (x: number, steps: number) =>
    value(x + steps * step) - value(x - steps * step);
  const climbs = (x: number) => 45 * difference(x, 1) - 9 * difference(x, 2) + difference(x, 3) > 0;
  let [left, right] = [low, high];
  for (let halving = 0; halving < 42; halving += 1) {
    const middle = (left + right) / 2;
    if (climbs(middle)) left = middle;
    else right = middle;
  }
  return (left + right) / 2;
}
