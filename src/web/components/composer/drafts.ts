import { dropStored, readStored, store } from '../../lib/storage.ts';

/** What was written and not sent, kept in this browser for whoever wrote it. */
interface Draft {
  userId: number;
  text: string;
}

const keyOf = (draftKey: string) => `martingale_draft_${draftKey}`;

/** Empty where there is none, or where it is somebody else's. */
export function readDraft(draftKey: string, userId: number): string {
  const stored = readStored(keyOf(draftKey));
  return isDraft(stored) && stored.userId === userId ? stored.text : '';
}

export function keepDraft(draftKey: string, draft: Draft): void {
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
