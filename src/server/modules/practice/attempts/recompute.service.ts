import type { RunInTransaction, Transaction } from '../../../db/transaction.ts';
import { createAttemptRepository } from './attempt.repository.ts';
import { ratingAt } from './ratings/learner-rating.ts';
import { afterQuestionResult, unratedQuestion } from './ratings/question-rating.ts';
import { createRatingRepository } from './ratings/rating.repository.ts';
import { createRecomputeRepository, type DerivedRows } from './recompute.repository.ts';
import { type LearnerRecord, newRecord, replay } from './replay.ts';

interface RecomputeDeps {
  inTransaction: RunInTransaction;
  now: () => Date;
}

/**
 * Recomputes everything derived from the log. The site may be running: each learner and question
 * gets its own transaction, during which nothing else is recorded for them.
 */
export async function recomputePractice({ inTransaction, now }: RecomputeDeps) {
  const listAfter = (list: 'learnersAfter' | 'questionsAfter') => (id: number) =>
    inTransaction(({ db }) => createRecomputeRepository(db)[list](id));
  const learners = await each(listAfter('learnersAfter'), async (id) => {
    await inTransaction((transaction) => recomputeLearner(transaction, id, now()));
  });
  const questions = await each(listAfter('questionsAfter'), (id) =>
    inTransaction((transaction) => recomputeQuestion(transaction, id)),
  );
  return { learners, questions };
}

/** Returns how many there were. */
async function each(
  listAfter: (id: number) => Promise<number[]>,
  work: (id: number) => Promise<void>,
): Promise<number> {
  let count = 0;
  let ids = await listAfter(0);
  while (ids.length > 0) {
    for (const id of ids) await work(id);
    count += ids.length;
    ids = await listAfter(ids.at(-1) ?? 0);
  }
  return count;
}

export async function recomputeLearner(
  { db }: Transaction,
  userId: number,
  now: Date,
): Promise<LearnerRecord> {
  await createAttemptRepository(db).holdLearner(userId);
  const repository = createRecomputeRepository(db);
  const record = newRecord();
  let attempts = await repository.attemptsAfter(userId, 0);
  while (attempts.length > 0) {
    for (const attempt of attempts) replay(record, attempt);
    attempts = await repository.attemptsAfter(userId, attempts.at(-1)?.id ?? 0);
  }
  await repository.replace(userId, rowsOf(userId, record, now));
  return record;
}

function rowsOf(userId: number, record: LearnerRecord, now: Date): DerivedRows {
  const { questions, ratings, days, confidence, ...learner } = record;
  return {
    learner,
    questions: [...questions].map(([questionId, state]) => ({ ...state, userId, questionId })),
    ratings: [...ratings].map(([category, rating]) => ({
      ...rating,
      userId,
      category,
      currentDeviation: ratingAt(rating, now).deviation,
    })),
    days: [...days].flatMap(([category, byDay]) =>
      [...byDay].map(([day, { rating, deviation }]) => ({
        userId,
        category,
        day,
        rating,
        deviation,
      })),
    ),
    confidence: [...confidence].map(([percent, counts]) => ({
      ...counts,
      userId,
      confidence: percent,
    })),
  };
}

export async function recomputeQuestion({ db }: Transaction, questionId: number): Promise<void> {
  const ratings = createRatingRepository(db);
  const repository = createRecomputeRepository(db);
  const held = await ratings.lockQuestion(questionId);
  if (!held) return;
  let rated = unratedQuestion(questionId, held.startRating);
  let results = await repository.resultsAfter(questionId, 0);
  while (results.length > 0) {
    for (const result of results) rated = afterQuestionResult(rated, result);
    results = await repository.resultsAfter(questionId, results.at(-1)?.attemptId ?? 0);
  }
  await ratings.saveOfQuestion(rated);
}
