import { describe, expect, it } from 'vitest';
import type { Facets } from '#shared/contracts/question.ts';
import { difficulties } from '#shared/domain/difficulty.ts';
import { chooseBegun, type Mark, tally, weakestFirst } from './tallies.ts';

type Entry = Omit<Mark, 'status' | 'since'>;

const entry = (id: number, category: string, difficulty: Entry['difficulty'] = 'Easy'): Entry => ({
  id,
  name: `Question ${id}`,
  category,
  difficulty,
  isPremium: false,
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
    measured: 0,
    computed: 0,
    simulations: 0,
    premium: { solutions: 0, simulations: 0 },
  };
}

describe('tally', () => {
  it('counts a solved question as attempted too, and ignores case in categories', () => {
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
  it('starts with the oldest attempts, without solved ones', () => {
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

describe('weakestFirst', () => {
  it('goes by the share solved, not the number', () => {
    const row = (category: string, solved: number, total: number) => ({
      category,
      solved,
      attempted: solved,
      total,
    });
    const byCategory = [row('A', 2, 4), row('B', 2, 6), row('C', 1, 2), row('D', 0, 1)];
    expect(weakestFirst({ byCategory })).toEqual([['D'], ['B'], ['A', 'C']]);
  });
});
