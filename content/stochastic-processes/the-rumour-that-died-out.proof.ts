/** The distribution of the number of people who ever hear it, from the first one's two calls. */
export function exact(): number {
  const chance: number[] = [0];
  let total = 0;
  let mean = 0;
  for (let size = 1; size <= 800; size += 1) {
    let pairs = 0;
    for (let i = 1; i <= size - 2; i += 1) pairs += (chance[i] ?? 0) * (chance[size - 1 - i] ?? 0);
    const value = (size === 1 ? 1 / 4 : 0) + (chance[size - 1] ?? 0) / 4 + pairs / 2;
    chance.push(value);
    total += value;
    mean += size * value;
  }
  return mean / total;
}

export function mistakes(): number[] {
  const dies = 1 / 2;
  const weighted = 1 * (1 / 4) * dies + 2 * (1 / 2) * dies ** 2;
  return [exact() * dies, 1 / (1 - weighted)];
}

/** With 30 people still to make their calls, dying out has a chance of one in a billion. */
export function simulate(random: () => number): number {
  for (;;) {
    let waiting = 1;
    let heard = 1;
    while (waiting > 0 && waiting < 30) {
      const u = random();
      const told = u < 1 / 4 ? 0 : u < 1 / 2 ? 1 : 2;
      waiting += told - 1;
      heard += told;
    }
    if (waiting === 0) return heard;
  }
}

/** All ways in which at most three people hear it, and its share of the rumors that die out. */
export function followUps(): number[] {
  const told = [1 / 4, 1 / 4, 1 / 2];
  const exactly = (people: number, waiting: number): number => {
    if (waiting === 0) return people === 0 ? 1 : 0;
    return told.reduce(
      (sum, chance, more) =>
        more > people ? sum : sum + chance * exactly(people - more, waiting - 1 + more),
      0,
    );
  };
  let dies = 0;
  for (let i = 0; i < 400; i += 1) dies = 1 / 4 + dies / 4 + dies ** 2 / 2;
  return [exactly(2, 1) / dies];
}
