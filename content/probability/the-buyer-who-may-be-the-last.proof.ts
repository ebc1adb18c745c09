/** The value of an apartment with an offer on the way, by repeated substitution. */
function valueWithOffer(): number {
  let value = 0;
  for (let i = 0; i < 200; i += 1) {
    const refusing = 0.75 * value;
    value = refusing * refusing + (1 - refusing) * ((1 + refusing) / 2);
  }
  return value;
}

export function exact(): number {
  return valueWithOffer();
}

const acceptFrom = 0.75 * valueWithOffer();

export function simulate(random: () => number): number {
  do {
    const offer = random();
    if (offer >= acceptFrom) return offer;
  } while (random() < 0.75);
  return 0;
}
