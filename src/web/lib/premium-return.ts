/** The question at whose gate somebody decided to subscribe. For this tab, and as long as it lives. */
const key = 'martingale_premium_return';

export function rememberGate(path: string): void {
  try {
    sessionStorage.setItem(key, path);
  } catch {
    // The way back is then the list of questions.
  }
}

export function readGate(): string | null {
  try {
    const path = sessionStorage.getItem(key);
    // Whatever lies in the storage may be somebody else's.
    return path?.startsWith('/question/') ? path : null;
  } catch {
    return null;
  }
}
