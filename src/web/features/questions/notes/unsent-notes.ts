import { dropStored, readStored, store, storedKeys } from '../../../lib/storage.ts';

/** A note the server does not have yet, kept in this browser. Empty text deletes the note. */
export interface UnsentNote {
  text: string;
  /** The version of the note that was edited; null if there was none. */
  version: string | null;
  /** The text of the last attempt, which may have arrived without a reply. */
  sent: string | null;
  /** When it was written. */
  at: number;
}

const prefixOf = (userId: number) => `martingale_note_${userId}_`;
const keyOf = (userId: number, questionId: number) => `${prefixOf(userId)}${questionId}`;

export function readUnsent(userId: number, questionId: number): UnsentNote | null {
  const stored = readStored(keyOf(userId, questionId));
  return isUnsent(stored) ? stored : null;
}

export function keepUnsent(userId: number, questionId: number, note: UnsentNote): void {
  store(keyOf(userId, questionId), note);
}

export function dropUnsent(userId: number, questionId: number): void {
  dropStored(keyOf(userId, questionId));
}

/** The questions with unsent notes. */
export function listUnsent(userId: number): number[] {
  const prefix = prefixOf(userId);
  return storedKeys(prefix).map((key) => Number(key.slice(prefix.length)));
}

function isUnsent(value: unknown): value is UnsentNote {
  return (
    typeof value === 'object' &&
    value !== null &&
    'text' in value &&
    typeof value.text === 'string' &&
    'version' in value &&
    'sent' in value &&
    'at' in value
  );
}
