import { LRUCache } from 'lru-cache';
import type { ChangeFeed } from '../db/change-feed.ts';
import { type CachedPage, sizeOf } from './cached-page.ts';
import { affectedBy, solutionCount } from './shown-by.ts';

interface Entry {
  page: CachedPage;
  /** The discussions it shows, or how many solutions there are. */
  shows: ReadonlySet<string>;
  renderedAt: number;
}

interface CacheOptions {
  maxBytes?: number;
  now?: () => number;
}

const defaultBytes = 32 * 1024 * 1024;
/** Pages show relative times, which must not get too old. */
const lifetimeMs = 60_000;
/** How long an aged page is still sent while it is rendered again. */
const graceMs = 60_000;

/**
 * Rendered pages for visitors who are not signed in. A change to a discussion or a solution drops
 * the pages that show it, any other change drops them all. Each page is rendered once at a time.
 */
export class PageCache {
  readonly #pages: LRUCache<string, Entry>;
  readonly #renderings = new Map<string, Promise<CachedPage | null>>();
  /** What has changed since each rendering began; null: everything. */
  readonly #changesSince = new Set<Set<string | null>>();
  readonly #now: () => number;

  constructor(
    changes: Pick<ChangeFeed, 'on'>,
    { maxBytes = defaultBytes, now = Date.now }: CacheOptions = {},
  ) {
    this.#now = now;
    this.#pages = new LRUCache({
      maxSize: maxBytes,
      // Anyone can make up URLs, as long and as many as they like.
      sizeCalculation: ({ page }, url) => sizeOf(page) + url.length,
    });
    for (const topic of ['settings', 'questions'] as const) changes.on(topic, () => this.#drop());
    changes.on('solutions', () => this.#drop([solutionCount]));
    changes.on('discussions', (detail) =>
      this.#drop(detail === undefined ? undefined : affectedBy(detail)),
    );
  }

  /** An aged page is still good while someone waits for the next one. */
  get(url: string): CachedPage | undefined {
    const entry = this.#pages.get(url);
    if (!entry) return undefined;
    const age = this.#now() - entry.renderedAt;
    if (age < lifetimeMs) return entry.page;
    return age < lifetimeMs + graceMs && this.#renderings.has(url) ? entry.page : undefined;
  }

  /** The rendering of this page by another request, unless something has changed since it began. */
  join(url: string): Promise<CachedPage | null> | undefined {
    return this.#renderings.get(url);
  }

  /**
   * Call before rendering, and the returned function with the page and what it shows, or with null
   * if there is no page for everyone.
   */
  begin(url: string): (page: CachedPage | null, shows?: ReadonlySet<string>) => void {
    const changes = new Set<string | null>();
    this.#changesSince.add(changes);
    const { promise, resolve } = Promise.withResolvers<CachedPage | null>();
    this.#renderings.set(url, promise);
    return (page, shows = new Set()) => {
      this.#changesSince.delete(changes);
      if (this.#renderings.get(url) === promise) this.#renderings.delete(url);
      const isOutdated = changes.has(null) || [...shows].some((shown) => changes.has(shown));
      if (page && !isOutdated) this.#pages.set(url, { page, shows, renderedAt: this.#now() });
      resolve(page);
    };
  }

  /** Drops the pages that show what has changed, or all. */
  #drop(changed?: readonly string[]): void {
    for (const changes of this.#changesSince) {
      for (const change of changed ?? [null]) changes.add(change);
    }
    // Nobody who arrives after the change may get a page from before it.
    this.#renderings.clear();
    if (!changed) this.#pages.clear();
    for (const [url, { shows }] of this.#pages.entries()) {
      if (changed?.some((change) => shows.has(change))) this.#pages.delete(url);
    }
  }
}
