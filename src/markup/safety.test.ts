import fc from 'fast-check';
import { type DefaultTreeAdapterTypes, parseFragment, serialize } from 'parse5';
import { describe, expect, it } from 'vitest';
import { attempts } from './attempts.test-data.ts';
import { parseMarkup } from './parser.ts';
import { renderMarkup } from './render.ts';

type Element = DefaultTreeAdapterTypes.Element;

/** Allowed elements and attributes, with the values they may have. KaTeX's output is separate. */
const link = /^(https?:|mailto:|[/?#])/i;
const text: Record<string, Record<string, RegExp>> = {
  ...Object.fromEntries(
    'p h3 h4 h5 h6 blockquote ul li hr br em strong s table thead tbody tr'
      .split(' ')
      .map((tag) => [tag, {}]),
  ),
  ol: { start: /^\d+$/ },
  pre: { class: /^markup-raw$/, title: /./ },
  code: { class: /^(language-[\w+#.-]+|formula-error)$/, title: /./ },
  div: { class: /^markup-(scroll|paragraph)$/ },
  span: { class: /^(formula-block|katex|katex-display|spoiler-text)$/ },
  details: { class: /^spoiler( spoiler-inline)?$/ },
  summary: {},
  th: { class: /^markup-align-(left|center|right)$/ },
  td: { class: /^markup-align-(left|center|right)$/ },
  a: { href: link, title: /^/, rel: /^nofollow ugc noopener$/, target: /^_blank$/ },
  img: {
    src: /^\/uploads\//,
    alt: /^/,
    title: /^/,
    loading: /^lazy$/,
  },
};

const mathTags = /^(span|math|semantics|annotation|m[a-z]+|svg|path|line)$/;
const mathAttributes =
  /^(class|style|aria-hidden|xmlns|encoding|display|width|height|viewBox|preserveAspectRatio|d|[xy][12]|stroke-width|math(variant|color|background|size)|accent|accentunder|stretchy|fence|separator|lspace|rspace|voffset|depth|minsize|maxsize|form|largeop|movablelimits|linethickness|notation|scriptlevel|displaystyle|column(align|spacing|lines)|row(spacing|lines|align)|side)$/;
/** Lengths, colors and keywords: nothing that loads or runs. */
const mathStyle = /^([a-z-]+:(?!\s*(url|expression|image))[-\w.#% ,]+;?\s*)*$/;

function faults(html: string): string[] {
  const tree = parseFragment(html);
  const found = elementsIn(tree).flatMap(({ element, insideFormula }) =>
    insideFormula ? mathFaults(element) : textFaults(element),
  );
  // Mismatched tags would make the parser add, close or move some.
  if (tagsIn(serialize(tree)) !== tagsIn(html)) found.push('not well-formed');
  return found;
}

function elementsIn(
  parent: { childNodes: DefaultTreeAdapterTypes.ChildNode[] },
  insideFormula = false,
): { element: Element; insideFormula: boolean }[] {
  return parent.childNodes.flatMap((node) => {
    if (node.nodeName === '#comment') throw new Error('a comment');
    if (!('tagName' in node)) return [];
    const here = { element: node, insideFormula };
    return [here, ...elementsIn(node, insideFormula || attributeOf(node, 'class') === 'katex')];
  });
}

function attributeOf(element: Element, name: string): string | undefined {
  return element.attrs.find((attribute) => attribute.name === name)?.value;
}

function textFaults({ tagName, attrs }: Element): string[] {
  const attributes = text[tagName];
  if (!attributes) return [`<${tagName}>`];
  return attrs
    .filter(({ name, value }) => !attributes[name]?.test(value))
    .map(({ name, value }) => `<${tagName} ${name}="${value}">`);
}

function mathFaults({ tagName, attrs }: Element): string[] {
  if (!mathTags.test(tagName)) return [`<${tagName}> in a formula`];
  return attrs
    .filter(
      ({ name, value }) =>
        !mathAttributes.test(name) || (name === 'style' && !mathStyle.test(value)),
    )
    .map(({ name, value }) => `<${tagName} ${name}="${value}"> in a formula`);
}

function tagsIn(html: string): string {
  return [...html.matchAll(/<\/?([a-z][a-z0-9]*)/gi)]
    .map(([tag]) => tag)
    .filter((tag) => !/^<\/(path|line)$/.test(tag))
    .join('');
}

it('detects each kind of fault', () => {
  for (const html of [
    '<script></script>',
    '<p onclick="a">',
    '<a href="javascript:a">b</a>',
    '<p style="color:red">a</p>',
    '<img src="data:a">',
    '<img src="https://x.org/a">',
    '<span class="katex"><a href="/">b</a></span>',
    '<span class="katex"><span style="background:url(/a)"></span></span>',
    '<span class="katex"><span onclick="a"></span></span>',
    '<span class="fixed">a</span>',
    '<p><p>a</p></p>',
    '<em>a',
    '<details open onclick="a">b</details>',
    '<p><details class="spoiler">a</details></p>',
  ]) {
    expect(faults(html), html).not.toEqual([]);
  }
});

describe('user input never runs', () => {
  it.each(attempts)('%j', (source) => {
    expect(faults(renderMarkup(source).html)).toEqual([]);
  });
});

const words = attempts.flatMap((attempt) => attempt.match(/[\w:]+|\s+|[^\w\s]/g) ?? []);
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  fc
    .array(
      fc.constantFrom(
        ...words,
        '\n',
        '\n\n',
        '$',
        '$$',
        '`',
        '```\n',
        '||',
        '\n:::spoiler\n',
        '\n:::\n',
      ),
      { maxLength: 60 },
    )
    .map((pieces) => pieces.join('')),
  fc.array(fc.constantFrom(...attempts), { maxLength: 6 }).map((whole) => whole.join('')),
);

it('turns any text into safe, well-formed HTML', () => {
  fc.assert(
    fc.property(anyText, (source) => {
      expect(faults(renderMarkup(source).html)).toEqual([]);
    }),
    { numRuns: 2_000 },
  );
});

it('parses any text, without falling back to raw text', () => {
  fc.assert(
    fc.property(anyText, (source) => {
      expect(parseMarkup(source)).toHaveProperty('tokens');
    }),
    { numRuns: 1_000 },
  );
});
