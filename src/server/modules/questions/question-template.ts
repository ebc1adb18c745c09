import { z } from 'zod';
import { fillPlain, MissingValue, readMarkup } from '#markup/placeholders/fill.ts';
import { findPlaceholders } from '#markup/placeholders/find-placeholders.ts';
import { questionFields } from '#shared/contracts/question-edit.ts';
import { isReservedName } from '#shared/formulas/names.ts';
import type { Values } from '#shared/formulas/value.ts';
import { ContentFileError, readContentFile } from '../../lib/content-file.ts';
import { type PartText, readSections, type Sections } from './bank/bank-sections.ts';

const formula = z.string('A formula must be a string');

/** What makes a question's numbers change. */
const parameterFields = {
  params: z
    .record(
      z.string(),
      z.array(z.union([z.number(), z.string()])).min(2, 'Write [default, other values]'),
    )
    .optional(),
  where: formula.optional(),
  let: z.record(z.string(), z.union([formula, z.number()])).optional(),
  fixed: z.array(z.union([z.number(), z.string()])).optional(),
};

/** The answer is checked once its placeholders are filled. */
export const templateFields = z.strictObject({
  name: questionFields.name,
  subject: questionFields.subject.optional(),
  category: questionFields.category,
  difficulty: questionFields.difficulty,
  type: questionFields.type,
  premium: questionFields.isPremium,
  tags: z.array(z.string('Tags must be strings').trim().min(1, 'Tags must not be empty')),
  answer: z.unknown(),
  /** What can be checked of each follow-up; null: it is only read. */
  followUps: z.array(z.unknown()).optional(),
  ...parameterFields,
});

export interface Parameters {
  /** By name: the default, then the other values and ranges such as 12..40. */
  values: Record<string, (number | string)[]>;
  where: string;
  derived: Record<string, string>;
  /** Numbers and number words that stay as they are. */
  fixed: string[];
}

/** A question in which placeholders may stand for numbers. */
export interface QuestionTemplate {
  fields: Omit<
    z.infer<typeof templateFields>,
    'answer' | 'followUps' | keyof typeof parameterFields
  >;
  /** Null: all numbers stay as they are. */
  parameters: Parameters | null;
  answer: unknown;
  texts: Sections;
}

export function readTemplate(text: string): QuestionTemplate {
  const { fields, body } = readContentFile(text, templateFields);
  const { answer: stated, followUps, params, where, let: derived, fixed, ...others } = fields;
  const sections = readSections(body);
  if ('problem' in sections) throw new ContentFileError(sections.problem);
  const texts = withChecks(sections.texts, followUps);
  const answer = withParts(stated, sections.parts);
  if (!params) {
    if ((where ?? derived ?? fixed) !== undefined) {
      throw new ContentFileError('where, let and fixed need params');
    }
    const [placeholder] = textsOf({ answer, texts }).flatMap(findPlaceholders);
    if (placeholder) throw new ContentFileError(`#{${placeholder.formula}} needs params`);
  }
  const problem = params && findNameProblem(Object.keys(params), Object.keys(derived ?? {}));
  if (problem) throw new ContentFileError(problem);
  const parameters = params && {
    values: params,
    where: where ?? '0 = 0',
    derived: Object.fromEntries(
      Object.entries(derived ?? {}).map(([name, value]) => [name, String(value)]),
    ),
    fixed: (fixed ?? []).map(String),
  };
  return { fields: others, parameters: parameters ?? null, answer, texts };
}

/** Each part's answer stands in the fields, its text in the body. */
function withParts(answer: unknown, texts: PartText[]): unknown {
  const stated =
    typeof answer === 'object' && answer !== null && 'parts' in answer ? answer.parts : [];
  const count = Array.isArray(stated) ? stated.length : 0;
  if (count !== texts.length) {
    throw new ContentFileError(`parts: ${count} answers, but ${texts.length} # Part`);
  }
  if (!Array.isArray(stated) || count === 0) return answer;
  const parts = stated.map((own, index) => ({ ...texts[index], answer: own }));
  return { ...(answer as object), parts };
}

