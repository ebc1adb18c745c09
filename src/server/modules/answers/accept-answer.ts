import type { Answer, GivenAnswer } from '#shared/contracts/answer.ts';
import { AppError } from '../../lib/errors.ts';
import { checkAnswer } from './check-answer.ts';

/** The answer to save. Refuses one that its own check would refuse. */
export function acceptAnswer(given: GivenAnswer): Answer {
  const checked = checkAnswer(given);
  if (checked.problem === null) return checked.answer;
  const { field, problem } = checked;
  throw new AppError(400, 'INVALID_INPUT', problem, {
    fieldErrors: { [`answer.${field}`]: problem },
  });
}
