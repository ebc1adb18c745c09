import { LRUCache } from 'lru-cache';
import type { ChangeFeed } from '../db/change-feed.ts';
import { type KeptPage, sizeOf } from './kept-page.ts';

const maxBytes = 64 * 1024 * 1024;
/** Pages say how long ago things happened; nobody should read an old answer to that. */
const lifetimeMs = 60_000;

/**
 * Finished pages of visitors who are not signed in. Any change to what pages show drops them all;
 * a page whose rendering began before a change is not kept after it.
 */
export class PageCache {
  readonly #pages: LRUCache<string, KeptPage>;
  #generation = 0;

  constructor(changes: Pick<ChangeFeed, 'on'>, size = maxBytes) {
    this.#pages = new LRUCache({
      maxSize: size,
      // Anybody can make up addresses, as long and as many as they like.
      sizeCalculation: (page, url) => sizeOf(page) + url.length,
      ttl: lifetimeMs,
    });
    for (const topic of ['settings', 'questions', 'discussions'] as const) {
      changes.on(topic, () => this.#drop());
    }
  }

  get(url: string): KeptPage | undefined {
    return this.#pages.get(url);
  }

  /** Call before rendering; what it returns keeps the page, if nothing has changed since. */
  prepare(url: string): (page: KeptPage) => void {
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
