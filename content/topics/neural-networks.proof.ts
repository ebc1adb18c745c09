/** The step at which both directions shrink alike, by bisection, and how much they do. */
export function exact(): number {
  let [short, long] = [0, 0.5];
  for (let halving = 0; halving < 60; halving += 1) {
    const step = (short + long) / 2;
    if (Math.abs(1 - 4 * step) < Math.abs(1 - step)) short = step;
    else long = step;
  }
  return Math.max(Math.abs(1 - short), Math.abs(1 - 4 * short));
}
