import { describe, expect, it } from 'vitest';
import { toPreview } from './preview.ts';
import { renderMarkup } from './render.ts';

const html = (source: string) => renderMarkup(source).html.trim();

/** An inline spoiler, and the paragraph around one. */
const inline = (text: string) =>
  `<details class="spoiler spoiler-inline"><summary>Spoiler</summary><span class="spoiler-text">${text}</span></details>`;
const paragraph = (text: string) => `<div class="markup-paragraph">${text}</div>`;
const block = (text: string, title = 'Spoiler') =>
  `<details class="spoiler"><summary>${title}</summary>\n${text}\n</details>`;

describe('an inline spoiler', () => {
  it.each([
    ['a ||b|| c', paragraph(`a ${inline('b')} c`)],
    ['||a **b**|| *||c||*', paragraph(`${inline('a <strong>b</strong>')} <em>${inline('c')}</em>`)],
    ['(||a||), ||b||.', paragraph(`(${inline('a')}), ${inline('b')}.`)],
    ['||a\nb||', paragraph(inline('a\nb'))],
    ['||a `b||` c||', paragraph(inline('a <code>b||</code> c'))],
    ['||a ||b|| c||', paragraph(inline(`a ${inline('b')} c`))],
    ['答案||a||。', paragraph(`答案${inline('a')}。`)],
    ['||[a](/b)||', paragraph(inline('<a href="/b" rel="nofollow ugc noopener">a</a>'))],
    ['- ||a||', `<ul>\n<li>${inline('a')}</li>\n</ul>`],
    ['# ||a||', `<h3>${inline('a')}</h3>`],
  ])('%j', (source, expected) => {
    expect(html(source)).toBe(expected);
  });

  it('hides formulas', () => {
    const shown = html('It is ||$\\frac12$||.');
    expect(shown).toMatch(/<span class="spoiler-text"><span class="katex">.+<\/span><\/details>\./);
  });

  it('works in a table if its bars are escaped', () => {
    expect(html('| a |\n|---|\n| \\|\\|b\\|\\| |')).toContain(`<td>${inline('b')}</td>`);
  });

  it.each([
    ['spaces', 'a || b || c'],
    ['words', 'D(P||Q) and D(Q||P), if (x||y)'],
    ['one pair', '||a'],
    ['nothing', '||||'],
    ['too many bars', '|||a|||'],
    ['a blank', '|| ||'],
    ['an escaped bar', '\\||a||', '||a||'],
  ])('is not formed around %s', (_what, source, shown = source) => {
    expect(html(source)).toBe(`<p>${shown}</p>`);
  });

  it.each([
    ['code', '`||a||`', '<p><code>||a||</code></p>'],
    ['a fence', '```\n||a||\n```', '<pre><code>||a||\n</code></pre>'],
    ['a link', '[||a||](/b)', '<p><a href="/b" rel="nofollow ugc noopener">||a||</a></p>'],
    ['crossed emphasis', '*a ||b* c||', '<p><em>a ||b</em> c||</p>'],
  ])('is not formed in %s', (_what, source, expected) => {
    expect(html(source)).toBe(expected);
  });

  it('leaves the bars of formulas and tables alone', () => {
    expect(html('$||x||$ and $||y||$')).not.toContain('spoiler');
    expect(html('| a | b | c |\n|---|---|---|\n| d || e |')).toContain(
      '<td>d</td>\n<td></td>\n<td>e</td>',
    );
  });
});

describe('a spoiler around blocks', () => {
  it.each([
    [':::spoiler\na\n\nb\n:::\nc', `${block('<p>a</p>\n<p>b</p>')}\n<p>c</p>`],
    ['a\n::: spoiler\nb\n:::', `<p>a</p>\n${block('<p>b</p>')}`],
    [':::spoiler A <hint>\na\n:::', block('<p>a</p>', 'A &lt;hint&gt;')],
    [':::spoiler\na', block('<p>a</p>')],
    [':::spoiler\n||a||\n:::', block(paragraph(inline('a')))],
    ['::::spoiler\n:::spoiler b\na\n:::\nc\n::::', block(`${block('<p>a</p>', 'b')}\n<p>c</p>`)],
    ['- :::spoiler\n  a\n  :::\n- b', `<ul>\n<li>\n${block('<p>a</p>')}\n</li>\n<li>b</li>\n</ul>`],
    ['- :::spoiler\n  a\n\nb', `<ul>\n<li>\n${block('<p>a</p>')}\n</li>\n</ul>\n<p>b</p>`],
    ['> :::spoiler\n> a\n\nb', `<blockquote>\n${block('<p>a</p>')}\n</blockquote>\n<p>b</p>`],
    ['```\n:::spoiler\na\n:::\n```', '<pre><code>:::spoiler\na\n:::\n</code></pre>'],
    ['    :::spoiler', '<pre><code>:::spoiler\n</code></pre>'],
    [':::warning\na\n:::', '<p>:::warning\na\n:::</p>'],
    ['::spoiler', '<p>::spoiler</p>'],
  ])('%j', (source, expected) => {
    expect(html(source)).toBe(expected);
  });

  it('cuts a long title', () => {
    expect(html(`:::spoiler ${'a'.repeat(500)}\nb`)).toContain(`<summary>${'a'.repeat(100)}</`);
  });
});

describe('the preview of a text', () => {
  it.each([
    ['**a** [b](/c) `d`  \ne', 'a b d e'],
    ['# a\n\n- b\n- c\n\n> d', 'a b c d'],
    ['$\\frac{1}{2}$ and\n$$\nx\\le y\n$$\nz', '1/2 and x ≤ y z'],
    ['| a | b |\n|---|---|\n| c | d |', 'a b c d'],
    ['<script>a</script>', '<script>a</script>'],
    ['It is ||42||, see', 'It is [spoiler], see'],
    ['a\n:::spoiler The hint\nb ||c||\n:::\nd', 'a [spoiler] d'],
    [`||${'a'.repeat(2_000)}|| b`, '[spoiler] b'],
    [`:::spoiler\n${'a\n\n'.repeat(2_000)}`, '[spoiler]'],
    [`${'word '.repeat(100)}`, `${'word '.repeat(55)}word…`.slice(0, 280)],
  ])('%j', (source, preview) => {
    expect(toPreview(source)).toBe(preview);
  });
});
