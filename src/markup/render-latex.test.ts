import { expect, it } from 'vitest';
import { renderLatex } from './render-latex.ts';

it.each([
  ['$\\frac{1}{2}$ of **all**', '<p>\\(\\frac{1}{2}\\) of <strong>all</strong></p>\n'],
  ['$$\nx^2\n$$', '<p><span class="formula-block">\\[x^2\\]</span></p>\n'],
  ['$a < b \\& c$', '<p>\\(a &lt; b \\&amp; c\\)</p>\n'],
  ['<script>alert(1)</script>', '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>\n'],
  ['$</p><script>$', '<p>\\(&lt;/p&gt;&lt;script&gt;\\)</p>\n'],
  ['It costs $5 or $6', '<p>It costs $5 or $6</p>\n'],
  ['`$x$`', '<p><code>$x$</code></p>\n'],
  ['$5\\% % as a share\nx$', '<p>\\(5\\% \nx\\)</p>\n'],
  ['$\\broken{$', '<p>\\(\\broken{\\)</p>\n'],
])('%j keeps its formulas in LaTeX', (source, html) => {
  expect(renderLatex(source)).toBe(html);
});

it('draws figures, whose lines and texts have the color of the text', () => {
  const html = renderLatex('```figure\nalt: a\nx: 0 to 1\ny: 0 to 1\nline: 0,0 1,1\n```');
  expect(html).toMatch(
    /^<svg .* fill="none" stroke="currentColor" font-size="14"><path .*<\/svg>\n$/,
  );
});

it('prose that looks like a formula stays prose', () => {
  expect(renderLatex('\\\\(x\\\\)')).toBe('<p>\\\u2060(x\\\u2060)</p>\n');
});

it('shows a text beyond the limits as written', () => {
  expect(renderLatex('<'.repeat(100_001))).toBe(`<pre>${'&lt;'.repeat(100_001)}</pre>\n`);
});
