import { parse } from 'yaml';
import { z } from 'zod';
import { answerSchema } from '#shared/contracts/answer.ts';
import { questionFields } from '#shared/contracts/question-edit.ts';
import { readSections } from './bank-sections.ts';

export interface BankQuestion extends z.infer<typeof frontMatterSchema> {
  description: string;
  hints: string[];
  solution: string;
}

/** A mistake in a file of the question bank, for its author. */
class BankFileError extends Error {
  override readonly name = 'BankFileError';
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

/** Throws a BankFileError that names the field. */
export function parseBankFile(text: string): BankQuestion {
  if (text.includes('\0')) throw new BankFileError('the file contains a NUL character');
  const lines = text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
  const [, frontMatter, body] = /^---[ \t]*\n(.*?\n)---[ \t]*\n(.*)$/s.exec(lines) ?? [];
  if (frontMatter === undefined || body === undefined) {
    throw new BankFileError('the file must begin with front matter between two lines of ---');
  }
  const fields = frontMatterSchema.safeParse(parseYaml(frontMatter));
  if (!fields.success) throw new BankFileError(firstIssue(fields.error));
  const sections = readSections(body);
  if ('problem' in sections) throw new BankFileError(sections.problem);
  const { question, hints, solution } = sections;
  const description = questionFields.description.safeParse(question);
  if (!description.success) throw new BankFileError(`# Question: ${firstIssue(description.error)}`);
  return { ...fields.data, description: description.data, hints, solution };
}

function firstIssue({ issues: [issue] }: z.ZodError): string {
  return [...(issue?.path ?? []), issue?.message].join(': ');
}

function parseYaml(source: string): unknown {
  try {
    return parse(source);
  } catch (error) {
    throw new BankFileError(`the front matter is not valid YAML: ${String(error)}`);
  }
}
