import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { paintFirst, startPainted } from './paint-first.ts';

const preload = '<link rel="modulepreload" href="/a.js"/>';
const start = '<script type="module" nonce="n" async="">void 0</script>';
const rest =
  '<link rel="preload" href="/a.woff2" as="font"/><link rel="stylesheet" href="/a.css"/><p>a</p>';

describe('the first paint', () => {
  afterEach(() => document.body.replaceChildren());

  const show = () => {
    document.body.innerHTML = paintFirst(preload + start);
    new Function(startPainted)();
    return {
      link: document.querySelector('link'),
      script: document.querySelector('script'),
    };
  };

  it('does not share the network with scripts', () => {
    expect(paintFirst(preload + start + rest)).toBe(
      `<link data-rel="modulepreload" href="/a.js"/><script type="painted" nonce="n">void 0</script>${rest}`,
    );
  });

  /** A browser that has not painted yet. */
  const holdPaint = () => {
    let paint = () => {};
    class Observer {
      constructor(tell: () => void) {
        paint = tell;
      }
      observe() {}
    }
    vi.stubGlobal('PerformanceObserver', Observer);
    return () => paint();
  };

  it('comes before them', () => {
    const paint = holdPaint();
    const { link, script } = show();
    expect([link?.rel, script?.type]).toEqual(['', 'painted']);
    paint();
    const started = document.querySelector('script');
    expect([link?.rel, started?.type, started?.textContent]).toEqual([
      'modulepreload',
      'module',
      'void 0',
    ]);
  });

  it('may come before the end of the page, which scripts still wait for', () => {
    const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
    onTestFinished(() => state.mockRestore());
    const paint = holdPaint();
    const { link } = show();
    paint();
    expect([link?.rel, document.querySelector('script')?.type]).toEqual([
      'modulepreload',
      'painted',
    ]);
    state.mockReturnValue('interactive');
    document.dispatchEvent(new Event('DOMContentLoaded'));
    expect(document.querySelector('script')?.type).toBe('module');
  });

  it('is not waited for long if the browser does not report it', () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'requestAnimationFrame'] });
    onTestFinished(() => void vi.useRealTimers());
    holdPaint();
    const { link } = show();
    vi.advanceTimersToNextFrame();
    expect(link?.rel).toBe('');
    vi.advanceTimersByTime(300);
    expect(link?.rel).toBe('modulepreload');
  });

  it('is not waited for in a hidden tab', () => {
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    onTestFinished(() => hidden.mockRestore());
    expect(show().link?.rel).toBe('modulepreload');
  });
});
