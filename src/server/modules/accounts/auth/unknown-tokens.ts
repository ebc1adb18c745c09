import { LRUCache } from 'lru-cache';

const lifetimeMs = 60_000;
const maxEntries = 10_000;

/**
 * Tokens without a session, so that a made-up cookie costs one lookup a minute. They never need to
 * be dropped: a token is random, so no one knows it before its session is stored.
 */
export class UnknownTokens {
  readonly #now: () => number;
  /** When each token was looked up. */
  readonly #tokens = new LRUCache<string, number>({
    // Unlike `max`, does not allocate everything at once.
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
