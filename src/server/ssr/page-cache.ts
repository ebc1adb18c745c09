import { LRUCache } from 'lru-cache';
import type { ChangeFeed } from '../db/change-feed.ts';
import { type CachedPage, sizeOf } from './cached-page.ts';

const maxBytes = 64 * 1024 * 1024;
/** Pages show relative times, which must not get too old. */
const lifetimeMs = 60_000;

/**
 * Rendered pages for visitors who are not signed in. Any change to what pages show drops them all;
 * a page whose rendering began before a change is not cached after it.
 */
export class PageCache {
  readonly #pages: LRUCache<string, CachedPage>;
  #generation = 0;

  constructor(changes: Pick<ChangeFeed, 'on'>, size = maxBytes) {
    this.#pages = new LRUCache({
      maxSize: size,
      // Anyone can make up URLs, as long and as many as they like.
      sizeCalculation: (page, url) => sizeOf(page) + url.length,
      ttl: lifetimeMs,
    });
    for (const topic of ['settings', 'questions', 'discussions'] as const) {
      changes.on(topic, () => this.#drop());
    }
  }

  get(url: string): CachedPage | undefined {
    return this.#pages.get(url);
  }

  /** Call before rendering; the returned function caches the page if nothing has changed since. */
  prepare(url: string): (page: CachedPage) => void {
    const generation = this.#generation;
    return (page) => {
      if (generation === this.#generation) this.#pages.set(url, page);
    };
  }

  #drop(): void {
    this.#generation += 1;
    this.#pages.clear();
  }
}
