/** Hidden questions do not exist for anyone but administrators. */
export function canSeeQuestion(
  actor: { isAdmin: boolean } | null,
  question: { isVisible: boolean },
): boolean {
  return question.isVisible || (actor?.isAdmin ?? false);
}
