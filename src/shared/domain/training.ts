/** A question comes back for review when the chance to remember it has fallen to this. */
export const targetRetention = 0.9;

/** The chance to solve the next question: hard enough to learn from, easy enough to keep going. */
export const goodChance = { lowest: 0.6, highest: 0.75 } as const;
