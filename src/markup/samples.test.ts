import { describe, expect, it } from 'vitest';
import { renderMarkup } from './render.ts';

/** What the formula test page shows. */
const samples = {
  'square root': '\\sqrt{x^2 + y^2}',
  fraction: '\\frac{a + b}{c}',
  integral: '\\int_{-\\infty}^{\\infty} e^{-x^2}\\,dx = \\sqrt{\\pi}',
  sum: '\\sum_{i=1}^{n} i = \\frac{n(n+1)}{2}',
  product: '\\prod_{k=1}^{n} k = n!',
  limit: '\\lim_{x \\to 0} \\frac{\\sin x}{x} = 1',
  'option pricing': 'C = S_0 N(d_1) - K e^{-rT} N(d_2)',
  'Black-Scholes':
    '\\frac{\\partial V}{\\partial t} + \\frac{1}{2}\\sigma^2 S^2 \\frac{\\partial^2 V}{\\partial S^2} + rS\\frac{\\partial V}{\\partial S} - rV = 0',
};

describe.each(Object.entries(samples))('%s', (_name, tex) => {
  const mathMl = '<math xmlns="http://www.w3.org/1998/Math/MathML"';

  it('renders inline', () => {
    const { html } = renderMarkup(`So $${tex}$ holds.`);
    expect(html).toMatch(/^<p>So <span class="katex"><span class="katex-mathml">/);
    expect(html).toMatch(/<\/span> holds\.<\/p>\n$/);
    expect(html).toContain(`${mathMl}>`);
    expect(html).toContain(`<annotation encoding="application/x-tex">${tex}</annotation>`);
    expect(html).not.toContain('formula-error');
  });

  it('renders as a block', () => {
    const { html } = renderMarkup(`$$\n${tex}\n$$`);
    expect(html).toMatch(/^<p><span class="formula-block"><span class="katex-display">/);
    expect(html).toContain(`${mathMl} display="block">`);
    expect(html).toContain(`<annotation encoding="application/x-tex">${tex}</annotation>`);
    expect(html).not.toContain('formula-error');
  });
});
