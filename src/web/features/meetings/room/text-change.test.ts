import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { piecesOf, textChange } from './text-change.ts';

describe('a change of the text', () => {
  it.each([
    ['typing', 'ac', 'abc', 2, { at: 1, removed: 0, inserted: 'b' }],
    ['typing at the end', 'ab', 'abc', 3, { at: 2, removed: 0, inserted: 'c' }],
    ['typing one of several equal letters', 'aa', 'aaa', 1, { at: 0, removed: 0, inserted: 'a' }],
    ['deleting one of several equal letters', 'aaa', 'aa', 1, { at: 1, removed: 1, inserted: '' }],
    ['replacing a selection', 'one two', 'one 2', 5, { at: 4, removed: 3, inserted: '2' }],
    ['deleting all', 'abc', '', 0, { at: 0, removed: 3, inserted: '' }],
    ['pasting over all', 'abc', 'xbz', 3, { at: 0, removed: 3, inserted: 'xbz' }],
    ['replacing one emoji by another', '😀', '😁', 2, { at: 0, removed: 2, inserted: '😁' }],
  ])('is found for %s', (_, before, after, caret, change) => {
    expect(textChange(before, after, caret)).toEqual(change);
  });

  it('is none for the same text', () => {
    expect(textChange('abc', 'abc', 1)).toBeNull();
  });

  it('leads from any text to any other, and never splits a pair of surrogates', () => {
    const text = fc.array(fc.constantFrom('a', 'b', '😀', '😁', '🀀'), { maxLength: 6 });
    fc.assert(
      fc.property(text, text, fc.nat(12), (left, right, place) => {
        const [before, after] = [left.join(''), right.join('')];
        const change = textChange(before, after, Math.min(place, after.length));
        const { at, removed, inserted } = change ?? { at: 0, removed: 0, inserted: '' };
        const parts = [before.slice(0, at), before.slice(at + removed), inserted];
        expect(parts[0] + inserted + parts[1]).toBe(after);
        expect(parts.every((part) => part.isWellFormed())).toBe(true);
      }),
    );
  });
});

it('a long text is cut between letters', () => {
  expect(piecesOf('ab😀cd', 3)).toEqual(['ab😀', 'cd']);
  expect(piecesOf('', 3)).toEqual([]);
});
