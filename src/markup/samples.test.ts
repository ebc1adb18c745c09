import { describe, expect, it } from 'vitest';
import { formulaSamples } from '#shared/domain/formula-samples.ts';
import { renderMarkup } from './render.ts';
import { renderFormula } from './render-formula.ts';

describe.each(formulaSamples)('$name', ({ tex }) => {
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

  it('is the same formula without dollars around it', () => {
    const inline = renderFormula(tex, 'inline');
    const block = renderFormula(tex, 'block');
    expect([inline.problem, block.problem]).toEqual([null, null]);
    expect(renderMarkup(`$${tex}$`).html).toBe(`<p>${inline.html}</p>\n`);
    expect(renderMarkup(`$$\n${tex}\n$$`).html).toBe(`<p>${block.html}</p>\n`);
  });
});
