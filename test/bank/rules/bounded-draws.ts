const mostDraws = 1_000_000;

/** Random numbers for one trial, which bad parameters could keep going for ever. */
export function boundedDraws(random: () => number): () => number {
  let draws = 0;
  return () => {
    draws += 1;
    if (draws > mostDraws) throw new RangeError('A trial draws too often.');
    return random();
  };
}
