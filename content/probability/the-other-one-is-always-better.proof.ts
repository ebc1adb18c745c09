interface Numbers {
  pairs: number;
  smallest: number;
  step: number;
}

/** What each amount is seen with, for all draws, which are equally likely. */
function draws({ pairs, smallest }: Numbers) {
  return Array.from({ length: pairs }, (_, pair) => {
    const [less, more] = [smallest * 2 ** pair, smallest * 2 ** (pair + 1)];
    return [
      { found: less, other: more },
      { found: more, other: less },
    ];
  }).flat();
}

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** What the other envelope holds, given what is found. */
function othersMean(numbers: Numbers, amount: number): number {
  const fitting = draws(numbers).filter(({ found }) => found === amount);
  return mean(fitting.map(({ other }) => other));
}

export function earlier(numbers: Numbers): number[] {
  return [othersMean(numbers, numbers.smallest * 2 ** numbers.step)];
}

export function exact(numbers: Numbers): number {
  const gains = draws(numbers).map(({ found, other }) =>
    othersMean(numbers, found) > found ? other - found : 0,
  );
  return mean(gains);
}

export function simulate(random: () => number, { pairs, smallest }: Numbers): number {
  const less = smallest * 2 ** Math.floor(pairs * random());
  const isLess = random() < 1 / 2;
  const found = isLess ? less : 2 * less;
  const other = isLess ? 2 * less : less;
  const kept = found === smallest * 2 ** pairs ? found : other;
  return kept - found;
}

export function mistakes(numbers: Numbers): number[] {
  const found = numbers.smallest * 2 ** numbers.step;
  return [found, mean(draws(numbers).map((draw) => draw.found)) / 4];
}
