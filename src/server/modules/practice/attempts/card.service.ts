import type { Card, CardAct } from '#shared/contracts/practice.ts';
import { endOfDay } from '#shared/domain/progress.ts';
import type { Database } from '../../../db/client.ts';
import { requireQuestion } from '../../questions/question-access/question-access.service.ts';
import type { PracticeSettingsService } from '../reviews/practice-settings.service.ts';
import { createAttemptRepository } from './attempt.repository.ts';
import type { AttemptService } from './attempt.service.ts';
import { type Act, canCorrect } from './decide.ts';
import { type LearnerQuestion, regrade, untouched } from './learner-question.ts';
import { grades } from './propose-grade.ts';

interface CardDeps {
  db: Database;
  attempts: Pick<AttemptService, 'record'>;
  practiceSettings: Pick<PracticeSettingsService, 'read'>;
  now: () => Date;
}

interface Learner {
  id: number;
  isAdmin: boolean;
}

export type CardService = ReturnType<typeof createCardService>;

/** When a question comes back to a learner, and what they can change about that. */
export function createCardService({ db, attempts, practiceSettings, now }: CardDeps) {
  const repository = createAttemptRepository(db);

  async function read(learner: Learner, questionId: number): Promise<Card> {
    const [question, state, { timeZone }] = await Promise.all([
      repository.findQuestion(questionId),
      repository.findLearnerQuestion(learner.id, questionId),
      practiceSettings.read(learner),
    ]);
    requireQuestion(learner, question);
    return present(questionId, state ?? untouched, now(), timeZone ?? 'UTC');
  }

  return {
    read,

    /** When these questions come back; those that do not are left out. */
    async dueOf(userId: number, questionIds: readonly number[]): Promise<Map<number, Date>> {
      const rows = await repository.listLearnerQuestions(userId, questionIds);
      return new Map(
        rows.flatMap(({ questionId, due, isSuspended }) =>
          due && !isSuspended ? [[questionId, due]] : [],
        ),
      );
    },

    async act(learner: Learner, questionId: number, act: CardAct, ip: string): Promise<Card> {
      await attempts.record(learner, questionId, toAct(act), null, { ip, viaTopic: false });
      return read(learner, questionId);
    },
  };
}

function toAct(given: CardAct): Act {
  switch (given.act) {
    case 'grade':
      return { kind: 'grade', grade: given.grade };
    case 'giveUp':
      return { kind: 'reveal', isReview: true };
    case 'advance':
      return { kind: 'postpone', isEarly: true };
    default:
      return { kind: given.act };
  }
}

function present(questionId: number, state: LearnerQuestion, at: Date, timeZone: string): Card {
  const { due, isSuspended } = state;
  return {
    questionId,
    due: due?.toISOString() ?? null,
    isDue: !isSuspended && due !== null && due < endOfDay(at, timeZone),
    isSuspended,
    review: reviewOf(state, at, timeZone),
  };
}

function reviewOf(state: LearnerQuestion, at: Date, timeZone: string): Card['review'] {
  if (!state.lastReview || !canCorrect(state, at)) return null;
  const options = Object.values(grades).flatMap((grade) => {
    const { due } = regrade(state, grade, timeZone);
    return due ? { grade, due: due.toISOString() } : [];
  });
  return { grade: state.lastReview.grade, options };
}
