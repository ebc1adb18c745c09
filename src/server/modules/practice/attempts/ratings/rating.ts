import rate from 'glicko2-lite';

export interface Rating {
  rating: number;
  deviation: number;
  volatility: number;
}

export const startVolatility = 0.06;
/** How quickly volatility changes, Glicko-2's τ. */
const tau = 0.5;
/** From Glicko-2's internal scale to the rating scale. */
export const scale = 173.7178;
export const mostDeviation = 350;
const dayLength = 86_400_000;

export const newLearner: Rating = {
  rating: 1500,
  deviation: mostDeviation,
  volatility: startVolatility,
};

/** A result against an opponent: of the learner against a question, or the other way around. */
export interface Result {
  opponent: Pick<Rating, 'rating' | 'deviation'>;
  isWon: boolean;
}

/** The rating after results that belong together. */
export function afterResults(own: Rating, results: readonly Result[]): Rating {
  const opponents = results.map(({ opponent, isWon }): [number, number, number] => [
    opponent.rating,
    opponent.deviation,
    isWon ? 1 : 0,
  ]);
  const after = rate(own.rating, own.deviation, own.volatility, opponents, { tau });
  return { rating: after.rating, deviation: after.rd, volatility: after.vol };
}

/** Part of the way from one rating to another: a result that counts less. */
export function moveTowards(before: Rating, after: Rating, weight: number): Rating {
  const move = (from: number, to: number) => from + weight * (to - from);
  return {
    rating: move(before.rating, after.rating),
    deviation: move(before.deviation, after.deviation),
    volatility: move(before.volatility, after.volatility),
  };
}

/** People change while they are away: each night makes their rating less certain. */
export function growDeviation(own: Rating, ratedAt: Date, now: Date): number {
  const nights = Math.max(0, nightsUntil(now) - nightsUntil(ratedAt));
  return Math.min(
    mostDeviation,
    Math.hypot(own.deviation, scale * own.volatility * Math.sqrt(nights)),
  );
}

/** Nights in UTC since 1970. */
function nightsUntil(moment: Date): number {
  return Math.floor(moment.getTime() / dayLength);
}

/** The chance that a learner is right on the first try. */
export function chanceOf(
  learner: Pick<Rating, 'rating' | 'deviation'>,
  question: Pick<Rating, 'rating' | 'deviation'>,
): number {
  const weight = weightOf(Math.hypot(learner.deviation, question.deviation));
  return 1 / (1 + Math.exp((-weight * (learner.rating - question.rating)) / scale));
}

/** The rating of the questions at which a learner has this chance: the inverse of `chanceOf`. */
export function ratingAtChance(
  learner: Pick<Rating, 'rating' | 'deviation'>,
  chance: number,
  deviation: number,
): number {
  const weight = weightOf(Math.hypot(learner.deviation, deviation));
  return learner.rating - (Math.log(chance / (1 - chance)) * scale) / weight;
}

/** The less certain the ratings, the less they say. */
function weightOf(deviation: number): number {
  return 1 / Math.sqrt(1 + (3 * (deviation / scale) ** 2) / Math.PI ** 2);
}
