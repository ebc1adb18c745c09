import { LRUCache } from 'lru-cache';
import type { ChangeFeed, ChangeTopic } from './change-feed.ts';

interface KeepOptions {
  changes: Pick<ChangeFeed, 'on'>;
  /** A change to any of them drops everything. */
  topics: readonly ChangeTopic[];
  /** How many values are kept at most; the least wanted go first. */
  most: number;
}

/**
 * Reads what is asked for once and answers from memory until any process changes it. What is kept
 * is the reading itself: one that began before a change is dropped with the rest and cannot come
 * back after it. A reading that failed is not kept.
 */
export function keepUntilChange<Key extends string | number, Value>(
  { changes, topics, most }: KeepOptions,
  read: (key: Key) => Promise<Value>,
): (key: Key) => Promise<Value> {
  const kept = new LRUCache<Key, Promise<Value>>({ max: most });
  for (const topic of topics) changes.on(topic, () => kept.clear());
  return (key) => {
    const known = kept.get(key);
    if (known) return known;
    const reading = read(key);
    kept.set(key, reading);
    reading.catch(() => {
      if (kept.peek(key) === reading) kept.delete(key);
    });
    return reading;
  };
}
