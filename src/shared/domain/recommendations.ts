/** Why a question is recommended. Review: it is due. Stretch: it is harder than usual. */
export const recommendationReasons = [
  'review',
  'first',
  'weakest',
  'weak',
  'new',
  'unseen',
  'level',
  'stretch',
] as const;

export type RecommendationReason = (typeof recommendationReasons)[number];

/** Questions fit learners who get this share of them right, in percent. */
export const fittingShare = { lowest: 55, highest: 80 } as const;

/** Differences between ratings are counted in hundreds, and no further than this. */
export const mostHundreds = 5;

/** How much higher a question is rated than its learner, in hundreds, rounded down. */
export function differenceInHundreds(questionRating: number, learnerRating: number): number {
  const hundreds = Math.floor((questionRating - learnerRating) / 100);
  return Math.max(-mostHundreds, Math.min(mostHundreds - 1, hundreds));
}
