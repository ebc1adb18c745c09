import { createHash } from 'node:crypto';
import type { DehydratedState } from '@tanstack/react-query';
import { LRUCache } from 'lru-cache';
import type { HydrationState } from '../lib/hydration-state.tsx';
import { currentUserKey } from '../queries/current-user.ts';
import { depersonalize, placeholderOf } from './depersonalize.ts';
import { fill, type Template, toTemplate } from './template.ts';

const maxBytes = 16 * 1024 * 1024;
/** Pages show relative times, which must not get too old. */
const lifetimeMs = 60_000;

/** The landing page, the list and a question: on others, more than placeholders would differ. */
const isShared = /^\/(questions|question\/\d+(\/[^/]*)?)?$/;

export interface MemberPage {
  url: URL;
  nonce: string;
  hydrationState: HydrationState;
  render(hydrationState: HydrationState, nonce: string): Promise<string>;
}

/**
 * Pages of signed-in users. A page is a function of its data: members whose data differs only in
 * their name and the statuses and stars of a list share a rendering. Nothing needs to be dropped
 * after a change, because different data makes a different page.
 */
export class MemberPages {
  readonly #templates = new LRUCache<string, Template>({
    maxSize: maxBytes,
    ttl: lifetimeMs,
    sizeCalculation: sizeOf,
  });
  readonly #renderings = new Map<string, Promise<Template>>();

  /** Null if members do not share this page. */
  async render({ url, nonce, hydrationState, render }: MemberPage): Promise<string | null> {
    if (!isShared.test(url.pathname) || !isOfMember(hydrationState.queries)) return null;
    const { state, values } = depersonalize(hydrationState.queries);
    const template = await this.#find(keyOf(url, state), async () =>
      toTemplate(await render({ ...hydrationState, queries: state }, placeholderOf('nonce'))),
    );
    return fill(template, values.set('nonce', nonce));
  }

  /** Concurrent requests for a page share one rendering. */
  async #find(key: string, render: () => Promise<Template>): Promise<Template> {
    const known = this.#templates.get(key) ?? this.#renderings.get(key);
    if (known) return known;
    const rendering = render();
    this.#renderings.set(key, rendering);
    try {
      const template = await rendering;
      this.#templates.set(key, template);
      return template;
    } finally {
      this.#renderings.delete(key);
    }
  }
}

/** Approximate memory use in bytes. */
function sizeOf(template: Template): number {
  return template.reduce(
    (size, part) => size + (typeof part === 'string' ? 2 * part.length : 50),
    0,
  );
}

function isOfMember({ queries }: DehydratedState): boolean {
  return queries.some(({ queryKey, state }) => queryKey[0] === currentUserKey[0] && state.data);
}

function keyOf(url: URL, { queries }: DehydratedState): string {
  const shown = queries.map(({ queryHash, state }) => [queryHash, state.data, state.status]);
  const text = JSON.stringify([url.pathname, url.search, shown]);
  return createHash('sha256').update(text).digest('base64');
}
