import type { OwnStatus } from '#shared/contracts/question-status.ts';
import { nameOfStatus, type QuestionStatus } from '#shared/domain/question-status.ts';
import type { RunInTransaction } from '../../db/transaction.ts';
import { holdQuestion } from '../question-access/question-access.service.ts';
import { createQuestionStatusRepository } from './question-status.repository.ts';

export type QuestionStatusService = ReturnType<typeof createQuestionStatusService>;

interface QuestionStatusDeps {
  inTransaction: RunInTransaction;
  now: () => Date;
}

interface Learner {
  id: number;
  isAdmin: boolean;
}

/** A user's progress on a question. Each real change adds an event for the calendar. */
export function createQuestionStatusService({ inTransaction, now }: QuestionStatusDeps) {
  type Repository = ReturnType<typeof createQuestionStatusRepository>;

  function change(
    learner: Learner,
    questionId: number,
    status: QuestionStatus,
    write: (repository: Repository) => Promise<boolean>,
  ): Promise<void> {
    return inTransaction(async (transaction) => {
      await holdQuestion(transaction, learner, questionId);
      const repository = createQuestionStatusRepository(transaction.db);
      if (!(await write(repository))) return;
      await repository.insertEvent({
        userId: learner.id,
        questionId,
        status: nameOfStatus(status),
        createdAt: now(),
      });
    });
  }

  async function start(
    learner: Learner,
    questionId: number,
    exploredAt: Date | null,
  ): Promise<void> {
    const { id: userId } = learner;
    const status = 'attempted';
    const moment = { createdAt: now(), updatedAt: now() };
    await change(learner, questionId, status, (repository) =>
      repository.start({ userId, questionId, status, exploredAt, ...moment }),
    );
  }

  return {
    async set(learner: Learner, { questionId, status }: OwnStatus): Promise<OwnStatus> {
      const { id: userId } = learner;
      const moment = { createdAt: now(), updatedAt: now() };
      await change(learner, questionId, status, (repository) =>
        status === null
          ? repository.clear(userId, questionId)
          : repository.set({ userId, questionId, status, ...moment }),
      );
      return { questionId, status };
    },

    /** Viewing a solution counts as an attempt; it never lowers the status. */
    start: (learner: Learner, questionId: number) => start(learner, questionId, null),

    /** Remembered only if it comes before the first attempt. */
    explore: (learner: Learner, questionId: number) => start(learner, questionId, now()),
  };
}
