import { type BankQuestion, parseBankFile } from '#server/modules/questions/bank/bank-file.ts';
import type { BankFile } from '#server/modules/questions/bank/read-bank.ts';
import { messageOf } from './message-of.ts';

export type ReadQuestion = BankFile & ({ question: BankQuestion } | { problem: string });

export function readQuestion(file: BankFile): ReadQuestion {
  try {
    return { ...file, question: parseBankFile(file.text) };
  } catch (error) {
    return { ...file, problem: messageOf(error) };
  }
}
