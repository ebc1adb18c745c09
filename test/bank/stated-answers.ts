import { isNumeric } from '#shared/domain/answer-value.ts';
import { wholeBank } from './whole-bank.ts';

/** The numeric answers of the bank, by the path of their question. */
export const statedAnswers = wholeBank.flatMap((file) => {
  const answer = 'question' in file ? file.question.answer : null;
  if (!isNumeric(answer)) return [];
  return [{ path: file.path, answer }];
});
