/** Carries the probabilities of the progress made so far forward, day by day. */
export function exact(): number {
  const up = 2 / 3;
  let none = 1;
  let one = 0;
  let two = 0;
  let mean = 0;
  for (let day = 0; day < 2000; day += 1) {
    mean += none + one + two;
    const nextNone = (none + two) * (1 - up);
    const nextOne = (none + one) * up;
    two = one * (1 - up);
    none = nextNone;
    one = nextOne;
  }
  return mean;
}

export function simulate(random: () => number): number {
  let days = 2;
  let before = random() < 2 / 3;
  let last = random() < 2 / 3;
  for (;;) {
    const today = random() < 2 / 3;
    days += 1;
    if (before && !last && today) return days;
    before = last;
    last = today;
  }
}

/** One over the chance of the pattern, as if days could not serve twice. */
export function mistakes(): number[] {
  return [1 / ((2 / 3) * (1 / 3) * (2 / 3))];
}
