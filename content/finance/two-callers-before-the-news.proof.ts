interface Numbers {
  low: number;
  high: number;
  chance: number;
  callers: number;
}

/** Who calls: one of them knows; the same number again of noise buyers and noise sellers. */
function* callsOf({ callers }: Numbers): Generator<'knows' | 'buys' | 'sells'> {
  for (let copy = 0; copy < 2; copy += 1) yield 'knows';
  for (let other = 1; other < callers; other += 1) {
    yield 'buys';
    yield 'sells';
  }
}

/** The mean of the share over all outcomes and callers who trade like this, one after another. */
function meanGiven(trades: ('buys' | 'sells')[], numbers: Numbers): number {
  const { low, high, chance } = numbers;
  let [weights, total] = [0, 0];
  for (const isGood of [true, false]) {
    const informed = isGood ? 'buys' : 'sells';
    let ways = isGood ? chance : 1 - chance;
    for (const trade of trades) {
      let fitting = 0;
      for (const call of callsOf(numbers)) {
        if ((call === 'knows' ? informed : call) === trade) fitting += 1;
      }
      ways *= fitting;
    }
    weights += ways;
    total += ways * (isGood ? high : low);
  }
  return total / weights;
}

export function earlier(numbers: Numbers): number[] {
  return [meanGiven(['buys'], numbers), meanGiven(['buys', 'buys'], numbers)];
}

export function exact(numbers: Numbers): number {
  return meanGiven(['buys', 'sells'], numbers);
}

/** A buyer who knows as often as any caller; the first step once more; the bid of before. */
export function mistakes(numbers: Numbers): number[] {
  const start = meanGiven([], numbers);
  const ask = meanGiven(['buys'], numbers);
  return [
    (numbers.high + (numbers.callers - 1) * start) / numbers.callers,
    ask + (ask - start),
    meanGiven(['sells'], numbers),
  ];
}

/** Waits for a first caller who buys and a second one who sells. */
export function simulate(random: () => number, { low, high, chance, callers }: Numbers): number {
  for (;;) {
    const isGood = random() < chance;
    const buys = () => (random() < 1 / callers ? isGood : random() < 1 / 2);
    if (buys() && !buys()) return isGood ? high : low;
  }
}

/** Ten who buy and nine who sell. */
export function followUps(numbers: Numbers): number[] {
  const trades = Array.from({ length: 19 }, (_, i) => (i % 2 === 0 ? 'buys' : 'sells'));
  return [meanGiven(trades, numbers)];
}
