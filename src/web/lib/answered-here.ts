import { useSyncExternalStore } from 'react';
import type { CarriedAnswer } from '#shared/contracts/answer.ts';
import { mostCarriedAnswers } from '#shared/domain/carried-answers.ts';
import { dropStored, readStored, store } from './storage.ts';

/** What a visitor answered in this browser, to be offered to the account they sign in with. */
interface AnsweredHere extends CarriedAnswer {
  isRight: boolean;
}

const key = 'martingale_answered';
const listeners = new Set<() => void>();

/** The latest. The stored value may be outdated or malformed. */
export function readAnsweredHere(): AnsweredHere[] {
  const stored = readStored(key);
  return Array.isArray(stored) ? stored.filter(isAnswered).slice(-mostCarriedAnswers) : [];
}

/** A right answer stays; otherwise the last one counts. */
export function noteAnsweredHere(answered: AnsweredHere): void {
  const all = readAnsweredHere();
  const isSame = ({ questionId }: AnsweredHere) => questionId === answered.questionId;
  if (all.some((other) => isSame(other) && other.isRight)) return;
  const others = all.filter((other) => !isSame(other));
  store(key, [...others, answered].slice(-mostCarriedAnswers));
  for (const notify of listeners) notify();
}

export function forgetAnsweredHere(): void {
  dropStored(key);
  for (const notify of listeners) notify();
}

/** How many questions; the server renders none. */
export function useAnsweredHere(): number {
  return useSyncExternalStore(
    watch,
    () => readAnsweredHere().length,
    () => 0,
  );
}

/** Other tabs may change it, too. */
function watch(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

function isAnswered(value: unknown): value is AnsweredHere {
  if (typeof value !== 'object' || value === null) return false;
  return (
    'questionId' in value &&
    Number.isSafeInteger(value.questionId) &&
    'answer' in value &&
    typeof value.answer === 'string' &&
    'explored' in value &&
    typeof value.explored === 'boolean' &&
    'isRight' in value &&
    typeof value.isRight === 'boolean'
  );
}
