import { dropStored, readStored, store } from '../../lib/storage.ts';

/** An unsent text, stored in this browser for its author. */
interface Draft {
  userId: number;
  text: string;
}

const keyOf = (draftKey: string) => `martingale_draft_${draftKey}`;

/** Empty if there is none, or if it belongs to another user. */
export function readDraft(draftKey: string, userId: number): string {
  const stored = readStored(keyOf(draftKey));
  return isDraft(stored) && stored.userId === userId ? stored.text : '';
}

export function saveDraft(draftKey: string, draft: Draft): void {
  if (draft.text.trim() === '') dropDraft(draftKey);
  else store(keyOf(draftKey), draft);
}

export function dropDraft(draftKey: string): void {
  dropStored(keyOf(draftKey));
}

function isDraft(value: unknown): value is Draft {
  return (
    typeof value === 'object' &&
    value !== null &&
    'userId' in value &&
    typeof value.userId === 'number' &&
    'text' in value &&
    typeof value.text === 'string'
  );
}
