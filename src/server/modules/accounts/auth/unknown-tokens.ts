import { LRUCache } from 'lru-cache';

const lifetimeMs = 60_000;
const maxEntries = 10_000;

/**
 * Tokens without a session, so that a made-up cookie costs one look-up a minute. Nothing has to
 * drop them: a token is random, and nobody knows it before its session is stored.
 */
export class UnknownTokens {
  readonly #now: () => number;
  /** When each was looked up. */
  readonly #tokens = new LRUCache<string, number>({
    // Unlike `max`, takes no room for all of them at once.
    maxSize: maxEntries,
    sizeCalculation: () => 1,
  });

  constructor(now: () => Date) {
    this.#now = () => now().getTime();
  }

  add(token: string): void {
    this.#tokens.set(token, this.#now());
  }

  has(token: string): boolean {
    const readAt = this.#tokens.get(token);
    if (readAt === undefined) return false;
    const age = this.#now() - readAt;
    return age >= 0 && age < lifetimeMs;
  }
}
