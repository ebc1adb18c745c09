import { z } from 'zod';
import {
  type Answer,
  answerSchema,
  type FollowUp,
  followUpSchema,
} from '#shared/contracts/answer.ts';
import { questionFields } from '#shared/contracts/question-edit.ts';
import { ContentFileError, firstIssue } from '../../../lib/content-file.ts';
import { type FrozenVariants, readFrozenVariants, valuesOf } from '../frozen-variants.ts';
import {
  fillTemplate,
  type QuestionTemplate,
  readTemplate,
  type templateFields,
} from '../question-template.ts';
import type { QuestionFile } from './read-bank.ts';

type Fields = Omit<z.infer<typeof templateFields>, 'answer' | 'params' | 'where' | 'let' | 'fixed'>;

export interface BankQuestion extends Fields {
  answer: Answer;
  description: string;
  hints: string[];
  solution: string;
  followUps: FollowUp[];
}

export interface ParsedFile {
  /** With its default numbers. */
  question: BankQuestion;
  template: QuestionTemplate;
  frozen: FrozenVariants | null;
}

/** Throws a ContentFileError that names the field. */
export function parseBankFile(file: Pick<QuestionFile, 'text' | 'variants'>): BankQuestion {
  return readBankFile(file).question;
}

export function readBankFile({
  text,
  variants,
}: Pick<QuestionFile, 'text' | 'variants'>): ParsedFile {
  const template = readTemplate(text);
  if (!template.parameters) {
    if (variants !== null) throw new ContentFileError('variants without params');
    return { question: questionFrom(template), template, frozen: null };
  }
  const frozen = readFrozenVariants(variants);
  const filled = fillTemplate(template, valuesOf(frozen, 0));
  return { question: questionFrom(filled), template, frozen };
}

const answerField = z.object({ answer: answerSchema });

/** A template without placeholders, or filled. */
export function questionFrom(template: QuestionTemplate): BankQuestion {
  const { fields, texts } = template;
  const description = questionFields.description.safeParse(texts.question);
  if (!description.success) {
    throw new ContentFileError(`# Question: ${firstIssue(description.error)}`);
  }
  const answer = answerField.safeParse(template);
  if (!answer.success) throw new ContentFileError(firstIssue(answer.error));
  const followUps = z.object({ followUps: z.array(followUpSchema) }).safeParse(texts);
  if (!followUps.success) throw new ContentFileError(firstIssue(followUps.error));
  const { hints, solution } = texts;
  return {
    ...fields,
    ...answer.data,
    ...followUps.data,
    description: description.data,
    hints,
    solution,
  };
}
