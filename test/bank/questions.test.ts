import { expect, it } from 'vitest';
import { bankFolder } from '#server/modules/questions/bank/read-bank.ts';
import { findProblems } from './rules/find-problems.ts';
import { wholeBank } from './whole-bank.ts';

const bank = { folder: bankFolder, questions: wholeBank };

it.each(bank.questions)('$path can be read, and its proof agrees', async (question) => {
  expect(await findProblems(question, bank)).toEqual([]);
});
