import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { renderFormula } from './render-formula.ts';

const annotation = (tex: string) => `<annotation encoding="application/x-tex">${tex}</annotation>`;
const asWritten = (text: string) => `<code class="formula-error">${text}</code>`;

describe('renderFormula', () => {
  it('renders inline or as a block', () => {
    expect(renderFormula('x', 'inline').html).toMatch(/^<span class="katex">/);
    expect(renderFormula('x', 'block').html).toMatch(
      /^<span class="formula-block"><span class="katex-display">/,
    );
  });

  it.each(['$x$', '$$x$$', '$$\nx\n$$', '  $ x $  ', 'x'])('renders x for %j', (source) => {
    for (const form of ['inline', 'block'] as const) {
      const { html, problem } = renderFormula(source, form);
      expect(html).toContain(annotation('x'));
      expect(problem).toBeNull();
    }
  });

  it.each(['', '   ', '$$', '$$$$', '$ $'])('reports an empty formula: %j', (source) => {
    expect(renderFormula(source, 'inline')).toEqual({
      html: asWritten('Error rendering LaTeX'),
      problem: null,
    });
  });

  it('keeps a dollar that belongs to the formula', () => {
    expect(renderFormula('\\$x\\$', 'inline').html).toContain(annotation('\\$x\\$'));
    expect(renderFormula('$5\\$', 'inline').html).toBe(asWritten('$5\\$'));
  });

  it.each(['\\frac{1', '\\nosuch', '$', '$a$ and $b$', '}', 'a & b'])(
    'shows invalid LaTeX as written, with the reason: %s',
    (source) => {
      const { html, problem } = renderFormula(source, 'block');
      expect(html).toBe(asWritten(source.replace('&', '&amp;')));
      expect(problem).not.toBeNull();
    },
  );

  it('never turns input into elements', () => {
    expect(renderFormula('<img src=x onerror=alert(1)>{', 'inline').html).toBe(
      asWritten('&lt;img src=x onerror=alert(1)&gt;{'),
    );
  });

  it('does not try to render formulas that are too long', () => {
    expect(renderFormula('x'.repeat(2_000), 'inline').problem).toBeNull();
    const { html, problem } = renderFormula('x'.repeat(1_000_000), 'inline');
    expect(problem).toBe('The formula is longer than 2,000 characters');
    expect(html.length).toBeLessThan(300);
  });

  it('never throws', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        fc.constantFrom('inline', 'block'),
        (tex, form) => {
          expect(renderFormula(tex, form).html).not.toBe('');
        },
      ),
    );
  });
});
