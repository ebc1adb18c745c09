import { describe, expect, it } from 'vitest';
import { addDays } from '#shared/domain/days.ts';
import { layOut, type Outline } from './lay-out.ts';

const today = '2026-03-02';
const outline = (overrides: Partial<Outline> = {}): Outline => ({
  today,
  interviewOn: addDays(today, 20),
  timeOn: () => 30 * 60,
  due: 0,
  comingBack: new Map(),
  untried: 100,
  pace: { review: 120, question: 300 },
  done: { reviews: 0, questions: 0, drills: 0 },
  ...overrides,
});
const nothing = { reviews: 0, questions: 0, drills: 0, minutes: 0 };
const first = (overrides: Partial<Outline> = {}) => layOut(outline(overrides)).days[0];

describe('a day', () => {
  it('has drills for a quarter of the time, then reviews, then new questions', () => {
    expect(first()).toMatchObject({ reviews: 0, drills: 2, questions: 4, minutes: 26 });
    expect(first({ due: 6 })).toMatchObject({ reviews: 6, drills: 2, questions: 2, minutes: 28 });
  });

  it('has nothing new while a review has to wait', () => {
    const days = layOut(outline({ due: 20 })).days.slice(0, 2);
    expect(days).toMatchObject([
      { reviews: 12, drills: 2, questions: 0 },
      { reviews: 8, drills: 2, questions: 1 },
    ]);
  });

  it('never has more reviews than there may be in a day', () => {
    const pace = { review: 10, question: 300 };
    expect(first({ due: 50, pace })).toMatchObject({ reviews: 30, questions: 0 });
    const done = { reviews: 30, questions: 0, drills: 0 };
    expect(first({ due: 20, pace, done })).toMatchObject({ reviews: 30, questions: 0 });
  });

  it('has a drill every other day if there is little time', () => {
    const days = layOut(outline({ timeOn: () => 600 })).days.slice(0, 4);
    expect(days.map(({ drills }) => drills)).toEqual([1, 0, 1, 0]);
    expect(days.map(({ questions }) => questions)).toEqual([1, 2, 1, 1]);
  });

  it('has one question for someone who takes longer for it than the day has', () => {
    const slow = { review: 600, question: 1_000 };
    const days = layOut(outline({ timeOn: () => 600, pace: slow })).days.slice(0, 2);
    expect(days.map(({ questions }) => questions)).toEqual([0, 1]);
  });

  it('keeps what was done, and lays out the rest of the time', () => {
    const done = { reviews: 5, questions: 3, drills: 0 };
    expect(first({ done })).toMatchObject({ reviews: 5, questions: 3, drills: 1, minutes: 28 });
    const much = { reviews: 9, questions: 9, drills: 0 };
    expect(first({ done: much, due: 3 })).toMatchObject({ ...much, minutes: 63 });
  });

  it('has nothing if it is a day off: reviews wait', () => {
    const days = layOut(outline({ due: 4, timeOn: (day) => (day === today ? 0 : 1800) })).days;
    expect(days.slice(0, 2)).toMatchObject([nothing, { reviews: 4 }]);
  });
});

describe('the days before the interview', () => {
  it('have nothing new, and the last one is light', () => {
    const coming = new Map([16, 17, 18, 19, 20].map((after) => [addDays(today, after), 6]));
    const { days } = layOut(outline({ comingBack: coming, untried: 1_000 }));
    expect(days.slice(-5).map(({ phase }) => phase)).toEqual([
      'practice',
      'consolidate',
      'consolidate',
      'light',
      'interview',
    ]);
    expect(days.slice(-4).map(({ questions }) => questions)).toEqual([0, 0, 0, 0]);
    expect(days.slice(-2)).toMatchObject([{ drills: 0, reviews: 7, minutes: 14 }, nothing]);
    expect(days.at(-3)?.drills).toBeGreaterThan(0);
  });

  it('are all there is if it is close', () => {
    expect(layOut(outline({ interviewOn: addDays(today, 2) }))).toMatchObject({
      days: [{ phase: 'consolidate' }, { phase: 'light' }, { phase: 'interview' }],
      fitting: 0,
    });
    expect(layOut(outline({ interviewOn: today })).days).toMatchObject([nothing]);
    expect(layOut(outline({ interviewOn: addDays(today, -1) })).days).toEqual([]);
  });
});

it('counts the new questions that fit, and drills more once there are none left', () => {
  expect(layOut(outline()).fitting).toBeLessThan(100);
  const { days, fitting } = layOut(outline({ untried: 7 }));
  expect(fitting).toBe(7);
  expect(days.slice(0, 3).map(({ questions, drills }) => [questions, drills])).toEqual([
    [4, 2],
    [3, 2],
    [0, 4],
  ]);
});
