/** Over all ordered pairs of different places for a row and its twin. */
export function exact(): number {
  let right = 0;
  let pairs = 0;
  for (let row = 0; row < 100; row += 1) {
    for (let twin = 0; twin < 100; twin += 1) {
      if (row === twin) continue;
      pairs += 1;
      right += Math.floor(row / 20) === Math.floor(twin / 20) ? 1 / 2 : 1;
    }
  }
  return right / pairs;
}

/** One row of the shuffled table: does its nearest neighbor in the other folds carry its label? */
export function simulate(random: () => number): number {
  const row = Math.floor(random() * 100);
  let twin = Math.floor(random() * 99);
  if (twin >= row) twin += 1;
  if (Math.floor(row / 20) !== Math.floor(twin / 20)) return 1;
  const label = random() < 0.5;
  const neighbor = random() < 0.5;
  return label === neighbor ? 1 : 0;
}
