import { LRUCache } from 'lru-cache';
import type { ChangeFeed } from '../db/change-feed.ts';

const maxBytes = 64 * 1024 * 1024;
/** Pages say how long ago things happened; nobody should read an old answer to that. */
const lifetimeMs = 60_000;

/** A page in the pieces between its nonces, since every response needs a nonce of its own. */
type CachedPage = readonly string[];

/**
 * Finished pages of visitors who are not signed in. Any change to what pages show drops them all;
 * a page whose rendering began before a change is not kept after it.
 */
export class PageCache {
  readonly #pages = new LRUCache<string, CachedPage>({
    maxSize: maxBytes,
    sizeCalculation: (parts) => parts.reduce((size, part) => size + part.length, 1),
    ttl: lifetimeMs,
  });
  #generation = 0;

  constructor(changes: Pick<ChangeFeed, 'on'>) {
    changes.on('settings', () => {
      this.#generation += 1;
      this.#pages.clear();
    });
  }

  get(address: string, nonce: string): string | undefined {
    return this.#pages.get(address)?.join(nonce);
  }

  /** Call before rendering; what it returns keeps the page, if nothing has changed since. */
  prepare(address: string, nonce: string): (html: string) => void {
    const generation = this.#generation;
    return (html) => {
      if (generation === this.#generation) this.#pages.set(address, html.split(nonce));
    };
  }
}
