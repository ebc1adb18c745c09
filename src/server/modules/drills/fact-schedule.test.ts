import { describe, expect, it } from 'vitest';
import { judgeFacts, nextBox } from './fact-schedule.ts';
import type { MarkedFact } from './mark-run.ts';
import { firstFactKeys, firstFacts, keyOf, toNumberFact } from './number-facts.ts';

const at = new Date('2026-01-10T10:00:00Z');
const days = (count: number) => new Date(at.getTime() + count * 86_400_000);

const marked = (
  left: string,
  right: string,
  milliseconds: number,
  mark: MarkedFact['mark'] = 'right',
): MarkedFact => ({ fact: { operator: '×', left, right }, mark, milliseconds });

const verdicts = (list: readonly MarkedFact[]) =>
  Object.fromEntries(judgeFacts(list).map(({ fact, isKnown }) => [keyOf(fact), isKnown]));

describe('a fact', () => {
  it('is known if it was answered right and fast enough for the learner', () => {
    expect(
      verdicts([
        marked('2', '3', 1_000),
        marked('4', '5', 2_000),
        marked('6', '7', 3_000),
        marked('7', '8', 3_001),
        marked('8', '9', 100, 'wrong'),
        marked('9', '9', 100, 'skipped'),
        marked('3', '4', 1_999),
      ]),
    ).toEqual({
      ...{ '2×3': true, '3×4': true, '4×5': true, '6×7': true },
      ...{ '7×8': false, '8×9': false, '9×9': false },
    });
  });

  it('is compared with the same operator only', () => {
    const slow = (n: string): MarkedFact => ({
      fact: { operator: '÷', left: '42', right: n },
      mark: 'right',
      milliseconds: 5_000,
    });
    const quick = ['3', '4', '5', '6'].map((n) => marked('2', n, 1_000));
    expect(verdicts([...quick, slow('6')])).toMatchObject({ '42÷6': true });
  });

  it('must be known every time it is asked, in either order', () => {
    const twice = [
      marked('7', '8', 1_000),
      marked('8', '7', 1_000, 'wrong'),
      marked('7', '8', 900),
    ];
    expect(verdicts(twice)).toEqual({ '7×8': false });
  });

  it.each([
    ['0.5', '3'],
    ['1/2', '3'],
    ['-2', '3'],
    ['12345', '3'],
  ])('is not learned for %s', (left, right) => {
    expect(toNumberFact({ operator: '+', left, right })).toBeNull();
  });

  it('keeps its order where order matters', () => {
    expect(toNumberFact({ operator: '−', left: '9', right: '3' })).toMatchObject({ left: 9 });
    expect(toNumberFact({ operator: '+', left: '9', right: '3' })).toMatchObject({ left: 3 });
  });
});

describe('the boxes', () => {
  it.each([
    [1, 2, 1],
    [2, 3, 3],
    [3, 4, 7],
    [4, 5, 21],
    [5, 5, 21],
  ])('from %i a known fact that is due goes to %i, for %i days', (box, next, wait) => {
    expect(nextBox({ box, due: at }, true, at)).toEqual({ box: next, due: days(wait) });
  });

  it('keep a known fact until it is due', () => {
    expect(nextBox({ box: 3, due: days(1) }, true, at)).toBeNull();
  });

  it('start at the second for facts known the first time', () => {
    expect(nextBox(null, true, at)).toEqual({ box: 2, due: days(1) });
  });

  it('go back to the first for facts not known, due or not', () => {
    for (const current of [null, { box: 5, due: days(20) }, { box: 2, due: at }]) {
      expect(nextBox(current, false, at)).toEqual({ box: 1, due: at });
    }
  });
});

it('the first facts are all different and in normal form', () => {
  expect(firstFactKeys.size).toBe(firstFacts.length);
  for (const fact of firstFacts) {
    const { operator, left, right } = fact;
    expect(toNumberFact({ operator, left: `${left}`, right: `${right}` })).toEqual(fact);
  }
});
