import { renderMarkup } from '#markup/render.ts';
import type { Answer } from '#shared/contracts/answer.ts';
import { readVariantRef } from '#shared/domain/variant-ref.ts';
import { answerMarkup, toAskedAnswer, toAskedPart } from '../questions/judging/judging.service.ts';
import { isOffered, type VariantsService } from '../questions/variants/variants.service.ts';
import type { DealtQuestion } from './meeting-question.repository.ts';

export interface ContentDeps {
  variants: Pick<VariantsService, 'of' | 'render'>;
}

/** A question with the numbers that were asked, as safe HTML. All of it: not for candidates. */
export interface Content {
  question: NonNullable<DealtQuestion['question']>;
  answer: Answer | null;
  statement: string;
  hints: string[];
  followUps: { question: string; answer: string }[];
  solution: string | null;
}

/** Null: the question or these numbers are no longer in use. */
export async function readContent(
  { variants }: ContentDeps,
  row: DealtQuestion,
): Promise<Content | null> {
  const { question, variant } = row;
  if (!question?.isVisible) return null;
  if (variant === null) {
    return {
      question,
      answer: row.answer,
      statement: question.descriptionHtml,
      hints: (row.storedHints ?? []).map(({ html }) => html),
      followUps: (row.followUps ?? []).map((own) => ({
        question: own.question.html,
        answer: own.answer.html,
      })),
      solution: row.solutionHtml,
    };
  }
  const set = await variants.of(question.id);
  const ref = readVariantRef(variant);
  if (!set || !ref || !isOffered(set, ref)) return null;
  const { description, hints, followUps, solution } = await variants.render(question.id, variant);
  const { answer } = set.fill(ref.index);
  return { question, answer, statement: description, hints, followUps, solution };
}

/** What kind of answer is asked for, without anything else that says so. */
export function askedOf(answer: Answer | null) {
  const asked = toAskedAnswer(answer);
  return asked && { kind: asked.kind, unit: asked.unit, choices: asked.choices };
}

/** All parts, in order. */
export function partsOf(answer: Answer | null) {
  if (answer?.kind !== 'parts') return [];
  return answer.parts.flatMap((_, index) => {
    const part = toAskedPart(answer, index);
    if (!part) return [];
    const { html, kind, unit, choices } = part;
    return [{ html, asked: { kind, unit, choices } }];
  });
}

export function answerHtmlOf(answer: Answer | null): string | null {
  return answer && renderMarkup(answerMarkup(answer)).html;
}
