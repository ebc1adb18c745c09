import { toOneLine } from '#shared/contracts/fields.ts';
import { questionFields } from '#shared/contracts/question-edit.ts';
import type { Difficulty } from '#shared/domain/difficulty.ts';
import { shorten, toPlainText } from '#shared/domain/excerpt.ts';
import { defaultCategory, toQuestionType } from '#shared/domain/questions.ts';
import type { RawRow } from './import-rows.ts';
import { type ImportedExtras, readExtras } from './imported-extras.ts';
import { RowValues } from './row-values.ts';

export interface Draft {
  row: RawRow;
  question: {
    name: string;
    description: string;
    difficulty: Difficulty;
    category: string;
    type: string;
    imageUrl: string | null;
    isVisible: boolean;
    isPremium: boolean;
    subject: string | null;
    tags: string[];
  };
  extras: ImportedExtras;
  /** Null: an exported question without one. */
  solution: string | null;
}

const longestName = 80;
const longestType = 200;

/** A question, or the row's problems. */
export function toDraft(row: RawRow, isValidUtf8: boolean): Draft | { problems: string[] } {
  if (row.problem) return { problems: [row.problem] };
  const problems: string[] = [];
  const values = new RowValues(row, isValidUtf8, problems);
  const description = values.text('description');
  const givenName = toOneLine(values.text('question_name'));
  const hasSolution = values.flag('has_solution', true);
  const solution = values.text('solution');
  const { subject, tags, ...extras } = readExtras(values, problems);
  const draft: Draft = {
    row,
    question: {
      name: givenName || nameFor(description),
      // Verbatim, so that exports round-trip.
      description,
      difficulty: values.difficulty(),
      category: toOneLine(values.text('category')) || defaultCategory,
      type: toQuestionType(toOneLine(values.text('job_title'))),
      imageUrl: values.text('image_url').trim() || null,
      isVisible: values.flag('is_visible', true),
      isPremium: values.flag('is_premium', false),
      subject,
      tags,
    },
    extras,
    solution: hasSolution || solution !== '' ? solution : null,
  };
  // Unreadable values are not validated further.
  if (!values.isUnreadable) problems.push(...broken(draft));
  return problems.length > 0 ? { problems } : draft;
}

function broken({ question, solution }: Draft): string[] {
  const { name, description, category, type, imageUrl } = question;
  return [
    ...(description.trim() === '' ? ['Description is required'] : []),
    ...(description.trim() !== '' ? complaints(questionFields.description, description) : []),
    ...(solution?.trim() === '' ? ['Solution content is required'] : []),
    ...complaints(questionFields.name, name),
    ...complaints(questionFields.category, category),
    ...(type.length > longestType ? ['Job title must be no more than 180 characters'] : []),
    ...complaints(questionFields.imageUrl, imageUrl),
  ];
}

function complaints(
  field: (typeof questionFields)[keyof typeof questionFields],
  value: unknown,
): string[] {
  return field.safeParse(value).error?.issues.map(({ message }) => message) ?? [];
}

/** The first words of the description. */
function nameFor(description: string): string {
  const words = shorten(toPlainText(description), longestName);
  return words.length < 3 ? 'Imported question' : words;
}
