import { LRUCache } from 'lru-cache';
import type { ChangeFeed } from '../../db/change-feed.ts';

const mostKept = 10_000;

/**
 * Caches how many discussions each question has: counting ten thousand would take longer than
 * reading the first page. The cache holds promises: a count that began before a change is dropped
 * with the rest and cannot return after it.
 */
export class KeptTotals {
  readonly #count: (questionId: number) => Promise<number>;
  readonly #kept = new LRUCache<number, Promise<number>>({ max: mostKept });

  constructor(count: (questionId: number) => Promise<number>, changes: Pick<ChangeFeed, 'on'>) {
    this.#count = count;
    changes.on('discussions', () => this.#kept.clear());
  }

  of(questionId: number): Promise<number> {
    const known = this.#kept.get(questionId);
    if (known) return known;
    const counting = this.#count(questionId);
    this.#kept.set(questionId, counting);
    counting.catch(() => this.#kept.delete(questionId));
    return counting;
  }
}
