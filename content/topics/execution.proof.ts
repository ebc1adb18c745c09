/** The least cost over all ways to spread the lots over the three hours, in steps of a tenth. */
export function exact(): number {
  let least = Number.POSITIVE_INFINITY;
  for (let first = 0; first <= 120; first += 1) {
    for (let second = 0; first + second <= 120; second += 1) {
      const third = 120 - first - second;
      least = Math.min(least, (first ** 2 + second ** 2 + third ** 2) / 100);
    }
  }
  return least;
}
