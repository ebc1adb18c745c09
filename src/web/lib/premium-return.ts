import { readFromTab, storeInTab } from './tab-storage.ts';

const key = 'martingale_premium_return';
const isQuestion = (path: unknown): path is string =>
  typeof path === 'string' && path.startsWith('/question/');

/** The question where the user decided to subscribe; other pages are not worth returning to. */
export function rememberGate(path: string): void {
  if (isQuestion(path)) storeInTab(key, path);
}

export function readGate(): string | null {
  const path = readFromTab(key);
  // The stored value may be invalid.
  return isQuestion(path) ? path : null;
}
