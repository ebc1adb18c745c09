interface Reader {
  isAdmin: boolean;
  /** Null unless entitled right now. */
  stripeSubscriptionId: string | null;
}

/** What stands between a reader and a question's solution; null: nothing. */
export type SolutionBarrier = 'sign-in' | 'premium' | null;

export function solutionBarrier(
  reader: Reader | null,
  question: { isPremium: boolean },
): SolutionBarrier {
  if (!reader) return 'sign-in';
  if (!question.isPremium || reader.isAdmin || reader.stripeSubscriptionId !== null) return null;
  return 'premium';
}
