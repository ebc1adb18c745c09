import type { BankQuestion } from '#server/modules/questions/bank/bank-file.ts';
import { checkAnswer } from '#server/modules/questions/judging/stated-answer.service.ts';
import type { Answer } from '#shared/contracts/answer.ts';
import { isClosed, isNumeric, valueOfAnswer } from '#shared/domain/answer-value.ts';
import { withFiguresInWords } from '../figures-in-text.ts';
import { findAnswerProblems } from '../rules/answer-rules.ts';
import { findFalseEquations } from '../rules/equation-rules.ts';
import { findFigureProblems } from '../rules/figure-rules.ts';
import { findFollowUpProblems, findUnprovenFollowUps } from '../rules/follow-up-rules.ts';
import { messageOf } from '../rules/message-of.ts';
import { inDigits, numberWord } from '../rules/number-words.ts';
import { partQuestions } from '../rules/part-questions.ts';
import { findValueProblems } from '../rules/proof-rules.ts';
import { findMissingAnswer } from '../rules/stated-answer-rules.ts';
import type { Variant } from './evaluate-template.ts';

const statedNumber = new RegExp(`\\d+(?:\\.\\d+)?|${numberWord}`, 'g');
const largestDenominator = 10_000;
const trivial = 'The answer is trivial: 0, 1 or a number of the question.';

/** What keeps a question from being asked with these numbers. */
export function findVariantProblems(variant: Variant, standard: Variant): string[] {
  const { question, proof } = variant;
  const { answer } = question;
  if (!isClosed(answer)) return ['An answer that readers judge themselves has no variants.'];
  try {
    return [
      ...findAnswerProblems(question),
      ...findValueProblems(answer, proof),
      ...findUnwantedAnswers(variant, standard),
      ...findUncheckable(answer),
      ...findFalseEquations(question),
      ...findFigureProblems(question),
      ...findMissingAnswer(question),
      ...findFollowUpProblems(question),
      ...findUnprovenFollowUps(question, proof),
    ];
  } catch (error) {
    return [`The proof fails: ${messageOf(error)}`];
  }
}

/** Each part of an answer is compared with the same part of the default's. */
function findUnwantedAnswers({ question, fixed }: Variant, standard: Variant): string[] {
  const defaults = partQuestions(standard.question);
  return partQuestions(question).flatMap((asked, index) => {
    const usual = defaults[index] ?? standard.question;
    return [
      ...(isTrivial(asked, fixed) && !isTrivial(usual, fixed) ? [trivial] : []),
      ...findLargeDenominator(asked.answer, usual.answer),
    ];
  });
}

/** An answer that one could guess or copy. */
function isTrivial({ answer, description }: BankQuestion, fixed: readonly string[]): boolean {
  if (!isNumeric(answer)) return false;
  const text = withFiguresInWords(description)
    .replaceAll(/(?<=\d)(,|\{,\})(?=\d{3})/g, '')
    .toLowerCase();
  // Two people are no answer to copy: the word stays, whatever is asked.
  const unchanging = fixed.map((word) => word.toLowerCase());
  const stated = (text.match(statedNumber) ?? []).filter(
    (number) => /\d/.test(number) || !unchanging.includes(number),
  );
  return ['0', '1', ...stated.map(inDigits)].map(Number).includes(valueOfAnswer(answer));
}

function findLargeDenominator(answer: Answer, standard: Answer): string[] {
  if (answer.kind !== 'fraction' || standard.kind !== 'fraction') return [];
  const most = Math.max(largestDenominator, denominatorOf(standard.value));
  const denominator = denominatorOf(answer.value);
  return denominator > most ? [`The denominator ${denominator} is larger than ${most}.`] : [];
}

const denominatorOf = (value: string) => Number(value.split('/')[1]);

/** Such as two mistakes that are the same at the precision asked. */
function findUncheckable(answer: Answer): string[] {
  const { problem } = checkAnswer(answer);
  return problem === null ? [] : [problem];
}
