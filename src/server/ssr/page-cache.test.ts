import { describe, expect, it } from 'vitest';
import type { ChangeTopic } from '../db/change-feed.ts';
import { encodePage } from './cached-page.ts';
import { PageCache } from './page-cache.ts';

function createCache(size?: number) {
  const listeners: Partial<Record<ChangeTopic, () => void>> = {};
  const changes = {
    on: (topic: ChangeTopic, listener: () => void) => {
      listeners[topic] = listener;
      return () => {};
    },
  };
  const cache = new PageCache(changes, size);
  return { cache, change: (topic: ChangeTopic) => listeners[topic]?.() };
}

const page = await encodePage('<p>A page</p>', {});

describe('PageCache', () => {
  it('returns a page under its own URL only', () => {
    const { cache } = createCache();
    cache.prepare('/about')(page);
    expect(cache.get('/about')).toBe(page);
    expect(cache.get('/about?x')).toBeUndefined();
  });

  it.each(['settings', 'questions', 'discussions'] as const)(
    'drops every page when %s change',
    (topic) => {
      const { cache, change } = createCache();
      cache.prepare('/about')(page);
      change(topic);
      expect(cache.get('/about')).toBeUndefined();
    },
  );

  it('does not cache a page whose rendering began before a change', () => {
    const { cache, change } = createCache();
    const keep = cache.prepare('/about');
    change('questions');
    keep(page);
    expect(cache.get('/about')).toBeUndefined();
  });

  it('counts long URLs as well as long pages', () => {
    const { cache } = createCache(10_000);
    const urls = Array.from({ length: 20 }, (_, n) => `/?${n}${'x'.repeat(1_000)}`);
    for (const url of urls) cache.prepare(url)(page);
    const kept = urls.filter((url) => cache.get(url));
    expect(kept.length).toBeGreaterThan(0);
    expect(kept.length).toBeLessThan(10);
  });
});