function withChecks(texts: Sections, checks: unknown[] | undefined): Sections {
  if (!checks) return texts;
  const { followUps } = texts;
  if (checks.length !== followUps.length) {
    throw new ContentFileError(
      `followUps: ${checks.length} answers, but ${followUps.length} # Follow-up`,
    );
  }
  return {
    ...texts,
    followUps: followUps.map((followUp, index) => {
      const check = checks[index] ?? null;
      return check === null ? followUp : { ...followUp, check };
    }),
  };
}

/** Where placeholders may stand. */
type Filled = Pick<QuestionTemplate, 'answer' | 'texts'>;

function findNameProblem(parameters: string[], derived: string[]): string | null {
  if (parameters.length === 0) return 'params: name at least one number';
  const names = [...parameters, ...derived];
  const odd = names.find((name) => !/^[a-z]\w*$/i.test(name));
  if (odd !== undefined) return `${odd}: a name has letters and digits only`;
  const taken = names.find(isReservedName);
  if (taken !== undefined) return `${taken} means something else in formulas`;
  const twice = derived.find((name) => parameters.includes(name));
  return twice === undefined ? null : `there are two numbers named ${twice}`;
}

/** Every text in which a placeholder may stand. */
export function textsOf({ answer, texts }: Filled): string[] {
  const { question, hints, solution, followUps } = texts;
  return [...stringsIn(answer), ...[question, ...hints, solution], ...followUps.flatMap(stringsIn)];
}

function stringsIn(part: unknown): string[] {
  if (typeof part === 'string') return [part];
  return typeof part === 'object' && part !== null ? Object.values(part).flatMap(stringsIn) : [];
}

/** Throws a ContentFileError for a placeholder without a value or with a format that does not suit it. */
export function fillTemplate<Template extends Filled>(
  template: Template,
  values: Values,
): Template {
  const read = readTexts(template);
  const fill = (text: string) => read(text)(values);
  const { question, hints, solution, followUps } = template.texts;
  try {
    return {
      ...template,
      answer: fillAnswer(template.answer, values, fill),
      texts: {
        question: fill(question),
        hints: hints.map(fill),
        solution: fill(solution),
        followUps: followUps.map(({ question: asked, answer, check }) => ({
          question: fill(asked),
          answer: fill(answer),
          ...(check !== undefined && { check: fillAnswer(check, values, fill) }),
        })),
      },
    };
  } catch (error) {
    if (error instanceof MissingValue || error instanceof RangeError) {
      throw new ContentFileError(error.message, { cause: error });
    }
    throw error;
  }
}

type Read = ReturnType<typeof readMarkup>;

const known = new WeakMap<Filled['texts'], Map<string, Read>>();

/** Each text is read only once, however many variants it has. */
function readTexts({ texts }: Filled): (text: string) => Read {
  const reads = known.get(texts) ?? new Map<string, Read>();
  known.set(texts, reads);
  return (text) => {
    const read = reads.get(text) ?? readMarkup(text);
    reads.set(text, read);
    return read;
  };
}

/** Choices and the questions of parts are Markdown, messages are prose; all else is for programs. */
function fillAnswer(
  answer: unknown,
  values: Values,
  fill: (text: string) => string,
  name = '',
): unknown {
  if (Array.isArray(answer)) return answer.map((part) => fillAnswer(part, values, fill, name));
  if (typeof answer === 'object' && answer !== null) {
    const isNumber = 'kind' in answer && answer.kind === 'number';
    return Object.fromEntries(
      Object.entries(answer).map(([key, part]) => {
        const filled = fillAnswer(part, values, fill, key);
        const isNumeric = key === 'numeric' || (key === 'value' && isNumber);
        return [key, isNumeric && filled !== part ? Number(filled) : filled];
      }),
    );
  }
  if (typeof answer !== 'string') return answer;
  if (name === 'choices' || name === 'question') return fill(answer);
  return fillPlain(answer, values, name === 'message' ? 'plain' : 'code');
}
