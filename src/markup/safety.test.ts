import fc from 'fast-check';
import { type DefaultTreeAdapterTypes, html, parseFragment, serialize } from 'parse5';
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
  code: { class: /^(language-[\w+#.-]+|(formula|figure)-error)$/, title: /./ },
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

/** A figure's elements. Its colors come from the style sheet. */
const stroke =
  /^figure-(stroke|axis|note|label)( figure-(blue|red|green|gray|dashed|thin|thick|open))*$/;
const length = /^-?\d+(\.\d)?$/;
const figure: typeof text = {
  path: {
    class: stroke,
    d: /^[-MLCAZ\d. ]+$/,
    fill: /^currentColor$/,
    'fill-opacity': /^0\.2$/,
    stroke: /^none$/,
    'stroke-dasharray': /^5 4$/,
  },
  circle: { class: stroke, cx: length, cy: length, r: /^3\.5$/, fill: /^currentColor$/ },
  text: {
    class: stroke,
    x: length,
    y: length,
    'text-anchor': /^(start|middle|end)$/,
    fill: /^currentColor$/,
    stroke: /^none$/,
  },
};
text.svg = {
  class: /^figure$/,
  viewBox: /^0 0 320 \d+(\.\d)?$/,
  width: /^320$/,
  height: length,
  role: /^img$/,
  'aria-label': /./,
  fill: /^none$/,
  stroke: /^currentColor$/,
  'font-size': /^14$/,
};

const mathTags = /^(span|math|semantics|annotation|m[a-z]+|svg|path|line)$/;
const mathAttributes =
  /^(class|style|aria-hidden|xmlns|encoding|display|width|height|viewBox|preserveAspectRatio|d|[xy][12]|stroke-width|math(variant|color|background|size)|accent|accentunder|stretchy|fence|separator|lspace|rspace|voffset|depth|minsize|maxsize|form|largeop|movablelimits|linethickness|notation|scriptlevel|displaystyle|column(align|spacing|lines)|row(spacing|lines|align)|side)$/;
/** Lengths, colors and keywords: nothing that loads or runs. */
const mathStyle = /^([a-z-]+:(?!\s*(url|expression|image))[-\w.#% ,]+;?\s*)*$/;

function faults(source: string): string[] {
  const tree = parseFragment(source);
  const found = elementsIn(tree).flatMap(({ element, insideFormula }) =>
    insideFormula ? mathFaults(element) : textFaults(element),
  );
  // Mismatched tags would make the parser add, close or move some.
  if (tagsIn(serialize(tree)) !== tagsIn(source)) found.push('not well-formed');
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

function textFaults({ tagName, namespaceURI, attrs }: Element): string[] {
  const isDrawn = namespaceURI === html.NS.SVG && tagName !== 'svg';
  const attributes = (isDrawn ? figure : text)[tagName];
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

function tagsIn(source: string): string {
  return [...source.matchAll(/<\/?([a-z][a-z0-9]*)/gi)]
    .map(([tag]) => tag)
    .filter((tag) => !/^<\/(path|line|circle)$/.test(tag))
    .join('');
}

it('detects each kind of fault', () => {
  for (const source of [
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
    '<svg class="figure" onload="a"></svg>',
    '<svg class="figure"><path d="M0 0" style="fill:red"/></svg>',
    '<svg class="figure"><path d="M0 0" fill="url(#a)"/></svg>',
    '<svg class="figure"><a href="/b"></a></svg>',
    '<svg class="figure"><script></script></svg>',
    '<svg class="figure"><foreignObject></foreignObject></svg>',
    '<path d="M0 0"></path>',
  ]) {
    expect(faults(source), source).not.toEqual([]);
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
        '\n```figure\nalt: a\nx: 0 to 9\ny: 0 to 9\n',
        '\nlabel blue: 1,2 ',
        '\ndashed curve: 0,0 1/3,2 9,9\n',
        '\nx axis: ',
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
