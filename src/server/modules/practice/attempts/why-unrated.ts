import type { Unrated } from '#shared/contracts/answer-check.ts';
import { isSelfJudgedKind } from '#shared/domain/answer-value.ts';
import type { Circumstances, Decision } from './decide.ts';
import { isUnaided } from './first-try.ts';
import { type LearnerQuestion, noHelp } from './learner-question.ts';

/** Why a verdict moved no rating; null: it did, or there was none. */
export function whyUnrated(
  decision: Decision,
  before: LearnerQuestion,
  { answerKind }: Circumstances['question'],
): Unrated | null {
  const { kind, verdict, isRated, usedSolution, usedSimulation, hints, grade } = decision;
  if (kind !== 'answer' || verdict === null || isRated) return null;
  if (answerKind !== null && isSelfJudgedKind(answerKind)) return 'self-judged';
  if (usedSolution && before.usedSolution) return 'solution';
  if (!isUnaided(noHelp, before)) return grade === null ? 'repeat' : 'review';
  if (usedSimulation) return 'simulation';
  return hints > 0 ? 'hint' : 'limit';
}
