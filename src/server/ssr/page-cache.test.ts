import { describe, expect, it } from 'vitest';
import type { ChangeTopic } from '../db/change-feed.ts';
import { encodePage } from './cached-page.ts';
import { PageCache } from './page-cache.ts';
import { shownBy } from './shown-by.ts';

function createCache(maxBytes?: number) {
  const listeners: Partial<Record<ChangeTopic, (detail?: string) => void>> = {};
  const changes = {
    on: (topic: ChangeTopic, listener: (detail?: string) => void) => {
      listeners[topic] = listener;
      return () => {};
    },
  };
  let time = 0;
  const cache = new PageCache(changes, { now: () => time, ...(maxBytes && { maxBytes }) });
  return {
    cache,
    change: (topic: ChangeTopic, detail?: string) => listeners[topic]?.(detail),
    passSeconds: (seconds: number) => {
      time += seconds * 1000;
    },
  };
}

const page = await encodePage('<p>A page</p>', {});
const about = '/about';
const thread7 = new Set(['/api/discussions/7'].map((url) => shownBy(url) ?? ''));
const question12 = new Set(['/api/discussions/question/12'].map((url) => shownBy(url) ?? ''));

describe('PageCache', () => {
  it('returns a page under its own URL only', () => {
    const { cache } = createCache();
    cache.begin(about)(page);
    expect(cache.get(about)).toBe(page);
    expect(cache.get('/about?x')).toBeUndefined();
  });

  it.each(['settings', 'questions', 'discussions'] as const)(
    'drops every page when any of the %s may have changed',
    (topic) => {
      const { cache, change } = createCache();
      cache.begin(about)(page);
      change(topic);
      expect(cache.get(about)).toBeUndefined();
    },
  );

  it.each([
    ['7:12', { '/7': false, '/12': false, '/about': true }],
    ['7', { '/7': false, '/12': true, '/about': true }],
    ['8:13', { '/7': true, '/12': true, '/about': true }],
    ['12:7', { '/7': true, '/12': true, '/about': true }],
  ])('drops the pages that show the discussion that changed: %s', (detail, kept) => {
    const { cache, change } = createCache();
    cache.begin('/7')(page, thread7);
    cache.begin('/12')(page, question12);
    cache.begin(about)(page);
    change('discussions', detail);
    for (const [url, isKept] of Object.entries(kept)) expect(Boolean(cache.get(url))).toBe(isKept);
  });

  it('drops the pages that count solutions when a solution has changed', () => {
    const { cache, change } = createCache();
    cache.begin('/')(page, new Set([shownBy('/api/questions/facets') ?? '']));
    cache.begin('/7')(page, thread7);
    change('solutions');
    expect(cache.get('/')).toBeUndefined();
    expect(cache.get('/7')).toBe(page);
  });

  it('does not cache a page if what it shows changed while it was rendered', () => {
    const { cache, change } = createCache();
    const finish = [cache.begin('/7'), cache.begin('/12')] as const;
    change('discussions', '7');
    finish[0](page, thread7);
    finish[1](page, question12);
    expect(cache.get('/7')).toBeUndefined();
    expect(cache.get('/12')).toBe(page);
  });

  it('does not cache a page if anything may have changed while it was rendered', () => {
    const { cache, change } = createCache();
    const finish = cache.begin(about);
    change('questions');
    finish(page);
    expect(cache.get(about)).toBeUndefined();
  });

  it('lets others wait for a rendering', async () => {
    const { cache } = createCache();
    expect(cache.join(about)).toBeUndefined();
    const finish = cache.begin(about);
    const joined = cache.join(about);
    finish(page);
    expect(await joined).toBe(page);
    expect(cache.join(about)).toBeUndefined();
  });

  it('tells them if there is no page to share', async () => {
    const { cache } = createCache();
    const finish = cache.begin(about);
    const joined = cache.join(about);
    finish(null);
    expect(await joined).toBeNull();
    expect(cache.get(about)).toBeUndefined();
  });

  it('never makes a visitor wait for a rendering from before a change', () => {
    const { cache, change } = createCache();
    const first = cache.begin(about);
    change('discussions', '7:12');
    expect(cache.join(about)).toBeUndefined();
    const second = cache.begin(about);
    first(page);
    expect(cache.join(about)).toBeDefined();
    second(page);
    expect(cache.join(about)).toBeUndefined();
  });

  it('returns an aged page only while it is rendered again', () => {
    const { cache, passSeconds } = createCache();
    cache.begin(about)(page);
    passSeconds(59);
    expect(cache.get(about)).toBe(page);
    passSeconds(2);
    expect(cache.get(about)).toBeUndefined();
    cache.begin(about);
    expect(cache.get(about)).toBe(page);
    passSeconds(60);
    expect(cache.get(about)).toBeUndefined();
  });

  it('counts long URLs as well as long pages', () => {
    const { cache } = createCache(10_000);
    const urls = Array.from({ length: 20 }, (_, n) => `/?${n}${'x'.repeat(1_000)}`);
    for (const url of urls) cache.begin(url)(page);
    const kept = urls.filter((url) => cache.get(url));
    expect(kept.length).toBeGreaterThan(0);
    expect(kept.length).toBeLessThan(10);
  });
});

describe('shownBy', () => {
  it.each([
    '/api/user',
    '/api/settings',
    '/api/questions?page=2',
    '/api/questions/12/neighbors',
    '/api/practice/first',
  ])('%s shows no discussion', (url) => {
    expect(shownBy(url)).toBeNull();
  });

  it('assumes that an unknown call may show any discussion', () => {
    expect(shownBy('/api/latest-activity')).toBe('discussions');
  });
});
