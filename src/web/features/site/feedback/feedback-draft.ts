import { dropStored, readStored, store } from '../../../lib/storage.ts';

export interface FeedbackDraft {
  message: string;
  name: string;
  email: string;
}

const key = 'martingale_draft_feedback';

/** The unsent message of a user, or of a visitor if null. */
export function readDraft(userId: number | null): FeedbackDraft | null {
  const stored = readStored(key);
  if (typeof stored !== 'object' || stored === null) return null;
  if (!('userId' in stored) || stored.userId !== userId) return null;
  const textOf = (name: string) => {
    const value: unknown = Reflect.get(stored, name);
    return typeof value === 'string' ? value : '';
  };
  return { message: textOf('message'), name: textOf('name'), email: textOf('email') };
}

export function saveDraft(userId: number | null, draft: FeedbackDraft): void {
  if (Object.values(draft).every((text) => text.trim() === '')) dropDraft();
  else store(key, { userId, ...draft });
}

export function dropDraft(): void {
  dropStored(key);
}
