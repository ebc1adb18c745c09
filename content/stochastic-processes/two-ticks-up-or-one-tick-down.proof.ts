/** Carries the probabilities of all levels forward; from 300 on, ruin is out of reach. */
export function exact(): number {
  let weight: number[] = Array.from({ length: 302 }, (_, level) => (level === 3 ? 1 : 0));
  let ruined = 0;
  for (let tick = 0; tick < 1500; tick += 1) {
    const after = weight.map(() => 0);
    for (let level = 1; level < 300; level += 1) {
      const half = (weight[level] ?? 0) / 2;
      after[level - 1] = (after[level - 1] ?? 0) + half;
      after[level + 2] = (after[level + 2] ?? 0) + half;
    }
    ruined += after[0] ?? 0;
    weight = after;
  }
  return ruined;
}

export function mistakes(): number[] {
  const [drift, variance] = [1 / 2, 9 / 4];
  return [Math.cbrt(exact()), Math.exp((-2 * drift * 3) / variance)];
}

/** From 60 ticks up, coming back to 0 has probability below one in a million millions. */
export function simulate(random: () => number): number {
  let level = 3;
  while (level > 0 && level < 60) level += random() < 0.5 ? 2 : -1;
  return level === 0 ? 1 : 0;
}

/** The chances from all cushions up to 100, improved until they no longer change. */
export function followUps(): number[] {
  const closed: number[] = Array.from({ length: 103 }, (_, cushion) => (cushion === 0 ? 1 : 0));
  for (let round = 0; round < 400; round += 1) {
    for (let cushion = 1; cushion <= 100; cushion += 1) {
      closed[cushion] = ((closed[cushion - 1] ?? 0) + (closed[cushion + 2] ?? 0)) / 2;
    }
  }
  return [closed.findIndex((chance) => chance < 0.01)];
}
