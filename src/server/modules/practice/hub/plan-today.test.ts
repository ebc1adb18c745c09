import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planToday } from './plan-today.ts';

const pace = { review: 120, question: 300 };
const morning = { due: 9, reviewed: 0, started: 0, drills: 0, hasNext: true, pace, plan: null };

describe('the plan for today', () => {
  it('is reviews, two questions and a drill', () => {
    expect(planToday(morning)).toEqual({
      reviews: { of: 3, done: 0, minutes: 6 },
      questions: { of: 2, done: 0, minutes: 10 },
      drill: { of: 1, done: 0 },
    });
  });

  it('has more reviews for those who are faster', () => {
    const fast = { review: 60, question: 120 };
    expect(planToday({ ...morning, pace: fast }).reviews).toEqual({ of: 8, done: 0, minutes: 8 });
  });

  it('has another question if nothing is due', () => {
    const { reviews, questions } = planToday({ ...morning, due: 0 });
    expect(reviews).toEqual({ of: 0, done: 0, minutes: 0 });
    expect(questions).toEqual({ of: 3, done: 0, minutes: 15 });
  });

  it("follows the learner's plan", () => {
    const plan = { reviews: 6, questions: 4, drills: 2 };
    expect(planToday({ ...morning, reviewed: 1, drills: 1, plan })).toEqual({
      reviews: { of: 6, done: 1, minutes: 10 },
      questions: { of: 4, done: 0, minutes: 20 },
      drill: { of: 2, done: 1 },
    });
    const none = { reviews: 0, questions: 0, drills: 0 };
    expect(planToday({ ...morning, plan: none })).toMatchObject({
      reviews: { of: 0 },
      questions: { of: 0 },
      drill: { of: 0 },
    });
    expect(planToday({ ...morning, due: 2, plan }).reviews.of).toBe(2);
  });

  it('stays the same while it is done', () => {
    expect(planToday({ ...morning, due: 8, reviewed: 1, started: 1, drills: 2 })).toEqual({
      reviews: { of: 3, done: 1, minutes: 4 },
      questions: { of: 2, done: 1, minutes: 5 },
      drill: { of: 1, done: 1 },
    });
    const { reviews, questions } = planToday({ ...morning, due: 0, reviewed: 2, started: 5 });
    expect(reviews).toEqual({ of: 2, done: 2, minutes: 0 });
    expect(questions).toEqual({ of: 2, done: 2, minutes: 0 });
  });

  it('asks for no more questions than there are', () => {
    expect(planToday({ ...morning, hasNext: false }).questions.of).toBe(0);
    const { questions } = planToday({ ...morning, hasNext: false, started: 1 });
    expect(questions).toEqual({ of: 1, done: 1, minutes: 0 });
  });

  it('takes no more than a quarter of an hour, with a drill of three minutes, at a usual pace', () => {
    const seconds = {
      review: fc.integer({ min: 5, max: 100 }),
      question: fc.integer({ min: 5, max: 210 }),
    };
    fc.assert(
      fc.property(fc.nat(60), fc.record(seconds), (due, own) => {
        const { reviews, questions } = planToday({ ...morning, due, pace: own });
        expect(reviews.minutes + questions.minutes + 3).toBeLessThanOrEqual(17);
        expect(reviews.of * own.review + 2 * own.question + 180).toBeLessThanOrEqual(900);
      }),
    );
  });
});
