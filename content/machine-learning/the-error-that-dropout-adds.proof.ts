const contributions = [3, -1, 2];
const keep = 0.8;

/** Goes through the eight patterns of kept and dropped inputs. */
export function exact(): number {
  let expected = 0;
  for (let pattern = 0; pattern < 8; pattern += 1) {
    let weight = 1;
    let output = 0;
    for (const [i, contribution] of contributions.entries()) {
      const kept = (pattern >> i) & 1;
      weight *= kept ? keep : 1 - keep;
      output += kept ? contribution / keep : 0;
    }
    expected += weight * (output - 5) ** 2;
  }
  return expected;
}

export function simulate(random: () => number): number {
  let output = 0;
  for (const contribution of contributions) if (random() < keep) output += contribution / keep;
  return (output - 5) ** 2;
}

export function mistakes(): number[] {
  const squares = contributions.reduce((sum, c) => sum + c ** 2, 0);
  const total = contributions.reduce((sum, c) => sum + c);
  const variance = keep * (1 - keep) * squares;
  return [variance / keep ** 2, (keep * total - 5) ** 2 + variance];
}
