import { dropStored, readStored, store } from '../../../lib/storage.ts';

interface Owner {
  questionId: number;
  /** Null for visitors. */
  userId: number | null;
}

/** The answer typed so far, which survives a reload. */
export function readAnswer({ questionId, userId }: Owner): string {
  const stored = readStored(keyOf(questionId));
  if (typeof stored !== 'object' || stored === null) return '';
  if (!('userId' in stored) || stored.userId !== userId) return '';
  return 'text' in stored && typeof stored.text === 'string' ? stored.text : '';
}

export function saveAnswer({ questionId, userId }: Owner, text: string): void {
  if (text.trim() === '') dropStored(keyOf(questionId));
  else store(keyOf(questionId), { userId, text });
}

function keyOf(questionId: number): string {
  return `martingale_answer_${questionId}`;
}
