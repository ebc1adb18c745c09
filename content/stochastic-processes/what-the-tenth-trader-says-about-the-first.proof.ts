/** On the board before the first trader. */
interface Numbers {
  longs: number;
  shorts: number;
}

/** Goes through all sequences of ten choices with their probabilities. */
export function exact(board: Numbers): number {
  let tenth = 0;
  let both = 0;
  const extend = (longs: number, shorts: number, first: boolean, chance: number) => {
    const before = longs + shorts - board.longs - board.shorts;
    if (before === 9) {
      const ends = (chance * longs) / (longs + shorts);
      tenth += ends;
      if (first) both += ends;
      return;
    }
    const up = longs / (longs + shorts);
    extend(longs + 1, shorts, before === 0 ? true : first, chance * up);
    extend(longs, shorts + 1, before === 0 ? false : first, chance * (1 - up));
  };
  extend(board.longs, board.shorts, false, 1);
  return both / tenth;
}

export function mistakes(board: Numbers): number[] {
  const long = board.longs / (board.longs + board.shorts);
  return [long, long * exact(board)];
}

export function simulate(random: () => number, board: Numbers): number {
  for (;;) {
    let longs = board.longs;
    let entries = board.longs + board.shorts;
    let first = false;
    for (let trader = 1; trader <= 9; trader += 1) {
      const long = random() * entries < longs;
      if (long) longs += 1;
      entries += 1;
      if (trader === 1) first = long;
    }
    if (random() * entries < longs) return first ? 1 : 0;
  }
}

/** All sequences of ten choices in which the fifth is short and the tenth long. */
export function followUps(board: Numbers): number[] {
  let [seen, firstLong] = [0, 0];
  const extend = (longs: number, shorts: number, first: boolean, chance: number) => {
    const before = longs + shorts - board.longs - board.shorts;
    const up = longs / (longs + shorts);
    if (before === 9) {
      seen += chance * up;
      if (first) firstLong += chance * up;
      return;
    }
    if (before !== 4) extend(longs + 1, shorts, before === 0 ? true : first, chance * up);
    extend(longs, shorts + 1, before === 0 ? false : first, chance * (1 - up));
  };
  extend(board.longs, board.shorts, false, 1);
  return [firstLong / seen];
}
