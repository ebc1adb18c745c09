import { bankFolder, readBank } from '#server/modules/questions/bank/read-bank.ts';
import { isNumeric } from '#shared/domain/answer-value.ts';
import { readQuestion } from './rules/read-question.ts';

/** The numeric answers of the bank, by the path of their question. */
export async function statedAnswers() {
  return (await readBank(bankFolder)).map(readQuestion).flatMap((file) => {
    const answer = 'question' in file ? file.question.answer : null;
    if (!isNumeric(answer)) return [];
    return [{ path: file.path, answer }];
  });
}
