import { LRUCache } from 'lru-cache';
import type { ChangeFeed, ChangeTopic } from './change-feed.ts';

interface CacheOptions {
  changes: Pick<ChangeFeed, 'on'>;
  /** A change to any of them drops everything. */
  topics: readonly ChangeTopic[];
  /** The size of the cache; the least recently used values are evicted first. */
  most: number;
}

/**
 * Caches reads until any process changes what they read. The cache holds promises: a read that
 * began before a change is dropped with the rest and cannot return after it. Failed reads are not
 * cached.
 */
export function cacheUntilChange<Key extends string | number, Value>(
  { changes, topics, most }: CacheOptions,
  read: (key: Key) => PromiseLike<Value>,
): (key: Key) => Promise<Value> {
  const cache = new LRUCache<Key, Promise<Value>>({ max: most });
  for (const topic of topics) changes.on(topic, () => cache.clear());
  return (key) => {
    const cached = cache.get(key);
    if (cached) return cached;
    // A Drizzle query would run again each time it is awaited.
    const reading = Promise.resolve(read(key));
    cache.set(key, reading);
    reading.catch(() => {
      if (cache.peek(key) === reading) cache.delete(key);
    });
    return reading;
  };
}
