import { LRUCache } from 'lru-cache';
import type { ChangeFeed } from '../../../db/change-feed.ts';

const maxEntries = 10_000;

/**
 * Caches how many discussions each question has: counting ten thousand would take longer than
 * reading the first page. The cache holds promises: a count that began before a change is dropped
 * with the rest and cannot come back.
 */
export class DiscussionCounts {
  readonly #count: (questionId: number) => Promise<number>;
  readonly #counts = new LRUCache<number, Promise<number>>({ max: maxEntries });

  constructor(count: (questionId: number) => Promise<number>, changes: Pick<ChangeFeed, 'on'>) {
    this.#count = count;
    changes.on('discussions', () => this.#counts.clear());
  }

  of(questionId: number): Promise<number> {
    const cached = this.#counts.get(questionId);
    if (cached) return cached;
    const counting = this.#count(questionId);
    this.#counts.set(questionId, counting);
    counting.catch(() => this.#counts.delete(questionId));
    return counting;
  }
}
