interface Numbers {
  first: number;
  second: number;
  third: number;
}

const moves = [
  [1, -1],
  [-1, 1],
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;

/**
 * One equation for each division of the lots in which all three desks hold some: what is expected
 * there, if each round is worth something by itself, and the end of the game something more. They
 * are solved by going through them again and again.
 */
function expected(
  { first, second, third }: Numbers,
  perRound: number,
  atTheEnd: (first: number, second: number) => number,
): number {
  const total = first + second + third;
  const worth = Array.from({ length: total + 1 }, (_, a) =>
    Array.from({ length: total + 1 }, (_, b) => {
      const goesOn = a > 0 && b > 0 && a + b < total;
      return goesOn ? 0 : atTheEnd(a, b);
    }),
  );
  for (let change = 1; change > 1e-13; ) {
    change = 0;
    for (let a = 1; a <= total - 2; a += 1) {
      for (let b = 1; a + b < total; b += 1) {
        let value = perRound;
        for (const [up, side] of moves) value += (worth[a + up]?.[b + side] ?? 0) / 6;
        const row = worth[a] ?? [];
        change = Math.max(change, Math.abs(value - (row[b] ?? 0)));
        row[b] = value;
      }
    }
  }
  return worth[first]?.[second] ?? 0;
}

export function exact(numbers: Numbers): number {
  return expected(numbers, 1, () => 0);
}

export function mistakes({ first, second, third }: Numbers): number[] {
  const product = first * second * third;
  return [product / 1, product / (first + second + third)];
}

/** How likely each desk is to be the first to run dry. */
export function values(numbers: Numbers) {
  const dry1 = expected(numbers, 0, (a) => (a === 0 ? 1 : 0));
  const dry2 = expected(numbers, 0, (_, b) => (b === 0 ? 1 : 0));
  return { dry1, dry2, dry3: 1 - dry1 - dry2 };
}

export function simulate(random: () => number, numbers: Numbers): number {
  let { first, second, third } = numbers;
  let rounds = 0;
  while (first > 0 && second > 0 && third > 0) {
    const u = 6 * random();
    const step = u % 2 < 1 ? 1 : -1;
    if (u < 2) {
      first += step;
      second -= step;
    } else if (u < 4) {
      second += step;
      third -= step;
    } else {
      third += step;
      first -= step;
    }
    rounds += 1;
  }
  return rounds;
}
