import { useSyncExternalStore } from 'react';
import { dropStored, readStored, store } from './storage.ts';

/** A list in this browser of what a visitor did, to be offered to the account they sign in with. */
export function browserList<Entry>(
  key: string,
  most: number,
  isEntry: (value: unknown) => value is Entry,
) {
  const listeners = new Set<() => void>();

  /** The latest. The stored value may be outdated or malformed. */
  function read(): Entry[] {
    const stored = readStored(key);
    return Array.isArray(stored) ? stored.filter(isEntry).slice(-most) : [];
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

  return {
    read,

    write(entries: readonly Entry[]): void {
      store(key, entries.slice(-most));
      for (const notify of listeners) notify();
    },

    forget(): void {
      dropStored(key);
      for (const notify of listeners) notify();
    },

    /** How many; the server renders none. */
    useCount(): number {
      return useSyncExternalStore(
        watch,
        () => read().length,
        () => 0,
      );
    },
  };
}
