import type { z } from 'zod';
import type { Answer, FollowUp } from '#shared/contracts/answer.ts';
import { extraFields } from '#shared/contracts/question-edit.ts';
import { type VariantSet, variantSetSchema } from '#shared/contracts/variant.ts';
import type { ImportField } from '#shared/domain/imports.ts';
import { checkAnswer, checkSingle, findHintProblem } from '../judging/stated-answer.service.ts';
import type { RowValues } from './row-values.ts';
import { findVariantsProblem } from './variants-problem.ts';

export interface ImportedExtras {
  answer: Answer | null;
  hints: string[];
  followUps: FollowUp[];
  variants: VariantSet | null;
}

/** Subject line, tags, answer, hints, follow-ups and variants: each may be missing, in a cell or as JSON. */
export function readExtras(values: RowValues, problems: string[]) {
  function read<Field extends z.ZodType>(
    column: ImportField,
    field: Field,
    fallback: z.output<Field>,
    fromCell: (text: string) => unknown = fromJson,
  ): z.output<Field> {
    const value = values.value(column);
    if (value === undefined) return fallback;
    const parsed = field.safeParse(typeof value === 'string' ? fromCell(value) : value);
    if (parsed.success) return parsed.data;
    const [issue] = parsed.error.issues;
    problems.push([column, ...(issue?.path ?? []), issue?.message].join(': '));
    return fallback;
  }

  function readVariants(): VariantSet | null {
    const variants = read('variants', variantSetSchema.nullable(), null);
    const problem = variants && findVariantsProblem(variants);
    if (problem === null) return variants;
    problems.push(`variants: ${problem}`);
    return null;
  }

  function readFollowUps(): FollowUp[] {
    return read('follow_ups', extraFields.followUps, []).map(({ check, ...texts }, index) => {
      const checked = check && checkSingle(check);
      if (!checked) return texts;
      if (checked.problem === null) return { ...texts, check: checked.answer };
      const { field, problem } = checked;
      problems.push(`follow_ups: ${index}: check: ${field.replaceAll('.', ': ')}: ${problem}`);
      return texts;
    });
  }

  const given = read('answer', extraFields.answer, null, answerFromCell);
  const checked = given && checkAnswer(given);
  if (checked && checked.problem !== null) {
    problems.push(`answer: ${checked.field.replaceAll('.', ': ')}: ${checked.problem}`);
  }
  const answer = checked?.problem === null ? checked.answer : null;
  const hints = read('hints', extraFields.hints, [], hintsFromCell);
  const unshared = findHintProblem(answer, hints.length);
  if (unshared) problems.push(`answer: ${unshared.problem}`);
  return {
    subject: read('subject', extraFields.subject, null, (text) => text),
    tags: read('tags', extraFields.tags, [], tagsFromCell),
    answer,
    hints,
    followUps: readFollowUps(),
    variants: readVariants(),
  };
}

/** `a; b` or `a, b`. */
function tagsFromCell(text: string): string[] {
  return text
    .split(/[;,]/)
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');
}

/** A fraction or a number needs no JSON. */
function answerFromCell(text: string): unknown {
  if (/^-?\d+\/\d+$/.test(text)) return { kind: 'fraction', value: text };
  return /^-?\d*\.?\d+$/.test(text) ? { kind: 'number', value: Number(text) } : fromJson(text);
}

/** Plain text is one hint. */
function hintsFromCell(text: string): unknown {
  return /^\[\s*["\]]/.test(text) ? fromJson(text) : [text];
}

/** Undefined is refused by every field. */
function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
