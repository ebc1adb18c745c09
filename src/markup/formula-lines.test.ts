import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { describe, expect, it } from 'vitest';
import { renderFormula } from './render-formula.ts';

type Node = DefaultTreeAdapterTypes.ChildNode;

/** The drawn formula with its lines in brackets, its steps in braces, and a bar between parts. */
function lines(tex: string): string {
  return outline(parseFragment(renderFormula(tex, 'block').html).childNodes);
}

const marks: Record<string, [before: string, after: string]> = {
  'formula-line': ['[', ']'],
  'formula-step': ['{', '}'],
  'katex-base': ['', '|'],
};

function outline(nodes: Node[]): string {
  return nodes
    .map((node) => {
      if ('value' in node) return node.value;
      if (!('tagName' in node)) return '';
      const name = node.attrs.find((attribute) => attribute.name === 'class')?.value ?? '';
      if (name === 'katex-mathml') return '';
      const [before, after] = marks[name] ?? ['', ''];
      return `${before}${outline(node.childNodes)}${after}`;
    })
    .join('')
    .replaceAll(/\|(?=[\]}])|\u200b/g, '');
}

const long = 'abcdefghi';

describe('a displayed formula breaks', () => {
  it.each([
    ['before relations, each step as a whole', `${long}=b+c<d`, `[{${long}}{=b|+c}{<d}]`],
    ['before plus and minus', `${long}+b-c`, `[${long}|+b|−c]`],
    ['between factors last', `${long}+b\\cdot c\\times d-e`, `[${long}|{+b|⋅c|×d}−e]`],
    ['never behind a short beginning', 'x=a+b=c', '[x=a+b=c]'],
    ['never behind a short beginning', 'f(x)=abcde+b=c', '[{f(x)=abcde|+b}{=c}]'],
    ['at wide spaces first', `${long}=b,\\quad c,\\qquad d`, `[{${long}}{=b,}] [c,] [d]`],
    ['before an arrow between wide spaces', `${long}\\quad\\implies\\quad b`, `[${long}] [⟹b]`],
    ['behind a colon', `${long}:\\quad b`, `[${long}:] [b]`],
    ['where its author allows it', `${long},\\allowbreak b`, `[${long},|b]`],
  ])('%s: %s', (_rule, tex, expected) => {
    expect(lines(tex)).toBe(expected);
  });

  it.each([
    ['within brackets that grow', `${long}=\\left(a+b,\\quad c=d\\right)`],
    ['within fractions, roots and scripts', `${long}=\\frac{a=b}{c+d}\\sqrt{e=f}^{g=h}`],
    ['within an environment', '\\begin{aligned}a&=b,\\quad c\\\\&=d\\end{aligned}'],
    ['within text', `${long}=\\text{a = b,\\quad c}`],
  ])('not %s', (_where, tex) => {
    expect(lines(tex).match(/[[{|]/g)?.length).toBeLessThanOrEqual(3);
  });

  it.each(['a+b=c\\tag{1}', `${long}=b\\\\c=d`])('nowhere else if it has lines: %s', (tex) => {
    expect(lines(tex)).not.toMatch(/[[{]/);
  });

  it.each([
    '',
    '\\quad',
    'a\\quad',
    '=',
    '=b',
    '{}',
    '\\quad\\quad=\\quad',
    '\\ne',
    'a\\ne\\quad b',
  ])('without losing a symbol of %j', (tex) => {
    const inline = outline(parseFragment(renderFormula(tex, 'inline').html).childNodes);
    expect(lines(tex).replaceAll(/[[\]{}| ]/g, '')).toBe(inline.replaceAll(/[[\]{}| ]/g, ''));
  });

  it('but not within a sentence, where KaTeX breaks lines itself', () => {
    expect(renderFormula(`${long}=b,\\quad c`, 'inline').html).not.toContain('formula-line');
  });
});
