/** Unsent reports, as long as the page lives: whatever closes the dialog, nothing typed is lost. */
const drafts = new Map<string, string>();

interface DraftOwner {
  userId: number;
  questionId: number;
}

export function readDraft(owner: DraftOwner): string {
  return drafts.get(keyOf(owner)) ?? '';
}

export function keepDraft(owner: DraftOwner, text: string): void {
  drafts.set(keyOf(owner), text);
}

export function dropDraft(owner: DraftOwner): void {
  drafts.delete(keyOf(owner));
}

function keyOf({ userId, questionId }: DraftOwner): string {
  return `${userId}/${questionId}`;
}
