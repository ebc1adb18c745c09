import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Facets } from '#shared/contracts/question.ts';
import { difficulties } from '#shared/domain/difficulty.ts';
import type { CatalogueEntry as Entry } from '../questions/questions.service.ts';
import { chooseBegun, chooseFresh, type Mark, tally } from './practice.ts';

const entry = (id: number, category: string, difficulty: Entry['difficulty'] = 'Easy'): Entry => ({
  id,
  name: `Question ${id}`,
  category,
  difficulty,
});
const marked = (question: Entry, status: Mark['status'], day = 1): Mark => ({
  ...question,
  status,
  since: new Date(Date.UTC(2026, 0, day)),
});
const ids = (entries: Entry[]) => entries.map(({ id }) => id);

function facetsOf(entries: Entry[]): Facets {
  const categories = [...new Set(entries.map(({ category }) => category))].sort();
  const count = (belongs: (entry: Entry) => boolean) => entries.filter(belongs).length;
  return {
    total: entries.length,
    categories: categories.map((category) => ({
      category,
      count: count((other) => other.category === category),
    })),
    difficulties: difficulties.map((difficulty) => ({
      difficulty,
      count: count((other) => other.difficulty === difficulty),
    })),
  };
}

const fresh = (entries: Entry[], marks: Mark[], most = 5) =>
  chooseFresh(entries, marks, tally(facetsOf(entries), marks), most);

describe('tally', () => {
  it('counts a solved question as attempted too, and categories without case', () => {
    const facets = facetsOf([entry(1, 'A'), entry(2, 'A', 'Hard'), entry(3, 'B')]);
    const marks = [marked(entry(1, 'a'), 'solved'), marked(entry(3, 'B'), 'attempted')];
    expect(tally(facets, marks)).toEqual({
      total: 3,
      attempted: 2,
      solved: 1,
      byCategory: [
        { category: 'A', total: 2, attempted: 1, solved: 1 },
        { category: 'B', total: 1, attempted: 1, solved: 0 },
      ],
      byDifficulty: [
        { difficulty: 'Easy', total: 2, attempted: 2, solved: 1 },
        { difficulty: 'Medium', total: 0, attempted: 0, solved: 0 },
        { difficulty: 'Hard', total: 1, attempted: 0, solved: 0 },
      ],
    });
  });
});

describe('chooseBegun', () => {
  it('begins with what was attempted longest ago, and leaves out what is solved', () => {
    const marks = [
      marked(entry(4, 'A'), 'attempted', 2),
      marked(entry(3, 'A'), 'attempted', 2),
      marked(entry(2, 'A'), 'attempted', 1),
      marked(entry(1, 'A'), 'solved', 1),
    ];
    expect(ids(chooseBegun(marks, 5))).toEqual([2, 3, 4]);
    expect(ids(chooseBegun(marks, 2))).toEqual([2, 3]);
  });
});

describe('chooseFresh', () => {
  it('goes by the share that is solved, not by the number', () => {
    const entries = [entry(1, 'A'), entry(2, 'A'), entry(3, 'B'), entry(4, 'B'), entry(5, 'B')];
    const marks = [marked(entry(1, 'A'), 'solved'), marked(entry(3, 'B'), 'solved')];
    expect(ids(fresh(entries, marks))).toEqual([4, 5, 2]);
  });

  it('puts the easiest first, and then keeps the order of names', () => {
    const entries = [entry(9, 'A', 'Hard'), entry(8, 'B'), entry(7, 'A', 'Medium'), entry(6, 'A')];
    expect(ids(fresh(entries, []))).toEqual([8, 6, 7, 9]);
    expect(ids(fresh(entries, [], 2))).toEqual([8, 6]);
  });

  const questions = fc
    .array(fc.tuple(fc.constantFrom('A', 'B', 'C'), fc.constantFrom(...difficulties)), {
      maxLength: 30,
    })
    .map((list) => list.map(([category, difficulty], index) => entry(index, category, difficulty)));
  const statuses = fc.array(fc.constantFrom('attempted', 'solved', null), { maxLength: 30 });

  it('is what sorting everything would find', () => {
    fc.assert(
      fc.property(questions, statuses, fc.integer({ min: 1, max: 5 }), (entries, list, most) => {
        const marks = entries.flatMap((question, index) => {
          const status = list[index];
          return status ? [marked(question, status)] : [];
        });
        const { byCategory } = tally(facetsOf(entries), marks);
        const share = ({ category }: Entry) => {
          const found = byCategory.find((row) => row.category === category);
          return found ? found.solved / found.total : Number.NaN;
        };
        const rank = ({ difficulty }: Entry) => difficulties.indexOf(difficulty);
        const sorted = entries
          .filter((_, index) => !list[index])
          .sort((a, b) => share(a) - share(b) || rank(a) - rank(b));
        expect(fresh(entries, marks, most)).toEqual(sorted.slice(0, most));
      }),
    );
  });
});
