import { dropStored, readStored, store } from '../../../lib/storage.ts';

export interface Owner {
  questionId: number;
  /** The numbers that it was typed for; null: the usual ones. */
  variant: string | null;
  /** Null for visitors. */
  userId: number | null;
  /** From 0, if it is one of several linked questions. */
  part?: number | undefined;
}

/** The answer typed so far, which survives a reload. */
export function readAnswer({ userId, ...shown }: Owner): string {
  const stored = readStored(keyOf(shown));
  if (typeof stored !== 'object' || stored === null) return '';
  if (!('userId' in stored) || stored.userId !== userId) return '';
  return 'text' in stored && typeof stored.text === 'string' ? stored.text : '';
}

export function saveAnswer({ userId, ...shown }: Owner, text: string): void {
  if (text.trim() === '') dropStored(keyOf(shown));
  else store(keyOf(shown), { userId, text });
}

function keyOf({ questionId, variant, part = 0 }: Omit<Owner, 'userId'>): string {
  const key = `martingale_answer_${questionId}${part === 0 ? '' : `_part${part}`}`;
  return variant === null ? key : `${key}_${variant}`;
}
