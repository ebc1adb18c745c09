import { isNumeric } from '#shared/domain/answer-value.ts';
import { followUpQuestions } from './rules/follow-up-rules.ts';
import { partQuestions } from './rules/part-questions.ts';
import { wholeBank } from './whole-bank.ts';

/**
 * The numeric answers of the bank, also those of parts and follow-ups, by the path of their
 * question.
 */
export const statedAnswers = wholeBank.flatMap((file) => {
  const { path } = file;
  return 'question' in file
    ? [...partQuestions(file.question), ...followUpQuestions(file.question)].flatMap(
        ({ answer }) => (isNumeric(answer) ? [{ path, answer }] : []),
      )
    : [];
});
