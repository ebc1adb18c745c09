interface WaysIn {
  passwordHash: string | null;
  /** Those whose provider the site still offers. */
  identities: readonly unknown[];
}

/** In how many ways somebody can sign in: at least one must be left. */
export function countWaysIn({ passwordHash, identities }: WaysIn): number {
  return (passwordHash === null ? 0 : 1) + identities.length;
}
