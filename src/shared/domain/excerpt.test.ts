import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { longestExcerpt, toExcerpt, toPlainText } from './excerpt.ts';

describe('toPlainText', () => {
  it.each([
    [
      'emphasis',
      'A **fair** coin, *really* _fair_, ~~biased~~.',
      'A fair coin, really fair, biased.',
    ],
    ['what only looks like emphasis', '2 * 3 in snake_case', '2 * 3 in snake_case'],
    [
      'headings, quotes and lists',
      '## Setup\n> - one\n> - two\n\n1. three',
      'Setup one two 1. three',
    ],
    ['a link', 'See [the **paper**](https://example.org/a_(b) "T").', 'See the paper.'],
    ['an address', 'See <https://example.org/a?b=1>.', 'See https://example.org/a?b=1.'],
    ['an image', '![A tree](/uploads/tree.png) Price it.', 'A tree Price it.'],
    ['an image without alt text', '![](/uploads/tree.png) Price it.', 'Price it.'],
    ['code', 'Run `a*b*c` and ``x `` now.', 'Run a*b*c and x now.'],
    [
      'a figure',
      'Here:\n```figure\nalt: A dot.\nx: 0 to 1\ndot: 1,1\n```\nDone.',
      'Here: A dot. Done.',
    ],
    [
      'a block of code',
      'Here:\n```python\nx = a*b*c  # $5\n```\nDone.',
      'Here: x = a*b*c # $5 Done.',
    ],
    ['a table', '| a | b |\n| - | -: |\n| \\$4 | $x$ |', 'a b $4 x'],
    ['money', 'Costs \\$5, or $5 to $10.', 'Costs $5, or $5 to $10.'],
    ['formulas', 'Let $X_1$ and\n$$\nX_2\n$$\nbe *dice*.', 'Let X_1 and X_2 be dice.'],
    ['a formula with stars', 'Find $a*b*c$.', 'Find a*b*c.'],
    ['line ends of any kind', 'a\r\nb\rc', 'a b c'],
  ])('reads %s', (_, markdown, text) => {
    expect(toPlainText(markdown)).toBe(text);
  });
});

describe('toExcerpt', () => {
  it('keeps a short text whole', () => {
    expect(toExcerpt('What is the price of a **call**?')).toBe('What is the price of a call?');
  });

  it('cuts a long one between two words', () => {
    const excerpt = toExcerpt('heads, '.repeat(60));
    expect(excerpt).toBe(`${'heads, '.repeat(21)}heads…`);
    expect(excerpt.length).toBeLessThanOrEqual(longestExcerpt);
  });

  it('cuts a single word that is too long', () => {
    expect(toExcerpt('x'.repeat(500))).toBe(`${'x'.repeat(159)}…`);
    expect(toExcerpt(`a${'😀'.repeat(200)}`)).toBe(`a${'😀'.repeat(79)}…`);
  });

  it('is never too long, and never more than one line, whatever was written', () => {
    const words = fc.constantFrom('$', '$$', '\\', '`', '```', '\n', '|', '[', '](', ')', '{', '}');
    const texts = fc.array(fc.oneof(words, fc.string()), { maxLength: 60 });
    fc.assert(
      fc.property(texts, (parts) => {
        const excerpt = toExcerpt(parts.join(' '));
        expect(excerpt.length).toBeLessThanOrEqual(longestExcerpt);
        expect(excerpt).not.toMatch(/[\r\n]|\s$|^\s/);
      }),
    );
  });
});
