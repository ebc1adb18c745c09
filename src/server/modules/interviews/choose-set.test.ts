import { expect, it } from 'vitest';
import type { Difficulty } from '#shared/domain/difficulty.ts';
import { type Level, levels, questionsIn } from '#shared/domain/interviews.ts';
import { type Candidate, chooseSet } from './choose-set.ts';

const now = new Date('2026-03-02T12:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
const categories = ['probability', 'statistics', 'brainteaser', 'calculus', 'finance', 'games'];
const difficulties = ['Easy', 'Medium', 'Hard'] as const;

/** Five questions of each difficulty and category. */
const bank: Candidate[] = difficulties
  .flatMap((difficulty) => categories.map((category) => ({ difficulty, category })))
  .flatMap((kind) => Array.from({ length: 5 }, () => kind))
  .map((kind, id) => ({ ...kind, id, isOfRole: true, lastMet: null }));

const seeds = Array.from({ length: 20 }, (_, index) => `seed ${index}`);
const choose = (from: readonly Candidate[], seed = 'seed', count = 6, level: Level = 'graduate') =>
  chooseSet(from, { level, count, now, seed });
const idsOf = (chosen: readonly Candidate[]) => chosen.map(({ id }) => id);

it('mixes difficulties by level, easiest first', () => {
  const mixes = levels.flatMap((level) =>
    Object.values(questionsIn).map((count) => {
      const of = (seed: string) =>
        choose(bank, seed, count, level).map(({ difficulty }) => difficulty.slice(0, 1));
      const [first, ...others] = seeds.map((seed) => of(seed).join(''));
      expect(new Set(others)).toEqual(new Set([first]));
      return first;
    }),
  );
  expect(mixes).toEqual([
    'EEM',
    'EEEM',
    'EEEEMM',
    'EMM',
    'EMMH',
    'EMMMMH',
    'MMH',
    'MMHH',
    'MMMHHH',
  ]);
});

it('asks no question twice, and from different categories as far as there are any', () => {
  for (const seed of seeds) {
    const chosen = choose(bank, seed);
    expect(new Set(idsOf(chosen)).size).toBe(6);
    expect(new Set(chosen.map(({ category }) => category)).size).toBe(6);
  }
  const few = bank.filter(({ category }) => category < 'd');
  const counts = Map.groupBy(choose(few), ({ category }) => category);
  expect([...counts.values()].map((own) => own.length)).toEqual([3, 3]);
});

it('asks others in another interview, and the same for the same seed', () => {
  const sets = seeds.map((seed) => idsOf(choose(bank, seed)).join());
  expect(new Set(sets).size).toBe(seeds.length);
  expect(idsOf(choose(bank, 'seed 0')).join()).toBe(sets[0]);
});

it('asks nothing that was met in the last 60 days while there is a choice', () => {
  const isFree = ({ id }: Candidate) => id % 15 === 0;
  const met = bank.map((one) => ({ ...one, lastMet: daysAgo(isFree(one) ? 61 : 59) }));
  const free = idsOf(met.filter(isFree));
  expect(free).toHaveLength(6);
  for (const seed of seeds) expect(idsOf(choose(met, seed)).sort()).toEqual(free.toSorted());
});

it('otherwise asks what was met longest ago', () => {
  const met = bank.map((one) => ({ ...one, lastMet: daysAgo(((one.id * 37) % 90) / 2) }));
  const oldest = met.toSorted((a, b) => a.lastMet.getTime() - b.lastMet.getTime()).slice(0, 4);
  for (const seed of seeds) {
    expect(idsOf(choose(met, seed, 4)).sort()).toEqual(idsOf(oldest).sort());
  }
});

it('falls back on other roles, and then on other difficulties', () => {
  const of = (difficulty: Difficulty) => bank.filter((one) => one.difficulty === difficulty);
  const others = of('Medium').map((one) => ({ ...one, isOfRole: false }));
  const [first, second] = of('Hard');
  const own = [first ?? [], second ?? []].flat();
  const chosen = choose([...others, ...own], 'seed', 4, 'internship');
  expect(idsOf(chosen)).toEqual(expect.arrayContaining(idsOf(own)));
  expect(chosen).toHaveLength(4);
  expect(choose(own)).toHaveLength(2);
});
