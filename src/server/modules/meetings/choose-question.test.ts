import { describe, expect, it } from 'vitest';
import { type Candidate, chooseQuestion, suggestDifficulty } from './choose-question.ts';

const candidate = (id: number, more: Partial<Candidate> = {}): Candidate => ({
  ...{ id, isOfRole: true, difficulty: 'Easy' },
  ...more,
});
const choose = (
  candidates: Candidate[],
  { dealt = [], met = {} }: { dealt?: number[]; met?: Record<number, string> } = {},
) =>
  chooseQuestion(candidates, {
    difficulty: 'Medium',
    dealt: new Set(dealt),
    lastMet: new Map(Object.entries(met).map(([id, at]) => [Number(id), new Date(at)])),
    seed: 'seed',
  });

describe('the next question', () => {
  it('is never one that was dealt before', () => {
    expect(choose([candidate(1), candidate(2)], { dealt: [1] })).toBe(2);
    expect(choose([candidate(1)], { dealt: [1] })).toBeNull();
    expect(choose([])).toBeNull();
  });

  it('is new to the candidate, else met longest ago', () => {
    const foreign = candidate(3, { isOfRole: false, difficulty: 'Hard' });
    const all = [candidate(1), candidate(2), foreign];
    const met = { 1: '2026-02-01', 2: '2026-01-01' };
    expect(choose(all, { met })).toBe(3);
    expect(choose(all, { met, dealt: [3] })).toBe(2);
  });

  it('is of the role, then of the difficulty', () => {
    const right = candidate(1, { difficulty: 'Medium' });
    expect(choose([right, candidate(2), candidate(3, { difficulty: 'Hard' })])).toBe(1);
    const foreign = candidate(4, { isOfRole: false, difficulty: 'Medium' });
    expect(choose([foreign, candidate(2)])).toBe(2);
  });

  it('is any of those that fit', () => {
    const all = Array.from({ length: 20 }, (_, index) => candidate(index));
    const chosen = ['a', 'b', 'c', 'd', 'e'].map((seed) =>
      chooseQuestion(all, { difficulty: 'Easy', dealt: new Set(), lastMet: new Map(), seed }),
    );
    expect(new Set(chosen).size).toBeGreaterThan(1);
  });
});

it('gets harder with the level and during a half', () => {
  const halves = (['internship', 'graduate', 'experienced'] as const).map((level) =>
    [0, 1, 2, 3, 9].map((before) => suggestDifficulty(level, before)),
  );
  expect(halves).toEqual([
    ['Easy', 'Easy', 'Medium', 'Medium', 'Medium'],
    ['Easy', 'Medium', 'Medium', 'Hard', 'Hard'],
    ['Medium', 'Hard', 'Hard', 'Hard', 'Hard'],
  ]);
});
