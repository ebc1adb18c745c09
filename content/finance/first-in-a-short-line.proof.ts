interface Numbers {
  bid: number;
  ask: number;
}

interface Result {
  chance: number;
  /** How many lots have been sold to the bid at the end. */
  sold: number;
  move: 1 | -1;
}

/** All ways in which it can end. */
function* endings({ bid, ask }: Numbers, sold = 0, bought = 0, chance = 1): Generator<Result> {
  if (bought === ask) yield { chance, sold, move: 1 };
  else if (sold === bid) yield { chance, sold, move: -1 };
  else {
    yield* endings({ bid, ask }, sold + 1, bought, chance / 2);
    yield* endings({ bid, ask }, sold, bought + 1, chance / 2);
  }
}

function mean(value: (result: Result) => number, numbers: Numbers): number {
  let total = 0;
  for (const result of endings(numbers)) total += result.chance * value(result);
  return total;
}

/** The profit of the order in this place, bought half a tick below the old midpoint. */
const profitOf =
  (place: number) =>
  ({ sold, move }: Result) =>
    sold >= place ? 1 / 2 + move : 0;

export function earlier(numbers: Numbers): number[] {
  return [mean(({ move }) => (move > 0 ? 1 : 0), numbers), mean(profitOf(1), numbers)];
}

export function exact(numbers: Numbers): number {
  return -mean(profitOf(numbers.bid), numbers);
}

/** Gambler's ruin; half a tick when filled; always filled; the chance of a fill. */
export function mistakes(numbers: Numbers): number[] {
  const { bid, ask } = numbers;
  return [
    bid / (bid + ask),
    mean(({ sold }) => (sold >= 1 ? 1 / 2 : 0), numbers),
    mean(({ move }) => 1 / 2 + move, numbers),
    mean(({ sold }) => (sold >= bid ? 1 : 0), numbers),
  ];
}

/** Trades until a queue is empty; the loss of the youngest order. */
export function simulate(random: () => number, { bid, ask }: Numbers): number {
  let [bids, offers] = [bid, ask];
  while (bids > 0 && offers > 0) {
    if (random() < 1 / 2) bids -= 1;
    else offers -= 1;
  }
  return bids === 0 ? 1 / 2 : 0;
}
