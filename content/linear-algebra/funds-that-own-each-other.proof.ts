/** Lets each fund revalue its holding of the other until nothing changes. */
export function exact(): number {
  let a = 100;
  let b = 80;
  for (let round = 0; round < 100; round += 1) {
    const before = a;
    a = 100 + 0.4 * b;
    b = 80 + 0.25 * before;
  }
  return a;
}

export function mistakes(): number[] {
  const oneRound = 100 + 0.4 * 80;
  const twoRounds = 100 + 0.4 * (80 + 0.25 * 100);
  return [oneRound, twoRounds];
}
