interface Numbers {
  win: number;
}

/** Goes through all orders of three games, the last of which may not have been played. */
function chances({ win }: Numbers): { ada: number; adaInThree: number; inThree: number } {
  const found = { ada: 0, adaInThree: 0, inThree: 0 };
  for (let order = 0; order < 8; order += 1) {
    const games = [order & 1, (order >> 1) & 1, (order >> 2) & 1];
    const chance = games.reduce((product, won) => product * (won ? win : 1 - win), 1);
    const wins = games.reduce((sum, won) => sum + won, 0);
    const isLong = games[0] !== games[1];
    if (isLong) found.inThree += chance;
    if (wins >= 2) found.ada += chance;
    if (isLong && wins >= 2) found.adaInThree += chance;
  }
  return found;
}

export function exact(numbers: Numbers): number {
  const { ada, adaInThree } = chances(numbers);
  return adaInThree / ada;
}

/** Plays matches until Ada wins one. */
export function simulate(random: () => number, { win }: Numbers): number {
  for (;;) {
    let [ada, ben] = [0, 0];
    while (ada < 2 && ben < 2) {
      if (random() < win) ada += 1;
      else ben += 1;
    }
    if (ada === 2) return ben;
  }
}

/** Three games, whoever wins; and three games with Ada as the winner. */
export function mistakes(numbers: Numbers): number[] {
  const { inThree, adaInThree } = chances(numbers);
  return [inThree, adaInThree];
}

/** The same for Ben. */
export function followUps({ win }: Numbers): number[] {
  return [exact({ win: 1 - win })];
}
