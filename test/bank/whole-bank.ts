import { bankFolder, readBank } from '#server/modules/questions/bank/read-bank.ts';
import { readQuestion } from './rules/read-question.ts';

/** The question bank. The test files of a worker share it, as reading it takes most of a second. */
export const wholeBank = (await readBank(bankFolder)).map(readQuestion);

/** Its questions by their slugs: questions.test.ts reports those that cannot be read. */
export const bankQuestions = new Map(
  wholeBank.flatMap((file) => ('question' in file ? [[file.slug, file.question] as const] : [])),
);
