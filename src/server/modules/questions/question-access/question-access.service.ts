import { canSeeQuestion } from '#shared/policies/questions.ts';
import type { Transaction } from '../../../db/transaction.ts';
import { notFound } from '../../../lib/errors.ts';
import { holdQuestionRow } from './question-access.repository.ts';

type Actor = { isAdmin: boolean } | null;

/** The same for a missing question and for one that the actor may not see. */
export const questionNotFound = () => notFound('Question not found');

export function requireQuestion<Question extends { isVisible: boolean }>(
  actor: Actor,
  question: Question | null,
): Question {
  if (!question || !canSeeQuestion(actor, question)) throw questionNotFound();
  return question;
}

/** Call before writing about a question: it cannot be deleted until the transaction ends. */
export async function holdQuestion(
  { db }: Transaction,
  actor: Actor,
  questionId: number,
): Promise<void> {
  requireQuestion(actor, await holdQuestionRow(db, questionId));
}
