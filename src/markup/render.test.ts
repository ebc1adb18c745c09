import { type DefaultTreeAdapterTypes, parseFragment, serialize } from 'parse5';
import { describe, expect, it } from 'vitest';
import { renderMarkup } from './render.ts';

type Node = DefaultTreeAdapterTypes.ChildNode;

/** The HTML with each formula shortened to what KaTeX was given: ⟦a⟧, or ⟦⟦a⟧⟧ on its own line. */
function render(source: string): string {
  const tree = parseFragment(renderMarkup(source).html.trim());
  shorten(tree.childNodes);
  return serialize(tree);
}

function shorten(nodes: Node[]): void {
  for (const [index, node] of nodes.entries()) {
    if (!('tagName' in node)) continue;
    const name = node.attrs.find((attribute) => attribute.name === 'class')?.value;
    const tex = annotationIn(node);
    if (name === 'katex') nodes[index] = textNode(`⟦${tex}⟧`);
    else if (name === 'formula-block') nodes[index] = textNode(`⟦⟦${tex}⟧⟧`);
    else shorten(node.childNodes);
  }
}

function annotationIn(node: Node): string {
  if (!('tagName' in node)) return '';
  if (node.tagName !== 'annotation') return node.childNodes.map(annotationIn).join('');
  return node.childNodes.map((child) => ('value' in child ? child.value : '')).join('');
}

function textNode(value: string): Node {
  return { nodeName: '#text', value, parentNode: null };
}

describe('Markdown', () => {
  it.each([
    ['**a** *b* ~~c~~ `d`', '<p><strong>a</strong> <em>b</em> <s>c</s> <code>d</code></p>'],
    ['a  \nb', '<p>a<br>\nb</p>'],
    ['- a\n- b', '<ul>\n<li>a</li>\n<li>b</li>\n</ul>'],
    ['3. a', '<ol start="3">\n<li>a</li>\n</ol>'],
    ['> a', '<blockquote>\n<p>a</p>\n</blockquote>'],
    ['---', '<hr>'],
    ['# a', '<h3>a</h3>'],
    ['## a', '<h3>a</h3>'],
    ['## a\n\n### b', '<h3>a</h3>\n<h4>b</h4>'],
    ['# a\n\n### b\n\n###### c', '<h3>a</h3>\n<h5>b</h5>\n<h6>c</h6>'],
    ['<b>a</b> &amp; <!-- b -->', '<p>&lt;b&gt;a&lt;/b&gt; &amp; &lt;!-- b --&gt;</p>'],
    ['```py\nif a < b: $x$\n```', '<pre><code class="language-py">if a &lt; b: $x$\n</code></pre>'],
    ['```"><b>\na\n```', '<pre><code>a\n</code></pre>'],
    ['', ''],
  ])('%j', (source, html) => {
    expect(render(source)).toBe(html);
  });

  it('aligns the cells of a table by class', () => {
    expect(render('| a | b | c | d |\n|---|:--|:-:|--:|\n| e | f | g | h |')).toBe(
      [
        '<div class="markup-scroll"><table>',
        '<thead>\n<tr>\n<th>a</th>',
        '<th class="markup-align-left">b</th>',
        '<th class="markup-align-center">c</th>',
        '<th class="markup-align-right">d</th>\n</tr>\n</thead>',
        '<tbody>\n<tr>\n<td>e</td>',
        '<td class="markup-align-left">f</td>',
        '<td class="markup-align-center">g</td>',
        '<td class="markup-align-right">h</td>\n</tr>\n</tbody>',
        '</table></div>',
      ].join('\n'),
    );
  });
});

