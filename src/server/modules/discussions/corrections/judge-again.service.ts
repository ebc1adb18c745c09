import { isSingle, type SingleAnswer } from '#shared/domain/answer-value.ts';
import type { Database } from '../../../db/client.ts';
import type { RunInTransaction } from '../../../db/transaction.ts';
import type { Jobs } from '../../../jobs/jobs.ts';
import { correctVerdicts, listGivenAnswers } from '../../practice/attempts/correction.service.ts';
import { recomputeQuestion } from '../../practice/attempts/recompute.service.ts';
import { judgeGiven } from '../../questions/judging/judging.service.ts';
import type { CorrectionNotifier } from '../notifications/correction-notifier.service.ts';
import { type ChangedAnswer, createAnswerChangeRepository } from './answer-change.repository.ts';

interface JudgeAgainDeps {
  db: Database;
  inTransaction: RunInTransaction;
  jobs: Pick<Jobs, 'schedule'>;
  notifier: CorrectionNotifier;
  now: () => Date;
}

/**
 * Judges attempts again after a question's answer was corrected. Each learner has a separate
 * transaction, so nobody is judged twice if a process dies.
 */
export function createJudgeAgainService(deps: JudgeAgainDeps) {
  const { db, inTransaction, jobs, notifier, now } = deps;
  const repository = createAnswerChangeRepository(db);

  async function judgeAll(): Promise<void> {
    let changed = await repository.findAfter(0);
    while (changed) {
      const { questionId, answer } = changed;
      if (isSingle(answer)) await judgeQuestion(changed, answer);
      await repository.settle(changed);
      changed = await repository.findAfter(questionId);
    }
  }

  async function judgeQuestion(changed: ChangedAnswer, answer: SingleAnswer): Promise<void> {
    let given = await listGivenAnswers(db, changed, null);
    while (given.length > 0) {
      const learners = given
        .filter(
          (attempt) => (judgeGiven(answer, attempt.given) ?? attempt.verdict) !== attempt.verdict,
        )
        .map(({ userId }) => userId);
      for (const userId of new Set(learners)) await correct(changed, answer, userId);
      given = await listGivenAnswers(db, changed, given.at(-1) ?? null);
    }
    await inTransaction((transaction) => recomputeQuestion(transaction, changed.questionId));
  }

  function correct(changed: ChangedAnswer, answer: SingleAnswer, userId: number): Promise<void> {
    return inTransaction(async (transaction) => {
      const { questionId } = changed;
      const judge = (given: string) => judgeGiven(answer, given);
      const correction = await correctVerdicts(transaction, {
        ...changed,
        userId,
        judge,
        at: now(),
      });
      if (correction) await notifier.corrected(transaction, { userId, questionId, ...correction });
    });
  }

  return {
    judgeAll,
    startJobs: () =>
      jobs.schedule({ name: 'judge-again', cron: '* * * * *', expireInSeconds: 3600 }, judgeAll),
  };
}
