import { expect, it } from 'vitest';
import { nextStep } from './next-step.ts';

it.each([
  [null, '/questions', 'Browse the questions'],
  ['/', '/questions', 'Browse the questions'],
  ['/questions?category=Risk', '/questions?category=Risk', 'Browse the questions'],
  ['/question/12', '/question/12', 'Continue to your question'],
  ['/discussions/3#comment-4', '/discussions/3#comment-4', 'Continue to the discussion'],
  ['/subscription', '/subscription', 'Continue to your plan'],
  ['/about', '/about', 'Continue where you left off'],
  ['//evil.example', '/questions', 'Browse the questions'],
])('after %j comes %s', (returnTo, to, label) => {
  expect(nextStep(returnTo)).toEqual({ to, label });
});
