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

  it('comes before them', async () => {
    let paint: FrameRequestCallback | undefined;
    const frames = vi.spyOn(window, 'requestAnimationFrame').mockImplementation((painted) => {
      paint = painted;
      return 1;
    });
    onTestFinished(() => frames.mockRestore());
    const { link, script } = show();
    expect([link?.rel, script?.type]).toEqual(['', 'painted']);
    paint?.(0);
    await vi.waitFor(() => expect(link?.rel).toBe('modulepreload'));
    const started = document.querySelector('script');
    expect([started?.type, started?.textContent]).toEqual(['module', 'void 0']);
  });

  it('is not waited for in a hidden tab', () => {
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    onTestFinished(() => hidden.mockRestore());
    expect(show().link?.rel).toBe('modulepreload');
  });
});
