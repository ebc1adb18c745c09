interface Numbers {
  red: number;
  black: number;
}

/**
 * What a dollar is sure to become. The best bet makes both colors equally good: with a bet of x on red,
 * (1 + x) times one value equals (1 - x) times the other.
 */
export function exact({ red, black }: Numbers): number {
  if (red + black === 0) return 1;
  if (black === 0) return 2 * exact({ red: red - 1, black });
  if (red === 0) return 2 * exact({ red, black: black - 1 });
  const afterRed = exact({ red: red - 1, black });
  const afterBlack = exact({ red, black: black - 1 });
  const bet = (afterBlack - afterRed) / (afterBlack + afterRed);
  return (1 + bet) * afterRed;
}

/** Only the last card. */
export function mistakes(): number[] {
  return [exact({ red: 1, black: 0 })];
}
