import { expect, it } from 'vitest';
import { aFormat, aPreset, sprintPoints } from '#test/support/components/drills.ts';
import { recommendationText } from './recommendation-text.ts';

const sprint = aPreset({ format: aFormat({ points: sprintPoints, seconds: 120, count: 240 }) });
const best = { points: -4, right: 0, wrong: 4, at: '2026-03-01T09:00:00Z' };

it.each([
  ['start', sprint, 'The shortest and gentlest of all: a good first drill.'],
  ['untried', aPreset({ group: 'Sequences' }), 'You have not tried sequences yet.'],
  ['neglected', sprint, 'It has been longest since you trained arithmetic.'],
  ['weakest', sprint, 'None of your runs counts yet.'],
  [
    'weakest',
    { ...sprint, best },
    'Furthest from its goal: your best is −4, and 20 would be a good result.',
  ],
  [
    'weakest',
    { ...sprint, best, passLine: 55 },
    'Furthest from its goal: your best is −4, and 55 is the reported pass line.',
  ],
] as const)('the reason %s', (reason, drill, text) => {
  expect(recommendationText(drill, reason)).toBe(text);
});
