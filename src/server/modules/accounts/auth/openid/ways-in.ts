interface WaysIn {
  passwordHash: string | null;
  /** Only those whose provider the site still offers. */
  identities: readonly unknown[];
}

/** How many ways there are to sign in. At least one must be left. */
export function countWaysIn({ passwordHash, identities }: WaysIn): number {
  return (passwordHash === null ? 0 : 1) + identities.length;
}
