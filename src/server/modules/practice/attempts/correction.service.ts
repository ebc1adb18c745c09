import type { Difficulty } from '#shared/domain/difficulty.ts';
import type { Database } from '../../../db/client.ts';
import type { Transaction } from '../../../db/transaction.ts';
import type { Verdict } from '../../questions/judging/judging.service.ts';
import { createAttemptRepository } from './attempt.repository.ts';
import { changeStatus } from './change-status.ts';
import { createJudgmentRepository } from './judgment.repository.ts';
import { proposeGrade } from './propose-grade.ts';
import { recomputeLearner } from './recompute.service.ts';

interface Corrected {
  userId: number;
  questionId: number;
  difficulty: Difficulty;
  /** Earlier attempts were about a different text. */
  since: Date | null;
  /** Null: the verdict stays. */
  judge: (given: string) => Verdict | null;
  at: Date;
}

/** An answer that became right, or no longer is. */
export interface Correction {
  given: string;
  isRight: boolean;
}

type Judgments = ReturnType<typeof createJudgmentRepository>;

/** The next batch of judged answers to a question, by learner. */
export function listGivenAnswers(db: Database, ...which: Parameters<Judgments['listAllGiven']>) {
  return createJudgmentRepository(db).listAllGiven(...which);
}

/**
 * Judges a learner's answers again and recomputes what follows from them. Whether an attempt counts
 * was decided when it was made; slips had no verdict and still have none. Null: there is nothing to
 * tell the learner.
 */
export async function correctVerdicts(
  transaction: Transaction,
  { userId, questionId, difficulty, since, judge, at }: Corrected,
): Promise<Correction | null> {
  const { db } = transaction;
  await createAttemptRepository(db).holdLearner(userId);
  const judgments = createJudgmentRepository(db);
  const given = await judgments.listGiven({ userId, questionId, since });
  const changed = given.flatMap((attempt) => {
    const verdict = judge(attempt.given);
    return verdict === null || verdict === attempt.verdict ? [] : [{ attempt, verdict }];
  });
  if (changed.length === 0) return null;

  await judgments.insert(
    changed.map(({ attempt, verdict }) => ({
      attemptId: attempt.id,
      verdict,
      grade:
        attempt.grade === null
          ? null
          : proposeGrade({ ...attempt, difficulty, isRight: verdict === 'right' }),
      wasRight: attempt.wasRight || attempt.verdict === 'right',
      createdAt: at,
    })),
  );
  const record = await recomputeLearner(transaction, userId, at);
  const solvedHow = record.questions.get(questionId)?.solvedHow ?? null;
  const risen = changed.find(({ verdict }) => verdict === 'right');
  if (risen && solvedHow !== null && solvedHow !== 'revealed') {
    await changeStatus(db, { userId, questionId, at }, { set: 'solved' });
  }
  const told = risen ?? changed.find(({ attempt }) => attempt.verdict === 'right');
  return told ? { given: told.attempt.given, isRight: told === risen } : null;
}
