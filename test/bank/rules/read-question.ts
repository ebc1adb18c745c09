import { type ParsedFile, readBankFile } from '#server/modules/questions/bank/bank-file.ts';
import type { QuestionFile } from '#server/modules/questions/bank/read-bank.ts';
import { messageOf } from './message-of.ts';

export type ReadQuestion = QuestionFile & (ParsedFile | { problem: string });

export function readQuestion(file: QuestionFile): ReadQuestion {
  try {
    return { ...file, ...readBankFile(file) };
  } catch (error) {
    return { ...file, problem: messageOf(error) };
  }
}
