/** The chance that the cascade has ended after ever more generations. */
export function exact(): number {
  let ended = 0;
  for (let generation = 0; generation < 200; generation += 1) ended = 1 / 4 + (3 / 4) * ended ** 2;
  return ended;
}
