import { describe, expect, it, onTestFinished } from 'vitest';
import { paintFirst, startPreloads } from './paint-first.ts';

const script = '<link rel="modulepreload" href="/a.js"/>';
const rest =
  '<link rel="preload" href="/a.woff2" as="font"/><link rel="stylesheet" href="/a.css"/><p>a</p>';

describe('the first paint', () => {
  it('does not share the network with scripts', () => {
    expect(paintFirst(script + rest)).toBe(`<link data-rel="modulepreload" href="/a.js"/>${rest}`);
  });

  it('is followed by all scripts at once', () => {
    const link = document.createElement('div');
    link.innerHTML = paintFirst(script);
    document.body.append(link);
    onTestFinished(() => link.remove());
    new Function(startPreloads)();
    expect(link.querySelector('link')?.rel).toBe('modulepreload');
  });
});