describe('links and images', () => {
  const rel = 'rel="nofollow ugc noopener"';
  const elsewhere = `${rel} target="_blank"`;

  it.each([
    ['[a](/question/1 "b")', `<a href="/question/1" title="b" ${rel}>a</a>`],
    ['[a](#b)', `<a href="#b" ${rel}>a</a>`],
    ['[a](https://x.org/?b&c)', `<a href="https://x.org/?b&amp;c" ${rel} target="_blank">a</a>`],
    ['[a](//x.org)', `<a href="//x.org" ${rel} target="_blank">a</a>`],
    ['<https://x.org>', `<a href="https://x.org" ${rel} target="_blank">https://x.org</a>`],
    ['[a](mailto:b@x.org)', `<a href="mailto:b@x.org" ${rel}>a</a>`],
    ['[a][b]\n\n[b]: /c', `<a href="/c" ${rel}>a</a>`],
    [
      '![a *b* $c$](/uploads/d.png "e")',
      `<img src="/uploads/d.png" title="e" alt="a b $c$" loading="lazy">`,
    ],
    ['![a *b*](https://x.org/c "d")', `<a href="https://x.org/c" title="d" ${elsewhere}>a b</a>`],
    ['![](https://x.org/b)', `<a href="https://x.org/b" ${elsewhere}>https://x.org/b</a>`],
    ['[![a](https://x.org/b.png)](/c)', `<a href="/c" ${rel}>a</a>`],
    ['![a](http://x.org/b.png)', `<a href="http://x.org/b.png" ${elsewhere}>a</a>`],
    [
      '![a](https://site.invalid/uploads/b)',
      `<a href="https://site.invalid/uploads/b" ${rel}>a</a>`,
    ],
    ['![a](/uploads/../api/logout)', `<a href="/uploads/../api/logout" ${rel}>a</a>`],
    ['![a](//x.org/uploads/b.png)', `<a href="//x.org/uploads/b.png" ${elsewhere}>a</a>`],
    ['![a](b.png)', '![a](b.png)'],
    ['[a](b)', '[a](b)'],
    ['[a]()', '<a>a</a>'],
    ['https://x.org', 'https://x.org'],
  ])('%s', (source, html) => {
    expect(render(source)).toBe(`<p>${html}</p>`);
  });

  it.each(['[a]', '![a]'])('limits repetitions of the long URL of %s', (reference) => {
    const source = `${reference.repeat(10_000)}\n\n[a]: /uploads/${'x'.repeat(1_900)}`;
    expect(renderMarkup(source).html.length).toBeLessThan(500_000);
  });
});

describe('formulas in Markdown', () => {
  it.each([
    ['a $b_1*c*d_2$ e', '<p>a ⟦b_1*c*d_2⟧ e</p>'],
    ['$a$, $b$-axis', '<p>⟦a⟧, ⟦b⟧-axis</p>'],
    ['$a \\\\ b$', '<p>⟦a \\\\ b⟧</p>'],
    ['$a<b>c$', '<p>⟦a&lt;b&gt;c⟧</p>'],
    ['$[a](b)$', '<p>⟦[a](b)⟧</p>'],
    ['*a $b*c$ d*', '<p><em>a ⟦b*c⟧ d</em></p>'],
    ['[a $b]$](/c)', '<p><a href="/c" rel="nofollow ugc noopener">a ⟦b]⟧</a></p>'],
    ['$a\n+ b$', '<p>$a</p>\n<ul>\n<li>b$</li>\n</ul>'],
    ['$a\n=b$ c', '<p>⟦a\n=b⟧ c</p>'],
    ['a $$b$$ c', '<p>a ⟦⟦b⟧⟧ c</p>'],
    ['$$a$$', '<p>⟦⟦a⟧⟧</p>'],
    ['$$a$$ follows', '<p>⟦⟦a⟧⟧ follows</p>'],
    ['so\n$$\na\n- b\n$$\nand', '<p>so</p>\n<p>⟦⟦a\n- b⟧⟧</p>\n<p>and</p>'],
    ['> $$\n> a\n> $$', '<blockquote>\n<p>⟦⟦a⟧⟧</p>\n</blockquote>'],
    ['- a $b$\n- c', '<ul>\n<li>a ⟦b⟧</li>\n<li>c</li>\n</ul>'],
    ['1. $$\n   a\n   + b\n   $$', '<ol>\n<li>\n<p>⟦⟦a\n+ b⟧⟧</p>\n</li>\n</ol>'],
    ['- $$\n\nb $$', '<ul>\n<li>$$</li>\n</ul>\n<p>b $$</p>'],
    ['# a $b$', '<h3>a ⟦b⟧</h3>'],
  ])('%j', (source, html) => {
    expect(render(source)).toBe(html);
  });

  it('keeps a pipe in a table cell', () => {
    const html = render('| a |\n|---|\n| $P(A \\| B)$ and $\\\\|x\\\\|$ |');
    expect(html).toContain('<td>⟦P(A | B)⟧ and ⟦\\|x\\|⟧</td>');
  });
});

