import { isSingle, type SingleAnswer } from '#shared/domain/answer-value.ts';
import { readVariantRef } from '#shared/domain/variant-ref.ts';
import { isOffered, type VariantsService } from '../questions/variants/variants.service.ts';
import type { AskedQuestion } from './asked.repository.ts';

export interface AskedDeps {
  variants: Pick<VariantsService, 'of' | 'render'>;
}

type Row = Pick<AskedQuestion, 'question' | 'answer' | 'variant'>;

/** The answer with the numbers that were asked; null: the question was changed or removed since. */
export async function readAnswer(
  { variants }: AskedDeps,
  { question, answer, variant }: Row,
): Promise<SingleAnswer | null> {
  if (!question?.isVisible) return null;
  if (variant === null) return isSingle(answer) ? answer : null;
  const set = await variants.of(question.id);
  const ref = readVariantRef(variant);
  const filled = set && ref && isOffered(set, ref) ? set.fill(ref.index).answer : null;
  return isSingle(filled) ? filled : null;
}

/** What is asked, as safe HTML. Only while there is an answer. */
export async function readStatement(
  { variants }: AskedDeps,
  { question, variant }: Row,
): Promise<string> {
  if (!question || variant === null) return question?.descriptionHtml ?? '';
  return (await variants.render(question.id, variant)).description;
}
