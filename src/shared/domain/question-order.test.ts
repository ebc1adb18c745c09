import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { difficulties } from './difficulty.ts';
import {
  compareFolded,
  compareQuestions,
  type Sortable,
  sortDirections,
  sortFields,
} from './question-order.ts';

const name = fc.oneof(
  fc.string({ unit: fc.constantFrom('a', 'A', 'b', 'B', 'é', 'É', '\ue000', '😀'), maxLength: 3 }),
  fc.string({ unit: 'binary', maxLength: 5 }),
);
const questions: fc.Arbitrary<Sortable[]> = fc.uniqueArray(
  fc.record({
    id: fc.integer({ min: 1, max: 1_000 }),
    name,
    difficulty: fc.constantFrom(...difficulties),
    category: fc.constantFrom('Math', 'math', 'Finance'),
    status: fc.constantFrom(null, 'attempted', 'solved'),
  }),
  { selector: ({ id }) => id },
);
const sort = fc.record({
  field: fc.constantFrom(...sortFields),
  direction: fc.constantFrom(...sortDirections),
});

describe('the order of questions', () => {
  const question = { id: 1, name: 'Coins', category: 'Math', difficulty: 'Easy', status: null };
  const rows = [
    { ...question, id: 4, name: 'b', category: 'math', difficulty: 'Hard', status: 'solved' },
    { ...question, id: 3, name: 'C', category: 'Finance', difficulty: 'Medium', status: null },
    { ...question, id: 2, name: 'a', category: 'Math', difficulty: 'Easy', status: 'attempted' },
    { ...question, id: 1, name: 'A', category: 'Options', difficulty: 'Easy', status: null },
  ] as const;

  it.each([
    ['name', [1, 2, 4, 3]],
    ['difficulty', [1, 2, 3, 4]],
    ['type', [3, 2, 4, 1]],
    ['status', [1, 3, 2, 4]],
  ] as const)('by %s, then by name without case, then by id', (field, ids) => {
    const ordered = rows.toSorted(compareQuestions({ field, direction: 'asc' }));
    expect(ordered.map(({ id }) => id)).toEqual(ids);
    const reversed = rows.toSorted(compareQuestions({ field, direction: 'desc' }));
    expect(reversed.map(({ id }) => id)).toEqual(ids.toReversed());
  });

  it('does not depend on the order before, and descends as it ascends', () => {
    fc.assert(
      fc.property(questions, sort, (before, { field, direction }) => {
        const compare = compareQuestions({ field, direction });
        const ordered = before.toSorted(compare);
        expect(before.toReversed().toSorted(compare)).toEqual(ordered);
        const opposite = direction === 'asc' ? 'desc' : 'asc';
        const backwards = before.toSorted(compareQuestions({ field, direction: opposite }));
        expect(backwards.toReversed()).toEqual(ordered);
      }),
    );
  });

  it('compares by code points, not by UTF-16 units', () => {
    expect(compareFolded('\ue000', '😀')).toBeLessThan(0);
    expect(compareFolded('\u{10400}', '\u{10428}')).toBe(0);
    const points = fc.array(fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }));
    fc.assert(
      fc.property(points, points, (a, b) => {
        const left = [...a.join('').toLowerCase()].map((character) => character.codePointAt(0));
        const right = [...b.join('').toLowerCase()].map((character) => character.codePointAt(0));
        const index = left.findIndex((point, i) => point !== right[i]);
        const expected =
          index === -1 ? left.length - right.length : (left[index] ?? 0) - (right[index] ?? -1);
        expect(Math.sign(compareFolded(a.join(''), b.join('')))).toBe(Math.sign(expected));
      }),
    );
  });
});
