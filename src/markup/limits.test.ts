import katex from 'katex';
import { beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { renderMarkup } from './render.ts';

let draw: MockInstance<typeof katex.renderToString>;
beforeEach(() => {
  draw = vi.spyOn(katex, 'renderToString');
});

function nested(open: string, close: string, times: number): string {
  return `${open.repeat(times)}a${close.repeat(times)}`;
}

const figure = (lines: string) => `\`\`\`figure\nalt: a\nx: 0 to 1\ny: 0 to 1\n${lines}\n\`\`\`\n`;

const wideMatrix = `$\\begin{matrix}${'&'.repeat(1_900)}\\end{matrix}$`;

const larger = 'The text is larger than 200 kB once rendered. Shorten it, or use fewer formulas.';

const problems: [problem: string, source: string][] = [
  ['The text is longer than 100,000 characters.', 'a'.repeat(100_001)],
  ['The text is nested too deeply.', `${'> '.repeat(61)}a`],
  ['The text is nested too deeply.', nested('*a ', '*', 61)],
  ['There are more than 300 formulas.', '$a$ '.repeat(301)],
  ['There are more than 20 figures.', figure('dot: 0,0').repeat(21)],
  [
    'The formulas together are longer than 30,000 characters.',
    `$\\frac{${'a'.repeat(1_900)}$ `.repeat(16),
  ],
  [larger, wideMatrix],
  [larger, `${wideMatrix} `.repeat(10)],
  [larger, `$${'\\sqrt{x}'.repeat(237)}$ `.repeat(10)],
  [larger, '<'.repeat(60_000)],
  [
    `A formula is longer than 2,000 characters: $${'a'.repeat(40)}…`,
    `b $c$ $${'a'.repeat(40_000)}$`,
  ],
  [
    `A formula is longer than 2,000 characters: $$${'a '.repeat(20)}…`,
    `$$\n${'a\n'.repeat(1_001)}$$`,
  ],
  [
    'A formula is nested too deeply: $\\sqrt{\\sqrt{\\sqrt{\\sqrt{\\sqrt{\\sqrt{\\sqr…',
    `$${nested('\\sqrt{', '}', 200)}$`,
  ],
  [
    'A formula expands too much: $\\Set{a|b}\\Set{a|b}\\Set{a|b}\\Set{a|b}\\Set…',
    `$${'\\Set{a|b}'.repeat(200)}$`,
  ],
  ...['def', 'gdef', 'edef', 'xdef', 'newcommand', 'renewcommand', 'providecommand'].map(
    (name): [string, string] => [
      `A formula defines a command (\\${name}), which is not supported: $\\${name}\\a{bb}\\a$`,
      `$\\${name}\\a{bb}\\a$`,
    ],
  ),
];

describe('the problem of a text', () => {
  it.each(problems)('%s', (problem, source) => {
    expect(renderMarkup(source).problem).toBe(problem);
  });

  it.each([
    ['nothing', ''],
    ['broken LaTeX', '$\\frac{1$'],
    ['a text of the maximum length', 'a '.repeat(50_000)],
    ['the same in another script', '字'.repeat(100_000)],
    ['as many formulas as allowed', '$a$ '.repeat(300)],
    ['a formula of the maximum length', `$${'a'.repeat(2_000)}$`],
    ['a dozen fractions inside one another', `$$${nested('1+\\frac{1}{', '}', 12)}$$`],
    ['as many figures as allowed', figure(`line: ${'0,0 '.repeat(400)}`).repeat(20)],
    ['twenty roots inside one another', `$${nested('\\sqrt{', '}', 20)}$`],
    ['a line break before the word def', '$$a \\\\def$$'],
  ])('finds none in %s', (_what, source) => {
    expect(renderMarkup(source).problem).toBeNull();
  });
});

describe('renderMarkup beyond the caps', () => {
  it.each([
    ['length of the text', 0, `$a$ ${'b'.repeat(100_000)}`],
    ['length of a formula', 0, `$${'a'.repeat(2_001)}$`],
    ['definitions', 0, '$\\def\\a{\\a\\a}\\a$'],
    ['number of formulas', 300, '$a$ '.repeat(5_000)],
    ['length of all formulas', 15, `$\\frac{${'a'.repeat(1_900)}$ `.repeat(50)],
    ['size of all drawn formulas', 1, `${wideMatrix} `.repeat(15)],
    ['dollars that never close', 0, '$a '.repeat(33_000)],
    ['blocks that never close', 0, '$$ a\n\n'.repeat(10_000)],
  ])('%s: KaTeX is called %i times', (_what, times, source) => {
    renderMarkup(source);
    expect(draw).toHaveBeenCalledTimes(times);
  });

  it.each([
    ['is nested too deeply', nested('{', '}', 999)],
    ['expands too much', '\\Set{a|b}'.repeat(200)],
  ])('shows the source of a formula that %s', (reason, tex) => {
    const { html } = renderMarkup(`$${tex}$ and $b$`);
    expect(html).toContain(
      `<p><code class="formula-error" title="A formula ${reason}">$${tex}$</code> and <span`,
    );
  });

  it.each([
    ['too many points', `dot: ${'0,0 '.repeat(401)}`],
    ['too many commands', 'dot: 0,0\n'.repeat(61)],
    ['too much text', 'a'.repeat(4_000)],
    ['too large numbers', 'dot: 1e99,0'],
  ])('shows the source of a figure with %s', (_what, lines) => {
    const { html } = renderMarkup(figure(lines));
    expect(html).toMatch(/^<pre><code class="figure-error" title="[^"]+">alt: a\n/);
    expect(html.length).toBeLessThan(lines.length + 300);
  });

  it('searches once, not once per line, for the end of an unclosed block', async () => {
    // The modules loaded so far call the original.
    vi.resetModules();
    vi.doMock('./formula-syntax.ts', { spy: true });
    const { renderMarkup } = await import('./render.ts');
    const { findDoubleDollar } = await import('./formula-syntax.ts');
    renderMarkup('$$ a\n\n'.repeat(1_000));
    const looks = vi.mocked(findDoubleDollar).mock.calls.length;
    vi.doUnmock('./formula-syntax.ts');
    expect(looks).toBeGreaterThan(1_000);
    expect(looks).toBeLessThan(3_000);
  });

  it('survives a stack overflow inside KaTeX', () => {
    draw.mockImplementationOnce(() => {
      throw new RangeError('Maximum call stack size exceeded');
    });
    expect(renderMarkup('$a$ $b$').html).toMatch(
      /^<p><code class="formula-error" title="A formula is nested too deeply">\$a\$<\/code> <span class="katex">/,
    );
  });

  it('shows an oversized text as written', () => {
    expect(renderMarkup(`${'> '.repeat(200)}<b>`).html).toBe(
      `<pre class="markup-raw" title="The text is nested too deeply">${'&gt; '.repeat(200)}&lt;b&gt;</pre>\n`,
    );
  });
});
