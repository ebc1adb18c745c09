import { useSyncExternalStore } from 'react';

export const themes = ['system', 'light', 'dark'] as const;

export type Theme = (typeof themes)[number];

export const themeKey = 'martingale_theme';

const listeners = new Set<() => void>();

/** The current theme and its setter. The server doesn't know it and renders the system's. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  return [useSyncExternalStore(subscribe, appliedTheme, () => 'system'), chooseTheme];
}

/** Stored on the document too, so that switching works without storage. */
function appliedTheme(): Theme {
  return toTheme(document.documentElement.dataset.theme);
}

function chooseTheme(theme: Theme): void {
  try {
    if (theme === 'system') localStorage.removeItem(themeKey);
    else localStorage.setItem(themeKey, theme);
  } catch {
    // Storage is disabled: the choice lasts until the page is closed.
  }
  applyTheme(theme);
}

function applyTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  for (const notify of listeners) notify();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', followOtherTabs);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', followOtherTabs);
  };
}

function followOtherTabs({ key, newValue }: StorageEvent): void {
  // The key is null when another tab cleared the storage.
  if (key === themeKey || key === null) applyTheme(toTheme(newValue));
}

function toTheme(value: string | null | undefined): Theme {
  return value === 'light' || value === 'dark' ? value : 'system';
}
