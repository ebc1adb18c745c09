/** Questions to which no wrong answer is tempting enough to name it, by slug, and why. */
export const withoutMistakes: Record<string, string> = {};
