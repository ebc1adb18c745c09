/** The function of the question. */
function rounds(levels: number): number {
  let count = 0;
  for (let mask = levels; mask !== 0; mask &= mask << 1) count += 1;
  return count;
}

export function exact(): number {
  let threes = 0;
  for (let mask = 0; mask < 1024; mask += 1) if (rounds(mask) === 3) threes += 1;
  return threes;
}

export function mistakes(): number[] {
  let atLeastThree = 0;
  for (let mask = 0; mask < 1024; mask += 1) if (rounds(mask) >= 3) atLeastThree += 1;
  // Chooses where a long run begins, at the top or after a zero, and lets the other bits be anything.
  const runsFrom = (length: number) => 2 ** (10 - length) + (10 - length) * 2 ** (9 - length);
  return [atLeastThree, runsFrom(3) - runsFrom(4)];
}

/** The masks that are gone after a single round. */
export function followUps(): number[] {
  let ones = 0;
  for (let mask = 0; mask < 1024; mask += 1) if (rounds(mask) === 1) ones += 1;
  return [ones];
}
