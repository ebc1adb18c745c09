import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { sealPage } from './sealed-page.ts';

const nonce = 'a+b/c==';
const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

describe('sealPage', () => {
  it('allows inline code by hash and removes the nonce', () => {
    const { html, allowed } = sealPage(
      `<style nonce="${nonce}">b{}</style><script nonce="${nonce}">a < b</script><script type="module" nonce="${nonce}" async="">
        import "é"</script>`,
      nonce,
    );
    expect(html).toBe(
      `<style>b{}</style><script>a < b</script><script type="module" async="">
        import "é"</script>`,
    );
    expect(allowed).toEqual({
      scripts: [hash('a < b'), hash('\n        import "é"')],
      styles: [hash('b{}')],
    });
  });

  it('names the same script once, and files not at all', () => {
    const script = `<script nonce="${nonce}">1</script>`;
    const file = `<script nonce="${nonce}" src="/a.js"></script><link nonce="${nonce}" href="/a.js"/>`;
    const { html, allowed } = sealPage(script + file + script, nonce);
    expect(html).not.toContain('nonce');
    expect(allowed).toEqual({ scripts: [hash('1')], styles: [] });
  });

  it.each([
    '<script>evil()</script>',
    '<script nonce="guessed">evil()</script>',
    '<script type="application/json">{}</script>',
    `<p nonce="${nonce}"><script>evil()</script></p>`,
    `&lt;script nonce="${nonce}">evil()</script>`,
  ])('does not allow what was not rendered as ours: %s', (html) => {
    expect(sealPage(html, nonce).allowed).toEqual({ scripts: [], styles: [] });
  });
});
