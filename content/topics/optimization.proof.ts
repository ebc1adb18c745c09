/** Every split in hundredths of a lot. */
export function exact(): number {
  let least = Number.POSITIVE_INFINITY;
  for (let x = 0; x <= 900; x += 1) {
    least = Math.min(least, (x / 100) ** 2 + ((900 - x) / 100) ** 2 / 2);
  }
  return least;
}
