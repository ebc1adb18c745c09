import fc from 'fast-check';
import type { Token } from 'markdown-it';
import { expect, it } from 'vitest';
import { parser } from './parser.ts';

function formulasIn(source: string): string[] {
  const inside = (tokens: Token[]): string[] =>
    tokens.flatMap((token) =>
      token.type.startsWith('formula') ? [token.content] : inside(token.children ?? []),
    );
  return inside(parser.parse(source, {}));
}

/**
 * The rule, stated over pieces instead of characters: an opening $ is followed by no space, a
 * closing one preceded by none and followed by no digit, and the next $ is the one that decides.
 */
function expectedFormulas(pieces: string[]): string[] {
  const found: string[] = [];
  let open = pieces.indexOf('$');
  while (open !== -1) {
    const close = pieces.indexOf('$', open + 1);
    if (close === -1) break;
    const opens = pieces[open + 1] !== ' ';
    const closes = pieces[close - 1] !== ' ' && !/^\d/.test(pieces[close + 1] ?? '');
    if (opens && closes) found.push(pieces.slice(open + 1, close).join(''));
    open = opens && closes ? pieces.indexOf('$', close + 1) : close;
  }
  return found;
}

const filler = fc.array(fc.constantFrom('a', 'bc', '5', '10', ' ', ' ', ',', '(', '\\$', '\\\\'), {
  minLength: 1,
  maxLength: 4,
});

it('tells money from formulas by the rule', () => {
  fc.assert(
    fc.property(fc.array(filler, { minLength: 1, maxLength: 12 }), (fillers) => {
      const pieces = ['a', ...fillers.flatMap((pieces) => ['$', ...pieces]).slice(1), 'z'];
      expect(formulasIn(pieces.join(''))).toEqual(expectedFormulas(pieces));
    }),
    { numRuns: 2_000 },
  );
});

const tex = fc
  .array(
    fc.constantFrom(
      'a',
      '5',
      ' ',
      '_',
      '*',
      '**',
      '~~',
      '\\\\',
      '\\$',
      '\\{',
      '<',
      '<b>',
      '[',
      '](',
      ')',
      '!',
      '&',
      '&lt;',
      '^',
      '{',
      '}',
      '#',
      '"',
      '\\_',
    ),
    { minLength: 1, maxLength: 10 },
  )
  .map((pieces) => `x${pieces.join('')}y`);

const places: [place: string, around: (formula: string) => string][] = [
  ['a paragraph', (formula) => `So ${formula}, and`],
  ['a list', (formula) => `- a\n- b ${formula} c`],
  ['emphasis', (formula) => `**a ${formula} b**`],
  ['a link', (formula) => `[a ${formula} b](/c)`],
  ['a quote in a list', (formula) => `1. > ${formula}`],
  ['a heading', (formula) => `## ${formula} a`],
  ['a table', (formula) => `| a | b |\n|---|---|\n| ${formula} | c |`],
];

it.each(places)('leaves the LaTeX in %s untouched', (_place, around) => {
  fc.assert(
    fc.property(tex, fc.constantFrom('$', '$$'), (formula, dollars) => {
      expect(formulasIn(around(`${dollars}${formula}${dollars}`))).toEqual([formula]);
    }),
  );
});

it('leaves the LaTeX of a block untouched', () => {
  fc.assert(
    fc.property(fc.array(tex, { minLength: 1 }), (lines) => {
      expect(formulasIn(`a\n$$\n${lines.join('\n- ')}\n$$\nb`)).toEqual([lines.join('\n- ')]);
    }),
  );
});
