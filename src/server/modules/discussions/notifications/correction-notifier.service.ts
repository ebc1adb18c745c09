import { shorten } from '#shared/domain/excerpt.ts';
import type { Transaction } from '../../../db/transaction.ts';
import { createNotificationRepository } from './notification.repository.ts';

interface CorrectedAnswer {
  userId: number;
  questionId: number;
  given: string;
  isRight: boolean;
}

export type CorrectionNotifier = ReturnType<typeof createCorrectionNotifier>;

const longestGiven = 100;

/** Tells learners whether their answer is now right or wrong after the stated one was corrected. */
export function createCorrectionNotifier({ now }: { now: () => Date }) {
  return {
    async corrected(
      { db }: Transaction,
      { userId, questionId, given, isRight }: CorrectedAnswer,
    ): Promise<void> {
      const answer = `Your answer “${shorten(given, longestGiven)}”`;
      await createNotificationRepository(db).insert({
        userId,
        kind: 'correction',
        questionId,
        message: isRight
          ? `${answer} was right after all and now counts.`
          : `${answer} was not right after all. Questions you solved stay solved.`,
        createdAt: now(),
      });
    },
  };
}
