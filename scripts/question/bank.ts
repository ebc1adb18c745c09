import { bankFolder, readBank } from '#server/modules/questions/bank/read-bank.ts';
import { type ReadQuestion, readQuestion } from '#test/bank/rules/read-question.ts';
import { InputError } from './input-error.ts';

export interface Bank {
  folder: string;
  questions: ReadQuestion[];
}

export async function openBank(folder = bankFolder): Promise<Bank> {
  return { folder, questions: (await readBank(folder)).map(readQuestion) };
}

/** Authors can name a question by its slug or by either of its files. */
export function findQuestion({ questions }: Bank, word: string): ReadQuestion {
  const slug = word.replace(/^.*\//, '').replace(/\.(md|proof\.ts)$/, '');
  const found = questions.find((question) => question.slug === slug);
  if (!found) throw new InputError(`No question ${slug} in content/.`);
  return found;
}
