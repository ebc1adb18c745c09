interface Numbers {
  spot: number;
  move: number;
  above: number;
}

/** What the contract is worth before today's payment, if `installment` is due after day two. */
function value(numbers: Numbers, installment: number, price = numbers.spot, day = 0): number {
  const { spot, move, above } = numbers;
  if (day === 4) return Math.max(price - (spot + above), 0);
  const ifUp = value(numbers, installment, price + move, day + 1);
  const ifDown = value(numbers, installment, price - move, day + 1);
  const later = (ifUp + ifDown) / 2;
  return day === 2 ? Math.max(later - installment, 0) : later;
}

/** The installment that equals the value of going on, by bisection. */
export function exact(numbers: Numbers): number {
  let low = 0;
  let high = 2 * numbers.move;
  for (let i = 0; i < 60; i += 1) {
    const middle = (low + high) / 2;
    if (value(numbers, middle) > middle) low = middle;
    else high = middle;
  }
  return low;
}

export function mistakes(numbers: Numbers): number[] {
  const { spot, move } = numbers;
  const [same, up] = [value(numbers, 0, spot, 2), value(numbers, 0, spot + 2 * move, 2)];
  const onlyAfterTwoRises = up / 4 / (1 + 1 / 4);
  return [(up / 4 + same / 2) / 2, onlyAfterTwoRises];
}

const chances = [1 / 4, 1 / 2, 1 / 4];

/** What the call is worth after two days, by the number of rises. */
function callsAfterTwoDays({ move, above }: Numbers): number[] {
  const call = (rises: number) => Math.max((2 * rises - 4) * move - above, 0);
  return [0, 1, 2].map((rises) =>
    chances.reduce((sum, chance, more) => sum + chance * call(rises + more), 0),
  );
}

/** The client's plan, going on from so many rises, that can bear the largest installment. */
function fairInstallment(calls: number[]): number {
  const borne = [0, 1, 2].map((fewest) => {
    let [worth, paid] = [0, 1];
    for (let rises = fewest; rises <= 2; rises += 1) {
      worth += (chances[rises] ?? 0) * (calls[rises] ?? 0);
      paid += chances[rises] ?? 0;
    }
    return worth / paid;
  });
  return Math.max(...borne);
}

/** What the holder gets after today, less the second installment if it is paid. */
export function simulate(random: () => number, numbers: Numbers): number {
  const calls = callsAfterTwoDays(numbers);
  const installment = fairInstallment(calls);
  let rises = (random() < 0.5 ? 1 : 0) + (random() < 0.5 ? 1 : 0);
  if ((calls[rises] ?? 0) < installment) return 0;
  rises += (random() < 0.5 ? 1 : 0) + (random() < 0.5 ? 1 : 0);
  return Math.max((2 * rises - 4) * numbers.move - numbers.above, 0) - installment;
}
