interface Numbers {
  pot: number;
  bet: number;
}

/** The zero of a profit that rises with a probability. */
function breakEven(profit: (chance: number) => number): number {
  let [low, high] = [0, 1];
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2;
    if (profit(middle) < 0) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** Pays for the call, and gets the whole pot with this chance. */
export function exact({ pot, bet }: Numbers): number {
  return breakEven((chance) => chance * (pot + bet + bet) - bet);
}

/** With a smaller prize: without the own bet, and without either. */
export function mistakes({ pot, bet }: Numbers): number[] {
  return [
    breakEven((chance) => chance * (pot + bet) - bet),
    breakEven((chance) => chance * pot - bet),
  ];
}

/** How often to call a bluff that wins the old pot whenever you fold. */
export function followUps({ pot, bet }: Numbers): number[] {
  return [breakEven((calls) => -((1 - calls) * pot - calls * bet))];
}