describe('dollars that are not formulas', () => {
  it.each([
    ['costs \\$5, or $5 to $10', 'costs $5, or $5 to $10'],
    ['$5-$10', '$5-$10'],
    ['US$5 and US$6', 'US$5 and US$6'],
    ['$ a$', '$ a$'],
    ['$a $', '$a $'],
    ['\\$a$', '$a$'],
    ['`$a$` $`b$`', '<code>$a$</code> $<code>b$</code>'],
    ['$a `b$` c$', '$a <code>b$</code> c$'],
    ['$$', '$$'],
    ['$$$a$$$', '$$$a$$$'],
    ['$$$a$$', '$$$a$$'],
    ['$$ a', '$$ a'],
    ['$$ $$', '$$ $$'],
    ['<https://x.org/$a$>', /href="https:\/\/x.org\/\$a\$"/],
    ['[a](/b$c$)', /href="\/b\$c\$"/],
  ])('%s', (source, html) => {
    const rendered = renderMarkup(source).html.trim();
    if (typeof html === 'string') expect(rendered).toBe(`<p>${html}</p>`);
    else expect(rendered).toMatch(html);
  });
});

describe('broken LaTeX', () => {
  it('shows its source in place and keeps the rest', () => {
    expect(render('**a** $\\frac{1$ and $b$')).toBe(
      `<p><strong>a</strong> <code class="formula-error" title="Unexpected end of input in a macro argument, expected '}'">$\\frac{1$</code> and ⟦b⟧</p>`,
    );
  });

  it.each(['$\\nosuch$', '$}$', '$$\\begin{cases}$$', '$a^b^c$', '$a & b$', '$\\color{"}$'])(
    '%s',
    (source) => {
      expect(renderMarkup(source).html).toMatch(/^<p><code class="formula-error" title="[^"]+">\$/);
    },
  );
});

describe('figures', () => {
  const lines = 'alt: A dot\nx: 0 to 1\ny: 0 to 1\ndot: 1,1\n';

  it.each(['```figure\n', '``` figure of a dot\n', '~~~figure\n'])('are drawn: %j', (open) => {
    const { html, problem } = renderMarkup(`${open}${lines}${open.slice(0, 3)}\n\nb`);
    expect(html).toMatch(
      /^<svg class="figure" [^>]*aria-label="A dot"[^>]*><circle .*<\/svg>\n<p>b/,
    );
    expect(problem).toBeNull();
  });

  it('are drawn in lists and spoilers', () => {
    const inList = renderMarkup(`- a\n  \`\`\`figure\n${lines.replaceAll(/^/gm, '  ')}\`\`\``).html;
    expect(inList).toMatch(/^<ul>\n<li>a<svg .*<\/svg>\n<\/li>\n<\/ul>/);
    const inSpoiler = renderMarkup(`:::spoiler\n\`\`\`figure\n${lines}\`\`\`\n:::`).html;
    expect(inSpoiler).toMatch(/<\/summary>\n<svg .*<\/svg>\n<\/details>/);
  });

  it('that cannot be read are shown as written, with the reason', () => {
    expect(render('```figure\nalt: "b"\n<i>: 3\n```')).toBe(
      '<pre><code class="figure-error" title="Line 2: A command ends with a colon, such as' +
        ' “line: 0,0 1,1”">alt: "b"\n&lt;i&gt;: 3\n</code></pre>',
    );
  });

  it('are other code in other languages', () => {
    expect(render('```Figure\na\n```')).toBe('<pre><code class="language-Figure">a\n</code></pre>');
  });
});
