import { expect, it } from 'vitest';
import { bankFolder, readBank } from '#server/modules/questions/bank/read-bank.ts';
import { findProblems } from './rules/find-problems.ts';
import { readQuestion } from './rules/read-question.ts';

const bank = { folder: bankFolder, questions: (await readBank(bankFolder)).map(readQuestion) };

it.each(bank.questions)('$path can be read, and its proof agrees', async (question) => {
  expect(await findProblems(question, bank)).toEqual([]);
});
