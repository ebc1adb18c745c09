import { describe, expect, it } from 'vitest';
import { PageCache } from './page-cache.ts';

function createCache() {
  let change = () => {};
  const cache = new PageCache({
    on: (_topic, listener) => {
      change = listener;
      return () => {};
    },
  });
  return { cache, change: () => change() };
}

describe('PageCache', () => {
  it("gives a page back with the new response's nonce in every place", () => {
    const { cache } = createCache();
    cache.prepare('/about', 'OLD')('<script nonce="OLD">1</script><script nonce="OLD">2</script>');
    expect(cache.get('/about', 'NEW')).toBe(
      '<script nonce="NEW">1</script><script nonce="NEW">2</script>',
    );
    expect(cache.get('/', 'NEW')).toBeUndefined();
  });

  it('forgets every page when something changes', () => {
    const { cache, change } = createCache();
    cache.prepare('/about', 'n')('page');
    change();
    expect(cache.get('/about', 'n')).toBeUndefined();
  });

  it('does not keep a page whose rendering began before a change', () => {
    const { cache, change } = createCache();
    const keep = cache.prepare('/about', 'n');
    change();
    keep('old page');
    expect(cache.get('/about', 'n')).toBeUndefined();
  });
});
