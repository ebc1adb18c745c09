import { expect, it } from 'vitest';
import { fromWeakest } from './topic-standing.ts';

const topic = (slug: string, right: number, total: number) => ({ slug, right, total });

it('lists the weakest topics first, those with few results last, and those without none', () => {
  const topics = [
    topic('unseen', 0, 0),
    topic('one-wrong', 0, 1),
    topic('perfect', 9, 9),
    topic('half', 5, 10),
    topic('all-wrong', 0, 3),
    topic('two-right', 2, 2),
  ];
  expect(fromWeakest(topics).map(({ slug }) => slug)).toEqual([
    'all-wrong',
    'half',
    'perfect',
    'one-wrong',
    'two-right',
  ]);
});

it('trusts many results more than few, and breaks ties by name', () => {
  const topics = [topic('c', 1, 4), topic('b', 0, 3), topic('a', 0, 3), topic('d', 1, 9)];
  expect(fromWeakest(topics).map(({ slug }) => slug)).toEqual(['d', 'a', 'b', 'c']);
});
