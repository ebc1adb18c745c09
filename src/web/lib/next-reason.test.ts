import { expect, it } from 'vitest';
import type { Recommendation } from '#shared/contracts/recommendation.ts';
import { recommendationReasons } from '#shared/domain/recommendations.ts';
import { nextReason } from './next-reason.ts';

const next: Recommendation = {
  id: 5,
  name: 'A fair game',
  subject: null,
  difficulty: 'Easy',
  category: 'Probability',
  isPremium: false,
  results: 12,
  chance: 0.62,
  reason: 'weakest',
  variant: null,
  topic: { slug: 'markov-chains', name: 'Markov chains' },
  daysUnseen: 20,
};

it.each([
  [
    { reason: 'weakest' },
    'From Markov chains, your weakest topic; you solve such questions about 6 times in 10, going by 12 answers.',
  ],
  [
    { reason: 'unseen' },
    'From Markov chains, not practiced for 20 days; you solve such questions about 6 times in 10, going by 12 answers.',
  ],
  [
    { reason: 'new', chance: 0.999 },
    'From Markov chains, which is new to you; you solve such questions about 9 times in 10, going by 12 answers.',
  ],
  [
    { reason: 'level', topic: null },
    'It fits your rating: you solve such questions about 6 times in 10, going by 12 answers.',
  ],
  [
    { reason: 'level', results: 2 },
    'It fits your rating: you solve such questions about 6 times in 10, though that rests on 2 answers.',
  ],
  [
    { reason: 'level', results: 0 },
    'It fits your rating: you solve such questions about 6 times in 10, though that is a guess until you have answered a few.',
  ],
  [{ reason: 'first' }, 'A good one to start with: neither too easy nor too hard.'],
] as const)('gives the reason for %j', (given, text) => {
  expect(nextReason({ ...next, ...given })).toBe(text);
});

it.each([
  ['weakest', 'From your weakest topic'],
  ['weak', 'From a topic where you need practice'],
  ['new', 'From a topic that is new to you'],
  ['unseen', 'From a topic not practiced for 20 days'],
] as const)('can hide the topic of one that is %s', (reason, start) => {
  const [text] = nextReason({ ...next, reason }, { hidesTopic: true }).split(';');
  expect(text).toBe(start);
});

it.each(recommendationReasons)('never names a hidden topic: %s', (reason) => {
  const text = nextReason({ ...next, reason }, { hidesTopic: true });
  expect(text).not.toContain('Markov');
  expect(text).toMatch(/^[A-Z].*\.$/);
});
