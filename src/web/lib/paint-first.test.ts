import { describe, expect, it } from 'vitest';
import { paintFirst } from './paint-first.ts';

describe('the first paint', () => {
  it('comes before the scripts, which load with low priority', () => {
    expect(paintFirst('<link rel="modulepreload" href="/a.js"/>')).toBe(
      '<link rel="modulepreload" fetchpriority="low" href="/a.js"/>',
    );
  });

  it('waits for styles and fonts as before, and nothing else changes', () => {
    const html =
      '<link rel="preload" href="/a.woff2" as="font"/><link rel="stylesheet" href="/a.css"/><p>a</p>';
    expect(paintFirst(html)).toBe(html);
  });
});
