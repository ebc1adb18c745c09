import { z } from 'zod';
import { answerSchema } from '#shared/contracts/answer.ts';
import { questionFields } from '#shared/contracts/question-edit.ts';
import { ContentFileError, firstIssue, readContentFile } from '../../../lib/content-file.ts';
import { readSections } from './bank-sections.ts';

export interface BankQuestion extends z.infer<typeof frontMatterSchema> {
  description: string;
  hints: string[];
  solution: string;
}

const frontMatterSchema = z.strictObject({
  name: questionFields.name,
  subject: questionFields.subject.optional(),
  category: questionFields.category,
  difficulty: questionFields.difficulty,
  type: questionFields.type,
  premium: questionFields.isPremium,
  tags: z.array(z.string('Tags must be strings').trim().min(1, 'Tags must not be empty')),
  answer: answerSchema,
});

/** Throws a ContentFileError that names the field. */
export function parseBankFile(text: string): BankQuestion {
  const { fields, body } = readContentFile(text, frontMatterSchema);
  const sections = readSections(body);
  if ('problem' in sections) throw new ContentFileError(sections.problem);
  const { question, hints, solution } = sections;
  const description = questionFields.description.safeParse(question);
  if (!description.success) {
    throw new ContentFileError(`# Question: ${firstIssue(description.error)}`);
  }
  return { ...fields, description: description.data, hints, solution };
}
