/** Goes through all eight ways in which the three can be right or wrong. */
export function exact(): number {
  const sides = [true, false];
  let majority = 0;
  for (const first of sides) {
    for (const second of sides) {
      for (const third of sides) {
        const votes = [first, second, third];
        const right = votes.filter(Boolean).length;
        if (right >= 2) majority += votes.reduce((chance, vote) => chance * (vote ? 0.7 : 0.3), 1);
      }
    }
  }
  return majority;
}
