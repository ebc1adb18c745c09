/** Unsent error reports, in memory: closing the dialog loses nothing. */
const drafts = new Map<string, string>();

interface DraftOwner {
  userId: number;
  questionId: number;
}

export function readDraft(owner: DraftOwner): string {
  return drafts.get(keyOf(owner)) ?? '';
}

export function saveDraft(owner: DraftOwner, text: string): void {
  drafts.set(keyOf(owner), text);
}

export function deleteDraft(owner: DraftOwner): void {
  drafts.delete(keyOf(owner));
}

function keyOf({ userId, questionId }: DraftOwner): string {
  return `${userId}/${questionId}`;
}
