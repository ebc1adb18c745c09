import { overall } from '../../../db/tables/ratings.ts';
import {
  afterResult,
  type LearnerRating,
  newLearner,
  type Rating,
} from '../attempts/ratings/ratings.service.ts';

export type Strength = Pick<Rating, 'rating' | 'deviation'>;

/** A rating, and the number of results that it rests on. */
export interface OwnStrength extends Strength {
  results: number;
}

/** How strong a learner is, overall and in the categories that they know. */
export interface LearnerStrength {
  /** Null: nothing has been rated. */
  overall: OwnStrength | null;
  /** By category, in lower case. */
  categories: ReadonlyMap<string, OwnStrength>;
}

/** What a visitor answered, in order. */
export interface Answered {
  category: string;
  strength: Strength;
  isRight: boolean;
}

/** A rating after fewer results says less than the overall one. */
const fewestResults = 8;

export function strengthOf(
  ratings: readonly (OwnStrength & { category: string })[],
): LearnerStrength {
  const known = new Map(ratings.map(({ category, ...own }) => [category, own]));
  const categories = [...known].filter(
    ([category, { results }]) => category !== overall && results >= fewestResults,
  );
  return { overall: known.get(overall) ?? null, categories: new Map(categories) };
}

export function strengthIn(learner: LearnerStrength, category: string): OwnStrength {
  return learner.categories.get(category) ?? learner.overall ?? { ...newLearner, results: 0 };
}

/** The strength of someone whose answers were not rated, as if they all had been just now. */
export function replayAnswers(answers: readonly Answered[], now: Date): LearnerStrength {
  const ratings = new Map<string, LearnerRating>();
  for (const { category, strength, isRight } of answers) {
    for (const name of [overall, category]) {
      const result = { opponent: strength, isWon: isRight };
      ratings.set(name, afterResult(ratings.get(name) ?? null, result, now, 1));
    }
  }
  return strengthOf(
    [...ratings].map(([category, { rating, deviation, results }]) => ({
      ...{ category, rating, deviation, results },
    })),
  );
}
