import { describe, expect, it } from 'vitest';
import { startRatings } from '#shared/domain/measured-difficulty.ts';
import { afterResult, ratingAt } from './learner-rating.ts';
import { canMoveQuestions, hasRoom, weightForQuestion } from './question-guard.ts';
import { afterQuestionResult, unratedQuestion } from './question-rating.ts';
import { afterResults, chanceOf, growDeviation, newLearner } from './rating.ts';

const day = (date: string) => new Date(`${date}T12:00:00Z`);
const result = {
  isRight: true,
  learnerRating: 1500,
  learnerDeviation: 60,
  createdAt: day('2026-01-01'),
};

describe('a rating', () => {
  it("matches Glickman's worked example", () => {
    const own = { rating: 1500, deviation: 200, volatility: 0.06 };
    const after = afterResults(own, [
      { opponent: { rating: 1400, deviation: 30 }, isWon: true },
      { opponent: { rating: 1550, deviation: 100 }, isWon: false },
      { opponent: { rating: 1700, deviation: 300 }, isWon: false },
    ]);
    expect(Math.abs(after.rating - 1464.05)).toBeLessThan(0.01);
    expect(Math.abs(after.deviation - 151.52)).toBeLessThan(0.01);
    expect(Math.abs(after.volatility - 0.05999)).toBeLessThan(0.0001);
  });

  it('rises for one side and falls for the other', () => {
    const question = unratedQuestion(1, startRatings.Medium);
    const learner = afterResult(null, { opponent: question, isWon: true }, day('2026-01-01'), 1);
    expect(learner).toMatchObject({ results: 1, ratedAt: day('2026-01-01') });
    expect(learner.rating).toBeGreaterThan(newLearner.rating);
    const rated = afterQuestionResult(question, { ...result, weight: 1 });
    expect(rated).toMatchObject({ results: 1, rightResults: 1, startRating: 1500 });
    expect(rated.rating).toBeLessThan(question.rating);
    expect(rated.deviation).toBeLessThan(question.deviation);
  });

  it('starts from the label', () => {
    expect(startRatings).toEqual({ Easy: 1200, Medium: 1500, Hard: 1800 });
    expect(unratedQuestion(7, 1800)).toMatchObject({ rating: 1800, deviation: 200, results: 0 });
  });

  it('is less certain after each night, up to where it began', () => {
    const own = { rating: 1600, deviation: 60, volatility: 0.06 };
    const grown = (date: string) => growDeviation(own, day('2026-01-01'), day(date));
    expect(grown('2026-01-01')).toBe(60);
    expect(grown('2026-01-02')).toBeCloseTo(Math.hypot(60, 10.423), 3);
    expect(grown('2026-01-31')).toBeCloseTo(Math.hypot(60, 10.423 * Math.sqrt(30)), 1);
    expect(grown('2036-01-01')).toBe(350);
    // A clock that was set back takes nothing away.
    expect(grown('2025-12-01')).toBe(60);
  });

  it('before a result counts the nights since the last one', () => {
    const own = {
      rating: 1600,
      deviation: 60,
      volatility: 0.06,
      results: 9,
      ratedAt: day('2026-01-01'),
    };
    expect(ratingAt(own, day('2026-01-31')).deviation).toBeGreaterThan(60);
    expect(ratingAt(null, day('2026-01-31'))).toEqual(newLearner);
  });
});

describe('the rating of a question', () => {
  const question = unratedQuestion(1, startRatings.Easy);
  const lost = { ...result, isRight: false };

  it('goes part of the way, in rating and deviation alike', () => {
    const whole = afterQuestionResult(question, { ...lost, weight: 1 });
    const half = afterQuestionResult(question, { ...lost, weight: 0.5 });
    expect(half.rating).toBeCloseTo((question.rating + whole.rating) / 2, 9);
    expect(half.deviation).toBeCloseTo((question.deviation + whole.deviation) / 2, 9);
    const learner = { opponent: question, isWon: true };
    const gain = (weight: number) => afterResult(null, learner, day('2026-01-01'), weight).rating;
    expect(gain(0.5)).toBeCloseTo((1500 + gain(1)) / 2, 9);
  });

  it('moves by 30 at most, and less if the result says less', () => {
    const step = (before: typeof question, weight: number) => {
      const bounded = weightForQuestion(before, lost, weight);
      return afterQuestionResult(before, { ...lost, weight: bounded }).rating - before.rating;
    };
    expect(step(question, 1)).toBeCloseTo(30, 9);
    expect(step(question, 0.5)).toBeCloseTo(30, 9);
    const sure = { ...question, rating: 1500, deviation: 60 };
    expect(step(sure, 1)).toBeLessThan(15);
    expect(step(sure, 0.5)).toBeCloseTo(step(sure, 1) / 2, 9);
  });

  it('is moved by verified learners whose own rating is known', () => {
    const known = { ...newLearner, deviation: 149 };
    expect(canMoveQuestions(true, known)).toBe(true);
    expect(canMoveQuestions(false, known)).toBe(false);
    expect(canMoveQuestions(true, { ...known, deviation: 150 })).toBe(false);
  });

  it.each([
    [6, 5, true],
    [6, 6, false],
    [600, 59, true],
    [600, 60, false],
  ])('with %i results has room after %i today: %s', (results, ratedToday, is) => {
    const rated = { ...question, results, ratedToday, ratedOn: '2026-01-01' };
    expect(hasRoom(rated, '2026-01-01')).toBe(is);
    expect(hasRoom(rated, '2026-01-02')).toBe(true);
  });
});

describe('the chance of being right', () => {
  it('is even against an equal, and closer to even the less is known', () => {
    const at = (rating: number, deviation: number) => ({ rating, deviation });
    expect(chanceOf(at(1500, 50), at(1500, 300))).toBe(0.5);
    expect(chanceOf(at(1900, 0), at(1500, 0))).toBeCloseTo(0.909, 2);
    expect(chanceOf(at(1900, 350), at(1500, 200))).toBeLessThan(
      chanceOf(at(1900, 60), at(1500, 60)),
    );
  });
});
