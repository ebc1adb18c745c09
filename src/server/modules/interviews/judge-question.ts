import type { SingleAnswer } from '#shared/domain/answer-value.ts';
import { AppError } from '../../lib/errors.ts';
import { givenText, judgeInput, type Verdict } from '../questions/judging/judging.service.ts';
import type { StoredQuestion } from './interview.repository.ts';

/** How a question went. */
export type Judged = Pick<
  StoredQuestion,
  'given' | 'isChoice' | 'verdict' | 'message' | 'isWithdrawn'
>;

/** Interviewers take what they get: what cannot be read, or is not precise enough, is wrong. */
export function judgeQuestion(given: string, answer: SingleAnswer | null): Judged {
  const unjudged = { given, isChoice: false, verdict: null, message: null, isWithdrawn: false };
  if (!answer) return { ...unjudged, isWithdrawn: true };
  if (given === '') return unjudged;
  const isChoice = answer.kind === 'choice';
  const { verdict, message } = judge(answer, given);
  return { ...unjudged, given: givenText(answer, given), isChoice, verdict, message };
}

function judge(answer: SingleAnswer, given: string): { verdict: Verdict; message: string } {
  try {
    const { verdict, message } = judgeInput(answer, given);
    return { verdict: verdict === 'incomplete' ? 'wrong' : verdict, message };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { verdict: 'wrong', message: error.message };
  }
}
