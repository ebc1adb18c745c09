import { expect, it } from 'vitest';
import { weightForQuestion } from './question-guard.ts';
import { afterQuestionResult, unratedQuestion } from './question-rating.ts';

it.each([
  ['an expected', true],
  ['an unexpected', false],
])(
  '%s result moves a question by a bounded step, even if its answer is corrected',
  (_, isRight) => {
    const before = unratedQuestion(1, 1200);
    const met = { learnerRating: 1900, learnerDeviation: 70, createdAt: new Date() };
    const weight = weightForQuestion(before, met, 1);
    const steps = [isRight, !isRight].map((verdict) => {
      const after = afterQuestionResult(before, { ...met, isRight: verdict, weight });
      return Math.abs(after.rating - before.rating);
    });
    expect(Math.max(...steps)).toBeLessThanOrEqual(30 + 1e-9);
    expect(Math.max(...steps)).toBeGreaterThan(29);
  },
);
