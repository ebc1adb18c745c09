/** The question where the user decided to subscribe, stored for this tab. */
const key = 'martingale_premium_return';

export function rememberGate(path: string): void {
  try {
    sessionStorage.setItem(key, path);
  } catch {
    // The user then returns to the question list.
  }
}

export function readGate(): string | null {
  try {
    const path = sessionStorage.getItem(key);
    // The stored value may be invalid.
    return path?.startsWith('/question/') ? path : null;
  } catch {
    return null;
  }
}
