import { LRUCache } from 'lru-cache';
import type { ChangeFeed } from '../../../db/change-feed.ts';

interface Options {
  changes: Pick<ChangeFeed, 'on' | 'isListening'>;
  now: () => Date;
}

interface Entry<Session> {
  session: Session;
  readAt: number;
}

const lifetimeMs = 5_000;
const maxEntries = 10_000;

/**
 * Caches sessions for a few seconds, for calls that only read. Any change to the account drops
 * them in every process. Nothing is cached while changes might be missed.
 */
export class RecentSessions<Session extends { user: { id: number } }> {
  readonly #changes: Options['changes'];
  readonly #now: () => number;
  readonly #tokensOf = new Map<number, Set<string>>();
  readonly #entries = new LRUCache<string, Entry<Session>>({
    // Unlike `max`, does not allocate everything at once.
    maxSize: maxEntries,
    sizeCalculation: () => 1,
    dispose: ({ session }, token) => this.#unlist(session.user.id, token),
  });
  /** A session is not cached if this went up while it was read. */
  #changeCount = 0;

  constructor({ changes, now }: Options) {
    this.#changes = changes;
    this.#now = () => now().getTime();
    // Administrators' rights also depend on a setting.
    changes.on('settings', () => this.drop());
    changes.on('members', (userId) => this.drop(userId === undefined ? undefined : Number(userId)));
  }

  /** The session that `read` finds for a token, now or moments ago. */
  async find(token: string, read: () => Promise<Session | null>): Promise<Session | null> {
    const entry = this.#entries.get(token);
    const age = entry ? this.#now() - entry.readAt : lifetimeMs;
    if (entry && age >= 0 && age < lifetimeMs && this.#changes.isListening) return entry.session;
    const countBefore = this.#changeCount;
    const readAt = this.#now();
    const session = await read();
    if (session && this.#changes.isListening && this.#changeCount === countBefore) {
      this.#entries.set(token, { session, readAt });
      this.#list(session.user.id, token);
    }
    return session;
  }

  /** Drops a user's sessions, or all of them. */
  drop(userId?: number): void {
    this.#changeCount += 1;
    if (userId === undefined) this.#entries.clear();
    else for (const token of this.#tokensOf.get(userId) ?? []) this.#entries.delete(token);
  }

  #list(userId: number, token: string): void {
    const tokens = this.#tokensOf.get(userId) ?? new Set();
    this.#tokensOf.set(userId, tokens.add(token));
  }

  #unlist(userId: number, token: string): void {
    const tokens = this.#tokensOf.get(userId);
    tokens?.delete(token);
    if (tokens?.size === 0) this.#tokensOf.delete(userId);
  }
}
