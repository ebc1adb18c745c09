interface Numbers {
  outsideA: number;
  outsideB: number;
  partOfB: number;
  partOfA: number;
}

/** Lets each fund revalue its holding of the other until nothing changes. */
export function exact({ outsideA, outsideB, partOfB, partOfA }: Numbers): number {
  let a = outsideA;
  let b = outsideB;
  for (let round = 0; round < 100; round += 1) {
    const before = a;
    a = outsideA + partOfB * b;
    b = outsideB + partOfA * before;
  }
  return a;
}

export function mistakes({ outsideA, outsideB, partOfB, partOfA }: Numbers): number[] {
  const oneRound = outsideA + partOfB * outsideB;
  const twoRounds = outsideA + partOfB * (outsideB + partOfA * outsideA);
  return [oneRound, twoRounds];
}

/** What fund A loses. */
export function followUps(numbers: Numbers): number[] {
  return [exact(numbers) - exact({ ...numbers, outsideA: 0.9 * numbers.outsideA })];
}
