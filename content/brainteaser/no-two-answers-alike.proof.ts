interface Numbers {
  people: number;
}

/** Whether people can have shaken so many hands: the most popular one shakes those of the next ones, and leaves. */
function isPossible(hands: number[]): boolean {
  const [most = 0, ...others] = hands.toSorted((a, b) => b - a);
  if (most === 0) return true;
  const left = others.map((count, index) => (index < most ? count - 1 : count));
  return most <= others.length && left.every((count) => count >= 0) && isPossible(left);
}

/** The only number of hands that fits these answers. */
function mine(answers: number[]): number {
  const candidates = [...answers, answers.length].filter(
    (own, index, all) => all.indexOf(own) === index && isPossible([own, ...answers]),
  );
  return candidates.length === 1 ? (candidates[0] ?? Number.NaN) : Number.NaN;
}

export function exact({ people }: Numbers): number {
  return mine(Array.from({ length: people - 1 }, (_, index) => index + 1));
}

/** If somebody shook no hand; and everybody's. */
export function mistakes({ people }: Numbers): number[] {
  return [mine(Array.from({ length: people - 1 }, (_, index) => index)), people - 1];
}
