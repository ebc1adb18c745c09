import type { AdminQuestion } from '#shared/contracts/admin-question.ts';
import { type ExtrasDraft, isPartChanged } from './extras/extras-draft.ts';

interface Draft {
  description?: string | undefined;
  solution?: string | undefined;
  keepsAnswer?: boolean | undefined;
}

type Numbers = Pick<AdminQuestion, 'hasVariants' | 'usesVariants'>;

/** Whether a draft changes the texts in which fresh numbers stand. Undefined: not touched yet. */
export function changesVariedTexts(
  question: Pick<AdminQuestion, 'description' | 'solution'>,
  { description, solution, keepsAnswer }: Draft,
): boolean {
  const isOther = (text: string | undefined, stored = '') =>
    text !== undefined && text.trim() !== stored.trim();
  return (
    isOther(description, question.description) ||
    isOther(solution, question.solution?.content) ||
    keepsAnswer === false
  );
}

export function changesVariedExtras(first: ExtrasDraft, draft: ExtrasDraft): boolean {
  const parts = ['answer', 'hints', 'followUps'] as const;
  return parts.some((part) => isPartChanged(part, first, draft));
}

/** Whether a saved question is asked with fresh numbers, for a notice; empty: it has none. */
export function numbersText({ hasVariants, usesVariants }: Numbers): string {
  if (!hasVariants) return '';
  return usesVariants
    ? 'Fresh numbers are on.'
    : 'Fresh numbers are off, since it no longer reads like them. Restoring the texts turns them on again.';
}

/** The same, if saving changed it. */
export function changedNumbersText(before: Numbers | null, saved: Numbers): string {
  return before === null || before.usesVariants === saved.usesVariants ? '' : numbersText(saved);
}
