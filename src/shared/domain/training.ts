/** A question comes back for review when the chance to remember it has fallen to this. */
export const targetRetention = 0.9;

export interface ChanceRange {
  lowest: number;
  highest: number;
}

/** The chance to solve the next question: hard enough to learn from, easy enough to keep going. */
export const goodChance: ChanceRange = { lowest: 0.6, highest: 0.75 };

/** Now and then, something harder: otherwise nobody learns how far they get. */
export const stretchChance: ChanceRange = { lowest: 0.4, highest: 0.55 };
