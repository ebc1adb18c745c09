import { keepInTab, readInTab } from './tab-storage.ts';

const key = 'martingale_premium_return';
const isQuestion = (path: string | null) => path?.startsWith('/question/') ?? false;

/** The question where the user decided to subscribe; other pages are not worth returning to. */
export function rememberGate(path: string): void {
  if (isQuestion(path)) keepInTab(key, path);
}

export function readGate(): string | null {
  const path = readInTab(key);
  // The stored value may be invalid.
  return isQuestion(path) ? path : null;
}
