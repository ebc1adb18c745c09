import type { Difficulty } from '#shared/domain/difficulty.ts';
import { startRatings } from '#shared/domain/measured-difficulty.ts';
import type { Database } from '../../../db/client.ts';
import { afterResult, overall, ratingAt } from './learner-rating.ts';
import { afterQuestionResult, unratedQuestion } from './question-rating.ts';
import { createRatingRepository } from './rating.repository.ts';

interface RatedQuestion {
  id: number;
  difficulty: Difficulty;
  category: string;
}

interface RatedResult {
  userId: number;
  question: RatedQuestion;
  isRight: boolean;
  at: Date;
  /** How many results of the day are rated, this one included. */
  ratedToday: number;
}

/** Rates both sides by the same result. `insert` logs the attempt with the question's rating. */
export async function rateAttempt(
  db: Database,
  { userId, question, isRight, at, ratedToday }: RatedResult,
  insert: (opponent: {
    opponentRating: number;
    opponentDeviation: number;
    category: string;
  }) => Promise<number>,
): Promise<void> {
  const repository = createRatingRepository(db);
  const { id: questionId, category } = question;
  const start = unratedQuestion(questionId, startRatings[question.difficulty]);
  const rated = await repository.holdQuestion(start);
  const own = await repository.listOfLearner(userId, [overall, category]);
  const before = own.find((rating) => rating.category === overall) ?? null;
  const learner = ratingAt(before, at);

  // Logged while the question is held, so that the log has the results of each question in order.
  const attemptId = await insert({
    opponentRating: rated.rating,
    opponentDeviation: rated.deviation,
    category,
  });
  const rows = [overall, category].map((name) => {
    const known = own.find((rating) => rating.category === name) ?? null;
    const after = afterResult(known, { opponent: rated, isWon: isRight }, at);
    return { userId, category: name, ...after, currentDeviation: after.deviation };
  });
  const outcome = {
    isRight,
    learnerRating: learner.rating,
    learnerDeviation: learner.deviation,
  };
  const day = at.toISOString().slice(0, 10);
  await repository.saveResult({
    ratings: rows,
    day,
    question: afterQuestionResult(rated, outcome),
    result: { ...outcome, attemptId, questionId, createdAt: at },
    learner: { userId, ratedOn: day, ratedToday },
  });
}
