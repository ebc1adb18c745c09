/** Each coin needs as many rows as every other one, so the rows must be divisible among them. */
function canBeShared(coins: number): boolean {
  return 2n ** BigInt(coins) % BigInt(coins) === 0n;
}

/** Plays the plan with some rows, and all secrets: Ben adds the numbers of all heads without carry. */
function planWorks(coins: number): boolean {
  const ben = (row: number[]) => row.reduce((sum, heads, coin) => (heads ? sum ^ coin : sum), 0);
  for (let pattern = 1; pattern <= 20; pattern += 1) {
    const row = Array.from({ length: coins }, (_, coin) => Math.floor((coin * coin) / pattern) % 2);
    for (let secret = 0; secret < coins; secret += 1) {
      const turned = ben(row) ^ secret;
      if (turned >= coins) return false;
      const shown = row.map((heads, coin) => (coin === turned ? 1 - heads : heads));
      if (ben(shown) !== secret) return false;
    }
  }
  return true;
}

const lengths = Array.from({ length: 99 }, (_, index) => index + 2);

/** Lengths for which a plan works; all others must be ruled out. */
export function exact(): number {
  const possible = lengths.filter(canBeShared);
  return possible.every(planWorks) ? possible.length : Number.NaN;
}

/** All lengths; and the even ones. */
export function mistakes(): number[] {
  return [lengths.length, lengths.filter((coins) => coins % 2 === 0).length];
}
