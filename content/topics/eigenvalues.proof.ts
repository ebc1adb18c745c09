/** The largest stretch over the smallest, by trying the directions of a half circle. */
export function exact(): number {
  let [largest, smallest] = [0, Number.POSITIVE_INFINITY];
  for (let step = 0; step < 1000; step += 1) {
    const angle = (Math.PI * step) / 1000;
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    const stretch = Math.hypot(2 * x + y, x + 2 * y);
    largest = Math.max(largest, stretch);
    smallest = Math.min(smallest, stretch);
  }
  return largest / smallest;
}
