import { useSyncExternalStore } from 'react';
import { dropStored, readStored, store } from './storage.ts';

/** A list of what a visitor did in this browser, offered to their account when they sign in. */
export function browserList<Entry>(
  key: string,
  most: number,
  isEntry: (value: unknown) => value is Entry,
) {
  const listeners = new Set<() => void>();

  /** The latest entries. The stored value may be outdated or malformed. */
  function read(): Entry[] {
    const stored = readStored(key);
    return Array.isArray(stored) ? stored.filter(isEntry).slice(-most) : [];
  }

  /** Other tabs may change the list, too. */
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

    /** The number of entries; the server renders zero. */
    useCount(): number {
      return useSyncExternalStore(
        watch,
        () => read().length,
        () => 0,
      );
    },

    /** The latest entry of a kind, in short; the server renders null. */
    useLatest<Short extends string>(shorten: (entry: Entry) => Short | null): Short | null {
      return useSyncExternalStore(
        watch,
        () =>
          read()
            .map(shorten)
            .findLast((short) => short !== null) ?? null,
        () => null,
      );
    },
  };
}
