import { isDeepStrictEqual } from 'node:util';
import {
  type Answer,
  answerSchema,
  type FollowUp,
  followUpSchema,
} from '#shared/contracts/answer.ts';
import type { VariantSet } from '#shared/contracts/variant.ts';
import { valuesOf } from './frozen-variants.ts';
import { extraSources } from './question-editing/extras.ts';
import { fillTemplate } from './question-template.ts';
import type { StoredVariants } from './variants.repository.ts';

/** A question with the numbers of one variant, as Markdown. */
export interface FilledVariant {
  description: string;
  hints: string[];
  solution: string;
  followUps: FollowUp[];
  answer: Answer;
}

type Content = Omit<VariantSet, 'withdrawn'>;

/** Throws if a value is missing, or does not suit its place. */
export function fillVariant({ template, ...frozen }: Content, index: number): FilledVariant {
  const { answer, texts } = fillTemplate(template, valuesOf(frozen, index));
  const { question: description, hints, solution } = texts;
  const followUps = texts.followUps.map((followUp) => followUpSchema.parse(followUp));
  return { description, hints, solution, followUps, answer: answerSchema.parse(answer) };
}

/** Throws if any variant cannot be filled. */
export function checkVariants(content: Content): void {
  for (const index of content.variants.keys()) fillVariant(content, index);
}

/** Whether the question still reads as its variants do: an administrator may have edited it. */
export function isInUse({ content, withdrawn: _, ...current }: StoredVariants): boolean {
  const { answer, hints, followUps } = current;
  if (answer === null || hints === null || followUps === null) return false;
  const { description, solution } = current;
  return isDeepStrictEqual(toPlain(fillVariant(content, 0)), {
    description,
    solution,
    ...toPlain(extraSources({ answer, hints, followUps })),
  });
}

/** As it is stored: without undefined fields. */
const toPlain = <Fields extends object>(fields: Fields): Fields =>
  JSON.parse(JSON.stringify(fields));
