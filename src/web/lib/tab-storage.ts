/** JSON in sessionStorage, for this tab. Without storage, nothing survives a reload. */
export function readFromTab(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

export function storeInTab(key: string, value: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Storage is full or disabled.
  }
}

export function dropFromTab(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Storage is disabled.
  }
}
