interface Reader {
  isAdmin: boolean;
  /** Null unless currently entitled. */
  stripeSubscriptionId: string | null;
}

/** Why a reader may not see a solution, or null. */
export type SolutionBarrier = 'sign-in' | 'premium' | null;

export function solutionBarrier(
  reader: Reader | null,
  question: { isPremium: boolean },
): SolutionBarrier {
  if (!reader) return 'sign-in';
  if (!question.isPremium || reader.isAdmin || reader.stripeSubscriptionId !== null) return null;
  return 'premium';
}

/** For what comes with the solution of a premium question, but is open to all for a free one. */
export function premiumBarrier(
  reader: Reader | null,
  question: { isPremium: boolean },
): SolutionBarrier {
  return question.isPremium ? solutionBarrier(reader, question) : null;
}
