import type { Difficulty } from '#shared/domain/difficulty.ts';
import { startRatings } from '#shared/domain/measured-difficulty.ts';
import type { Database } from '../../../../db/client.ts';
import { overall } from '../../../../db/tables/ratings.ts';
import { afterResult, ratingAt } from './learner-rating.ts';
import { canMoveQuestions, hasRoom, topicWeight, weightForQuestion } from './question-guard.ts';
import { afterQuestionResult, unratedQuestion } from './question-rating.ts';
import { createRatingRepository } from './rating.repository.ts';

interface RatedQuestion {
  id: number;
  difficulty: Difficulty;
  category: string;
}

/** How the learner got to the question. */
export interface Met {
  viaTopic: boolean;
  /** Hashed with the day's salt. */
  network: Uint8Array;
}

interface Meeting {
  userId: number;
  question: RatedQuestion;
  /** Null: unknown, so the result does not count for the question. */
  met: Met | null;
  at: Date;
}

interface Result {
  attemptId: number;
  isVerified: boolean;
  isRight: boolean;
  /** The number of rated results today, including this one. */
  ratedToday: number;
}

export type Match = Awaited<ReturnType<typeof findMatch>>;

/**
 * The ratings of a learner and the question they face. The attempt is logged while the question is
 * locked, so that the log has each question's results in order.
 */
export async function findMatch(db: Database, meeting: Meeting) {
  const { userId, question, met, at } = meeting;
  const repository = createRatingRepository(db);
  const { id: questionId, category } = question;
  const start = unratedQuestion(questionId, startRatings[question.difficulty]);
  const rated = await repository.holdQuestion(start);
  const own = await repository.listOfLearner(userId, [overall, category]);
  const before = own.find((rating) => rating.category === overall) ?? null;
  const weight = met?.viaTopic ? topicWeight : 1;
  return {
    ...meeting,
    rated,
    own,
    learner: ratingAt(before, at),
    /** What the log records. */
    logged: {
      opponentRating: rated.rating,
      opponentDeviation: rated.deviation,
      category,
      weight,
    },
  };
}

/** How an overall rating moved, as it is shown. */
export interface RatingChange {
  before: number;
  after: number;
}

/** Rates the learner, and the question if the result counts for it. */
export async function rateMatch(
  db: Database,
  { userId, question, met, at, rated, own, learner, logged }: Match,
  { attemptId, isVerified, isRight, ratedToday }: Result,
): Promise<RatingChange> {
  const repository = createRatingRepository(db);
  const { id: questionId, category } = question;
  const { weight } = logged;
  const day = at.toISOString().slice(0, 10);
  const rateIn = (name: string) => {
    const known = own.find((rating) => rating.category === name) ?? null;
    const after = afterResult(known, { opponent: rated, isWon: isRight }, at, weight);
    return { userId, category: name, ...after, currentDeviation: after.deviation };
  };
  const inAll = rateIn(overall);
  const moves =
    met !== null &&
    canMoveQuestions(isVerified, learner) &&
    hasRoom(rated, day) &&
    (await repository.takeRoom({ questionId, network: met.network, day }));
  const outcome = {
    isRight,
    learnerRating: learner.rating,
    learnerDeviation: learner.deviation,
    createdAt: at,
  };
  const result = { ...outcome, weight: weightForQuestion(rated, outcome, weight) };
  await repository.saveResult({
    ratings: [inAll, rateIn(category)],
    day,
    counted: moves
      ? {
          question: afterQuestionResult(rated, result),
          result: { ...result, attemptId, questionId },
        }
      : null,
    learner: { userId, ratedOn: day, ratedToday },
  });
  return { before: Math.round(learner.rating), after: Math.round(inAll.rating) };
}
