/** The chance that at least two of three are right, over all eight cases. */
function majorityRight(p: number): number {
  let right = 0;
  for (const expert of [0, 1]) {
    for (const first of [0, 1]) {
      for (const second of [0, 1]) {
        if (expert + first + second < 2) continue;
        right += (expert ? 0.8 : 0.2) * (first ? p : 1 - p) * (second ? p : 1 - p);
      }
    }
  }
  return right;
}

export function exact(): number {
  let low = 0;
  let high = 1;
  for (let i = 0; i < 100; i += 1) {
    const p = (low + high) / 2;
    if (majorityRight(p) < 0.8) low = p;
    else high = p;
  }
  return (low + high) / 2;
}

export function mistakes(): number[] {
  const asGoodAsTheExpert = 0.8;
  const betterThanACoin = 1 / 2;
  return [asGoodAsTheExpert, betterThanACoin];
}

/** Assistants against the expert until they are more likely to be right than he is. */
export function followUps(): number[] {
  let assistants = 0;
  while (0.8 * 0.4 ** assistants >= 0.2 * 0.6 ** assistants) assistants += 1;
  return [assistants];
}
