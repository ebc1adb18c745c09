import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { levels } from '#shared/domain/interviews.ts';
import { roles } from '#shared/domain/roles.ts';
import { type Candidate, pairUp } from './pair-up.ts';

const person = (userId: number, more: Partial<Candidate> = {}): Candidate => ({
  userId,
  role: 'trader',
  level: 'graduate',
  rating: 1500,
  isFirst: false,
  isLast: false,
  ...more,
});

type Two = readonly [number, number];
const among = (twos: readonly Two[]) => (one: number, other: number) =>
  twos.some((two) => two.includes(one) && two.includes(other) && one !== other);

function pairs(people: Candidate[], apart: readonly Two[] = [], met: readonly Two[] = []) {
  const found = pairUp(people, { areApart: among(apart), metLately: among(met) });
  return found.map((two) => two.map(({ userId }) => userId).toSorted());
}

describe('pairing', () => {
  it('pairs by rating', () => {
    const ratings = [1500, 1900, 1510, 1880];
    expect(pairs(ratings.map((rating, id) => person(id, { rating })))).toEqual([
      [0, 2],
      [1, 3],
    ]);
  });

  it('pairs who was left waiting first, and who stays away last', () => {
    const [far, near] = [person(1, { rating: 2000 }), person(2, { rating: 1501 })];
    expect(pairs([person(0), near, person(3, { rating: 1700, isFirst: true })])).toEqual([[2, 3]]);
    expect(pairs([person(0), far, { ...near, isLast: true }])).toEqual([[0, 1]]);
    expect(pairs([person(0), { ...near, isLast: true }])).toEqual([[0, 2]]);
    const first = person(4, { isFirst: true });
    expect(pairs([first, far, { ...near, isLast: true }])).toEqual([[1, 4]]);
  });

  it('pairs those who met again only if there is nobody else', () => {
    const [near, far] = [person(1), person(2, { rating: 2400 })];
    expect(pairs([person(0), near, far], [], [[0, 1]])).toEqual([[0, 2]]);
    expect(pairs([person(0), near], [], [[0, 1]])).toEqual([[0, 1]]);
  });

  it('keeps apart who blocked the other, other roles and distant levels', () => {
    expect(pairs([person(0), person(1)], [[1, 0]])).toEqual([]);
    expect(pairs([person(0), person(1, { role: 'developer' })])).toEqual([]);
    const intern = person(0, { level: 'internship' });
    expect(pairs([intern, person(1, { level: 'experienced' })])).toEqual([]);
    expect(pairs([intern, person(1)])).toEqual([[0, 1]]);
  });

  it('is sound whoever is there', () => {
    const one = fc.record({
      role: fc.constantFrom(...roles.slice(0, 2)),
      level: fc.constantFrom(...levels),
      rating: fc.integer({ min: 1000, max: 2000 }),
      isFirst: fc.boolean(),
      isLast: fc.boolean(),
    });
    const two = fc.tuple(fc.nat(11), fc.nat(11));
    const twos = fc.array(two, { maxLength: 20 });
    fc.assert(
      fc.property(fc.array(one, { maxLength: 12 }), twos, twos, (some, apart, met) => {
        const people = some.map((more, id) => person(id, more));
        const found = pairUp(people, { areApart: among(apart), metLately: among(met) });
        const paired = found.flat().map(({ userId }) => userId);
        expect(new Set(paired).size).toBe(paired.length);
        const mayMeet = (a: Candidate, b: Candidate) =>
          a.role === b.role &&
          Math.abs(levels.indexOf(a.level) - levels.indexOf(b.level)) < 2 &&
          !among(apart)(a.userId, b.userId);
        for (const [a, b] of found) expect(mayMeet(a, b)).toBe(true);
        const left = people.filter(({ userId }) => !paired.includes(userId));
        for (const a of left) {
          for (const b of left) expect(a !== b && mayMeet(a, b)).toBe(false);
        }
      }),
    );
  });
});
