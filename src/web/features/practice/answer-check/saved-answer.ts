import { dropStored, readStored, store } from '../../../lib/storage.ts';

export interface Owner {
  questionId: number;
  /** The numbers that it was typed for; null: the usual ones. */
  variant: string | null;
  /** Null for visitors. */
  userId: number | null;
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

function keyOf({ questionId, variant }: Omit<Owner, 'userId'>): string {
  const key = `martingale_answer_${questionId}`;
  return variant === null ? key : `${key}_${variant}`;
}
