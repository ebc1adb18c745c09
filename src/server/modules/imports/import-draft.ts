import { toOneLine } from '#shared/contracts/fields.ts';
import { questionFields } from '#shared/contracts/question-edit.ts';
import { difficulties } from '#shared/domain/difficulty.ts';
import { shorten, toPlainText } from '#shared/domain/excerpt.ts';
import type { ImportField } from '#shared/domain/imports.ts';
import { defaultCategory, toQuestionType } from '#shared/domain/questions.ts';
import type { RawRow } from './import-rows.ts';

export interface Draft {
  row: RawRow;
  question: {
    name: string;
    description: string;
    difficulty: (typeof difficulties)[number];
    category: string;
    type: string;
    imageUrl: string | null;
    isVisible: boolean;
    isPremium: boolean;
  };
  /** Null: an exported question without one. */
  solution: string | null;
}

const longestName = 80;
const longestType = 200;

/** A question, or the problems of the row. */
export function toDraft(row: RawRow, isValidUtf8: boolean): Draft | { problems: string[] } {
  if (row.problem) return { problems: [row.problem] };
  const problems: string[] = [];
  const values = new RowValues(row, isValidUtf8, problems);
  const description = values.text('description');
  const givenName = toOneLine(values.text('question_name'));
  const hasSolution = values.flag('has_solution', true);
  const solution = values.text('solution');
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
    },
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

const flags = new Map([
  ['true', true],
  ['yes', true],
  ['1', true],
  ['false', false],
  ['no', false],
  ['0', false],
]);

class RowValues {
  readonly #row: RawRow;
  readonly #isValidUtf8: boolean;
  readonly #problems: string[];
  /** Some text of the row was not valid UTF-8. */
  isUnreadable = false;

  constructor(row: RawRow, isValidUtf8: boolean, problems: string[]) {
    this.#row = row;
    this.#isValidUtf8 = isValidUtf8;
    this.#problems = problems;
  }

  /** Empty if absent. */
  text(field: ImportField): string {
    const value = this.#row.values.get(field) ?? '';
    const problem = typeof value === 'string' ? this.#problemIn(value) : 'must be a string';
    if (problem) {
      this.isUnreadable = true;
      this.#problems.push(`${field} ${problem}`);
    }
    return typeof value === 'string' && !problem ? value : '';
  }

  flag(field: ImportField, usual: boolean): boolean {
    const value = this.#row.values.get(field);
    if (typeof value === 'boolean') return value;
    const text = this.text(field).trim().toLowerCase();
    const flag = flags.get(text);
    if (flag === undefined && text !== '') this.#problems.push(`${field} must be true or false`);
    return flag ?? usual;
  }

  difficulty(): Draft['question']['difficulty'] {
    const text = this.text('difficulty').trim().toLowerCase();
    const found = difficulties.find((difficulty) => difficulty.toLowerCase() === text);
    if (!found && text !== '') this.#problems.push('Difficulty must be Easy, Medium or Hard');
    return found ?? 'Medium';
  }

  #problemIn(text: string): string | null {
    if (text.includes('\0')) return 'contains a NUL character, which cannot be saved';
    if (!this.#isValidUtf8 && text.includes('\uFFFD')) return 'is not valid UTF-8';
    return text.isWellFormed() ? null : 'contains half a character, which cannot be saved';
  }
}
