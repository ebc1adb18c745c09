interface Numbers {
  earned: number;
}

const charge = 1;

/** The long-run profit per caller with the given limit, from the distribution after many callers. */
function profitPerCaller(limit: number, { earned }: Numbers): number {
  const states = 2 * limit + 1;
  let weight: number[] = Array.from({ length: states }, (_, i) => (i === limit ? 1 : 0));
  for (let caller = 0; caller < 1000; caller += 1) {
    weight = weight.map((_, i) => {
      const fromBelow = i > 0 ? i - 1 : i;
      const fromAbove = i < states - 1 ? i + 1 : i;
      return ((weight[fromBelow] ?? 0) + (weight[fromAbove] ?? 0)) / 2;
    });
  }
  return weight.reduce((sum, share, i) => {
    const trades = (i > 0 ? 0.5 : 0) + (i < states - 1 ? 0.5 : 0);
    return sum + share * (earned * trades - charge * (i - limit) ** 2);
  }, 0);
}

const limits = new Map<number, number>();

/** The best of six limits; a larger one is charged more than all that a caller can bring. */
function bestLimit(numbers: Numbers): number {
  const known = limits.get(numbers.earned);
  if (known !== undefined) return known;
  const profits = [1, 2, 3, 4, 5, 6].map((limit) => profitPerCaller(limit, numbers));
  const best = 1 + profits.indexOf(Math.max(...profits));
  limits.set(numbers.earned, best);
  return best;
}

export function exact(numbers: Numbers): number {
  return profitPerCaller(bestLimit(numbers), numbers);
}

/** The fiftieth caller of a day that began with nothing in the cupboard, at the best limit. */
export function simulate(random: () => number, numbers: Numbers): number {
  const best = bestLimit(numbers);
  let lots = 0;
  let profit = 0;
  for (let caller = 0; caller < 50; caller += 1) {
    const next = lots + (random() < 0.5 ? 1 : -1);
    const traded = Math.abs(next) <= best;
    if (traded) lots = next;
    profit = (traded ? numbers.earned : 0) - charge * lots * lots;
  }
  return profit;
}

export function mistakes({ earned }: Numbers): number[] {
  const refusingAll = (limit: number) => {
    const states = 2 * limit + 1;
    return (earned * (states - 2)) / states - (charge * limit * (limit + 1)) / 3;
  };
  return [Math.max(...[1, 2, 3, 4, 5, 6].map(refusingAll))];
}
