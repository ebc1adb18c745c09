import type { BankQuestion } from '#server/modules/questions/bank/bank-file.ts';
import { isNumeric } from '#shared/domain/answer-value.ts';
import { followUpQuestions } from './rules/follow-up-rules.ts';
import { partQuestions } from './rules/part-questions.ts';
import { wholeBank } from './whole-bank.ts';

const numericAnswers = (asked: (question: BankQuestion) => BankQuestion[]) =>
  wholeBank.flatMap((file) => {
    const { path } = file;
    const questions = 'question' in file ? asked(file.question) : [];
    return questions.flatMap(({ answer }) => (isNumeric(answer) ? [{ path, answer }] : []));
  });

/** The numeric answers to questions, those of parts one by one, by the path of their question. */
export const mainAnswers = numericAnswers(partQuestions);

/** The same, and those of follow-ups. */
export const statedAnswers = [...mainAnswers, ...numericAnswers(followUpQuestions)];
