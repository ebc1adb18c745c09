import type { BankQuestion } from '#server/modules/questions/bank/bank-file.ts';
import { checkAnswer } from '#server/modules/questions/judging/stated-answer.service.ts';
import { valueOfAnswer } from '#shared/domain/answer-value.ts';
import { isNear } from '../is-near.ts';
import { findAnswerProblems } from './answer-rules.ts';
import type { Proof } from './proof.ts';
import { findMissingAnswer } from './stated-answer-rules.ts';

/** Each follow-up that can be checked, as a question of its own. */
export function followUpQuestions(question: BankQuestion): BankQuestion[] {
  return question.followUps.flatMap(({ question: description, answer: solution, check }) =>
    check ? [{ ...question, description, solution, answer: check, hints: [], followUps: [] }] : [],
  );
}

/** The text must arrive at what is checked, and ask for it in the same form. */
export function findFollowUpProblems(question: BankQuestion): string[] {
  return followUpQuestions(question).flatMap((asked) => {
    const { problem } = checkAnswer(asked.answer);
    return [
      ...(problem === null ? [] : [problem]),
      ...findAnswerProblems(asked),
      ...findMissingAnswer(asked),
    ].map((found) => `The follow-up “${asked.description}”: ${found}`);
  });
}

/** What is checked must be what `followUps()` computes, in their order. */
export function findUnprovenFollowUps({ followUps }: BankQuestion, proof: Proof): string[] {
  if (!followUps.some(({ check }) => check)) return [];
  const computed = proof.followUps?.() ?? [];
  return followUps.flatMap(({ check }, index) => {
    if (!check) return [];
    const stated = valueOfAnswer(check);
    const value = computed[index];
    if (value !== undefined && isNear(value, stated)) return [];
    return [`Follow-up ${index + 1} is stated as ${stated}, but followUps() computes ${value}.`];
  });
}
