import { describe, expect, it } from 'vitest';
import type { Practice } from '#shared/contracts/practice.ts';
import { aFormat } from '#test/support/components/drills.ts';
import { timeLeft, todaySteps } from './today-steps.ts';

const today: Practice['today'] = {
  reviews: { of: 3, done: 1, minutes: 4 },
  questions: { of: 2, done: 1, minutes: 5 },
  drill: { of: 1, done: 0 },
};
const told = (given: Practice['today']) =>
  todaySteps(given).map(({ title, isDone }) => `${isDone ? '✓' : '·'} ${title}`);

describe('the steps of today', () => {
  it('say what is left of each', () => {
    expect(told(today)).toEqual(['· Review 2 questions', '· Try 1 new question', '· Run a drill']);
    expect(timeLeft(todaySteps(today))).toBe('about 12 minutes');
  });

  it('leave out what there is nothing of', () => {
    const nothing = { of: 0, done: 0, minutes: 0 };
    expect(told({ ...today, reviews: nothing })).toEqual(['· Try 1 new question', '· Run a drill']);
  });

  it('count the drills of a plan, and the time they take', () => {
    const drills = (of: number, done: number) => ({ ...today, drill: { of, done } });
    const preset = { title: 'Sprint', format: { ...aFormat(), seconds: 120 } };
    const steps = todaySteps(drills(3, 1), preset);
    expect(steps.at(-1)).toEqual({
      kind: 'drill',
      isDone: false,
      title: 'Run 2 drills: Sprint first',
      minutes: 4,
    });
    expect(told(drills(2, 2)).at(-1)).toBe('✓ Run 2 drills');
    expect(told(drills(0, 1))).toEqual(['· Review 2 questions', '· Try 1 new question']);
  });

  it('are ticked when done, and then take no time', () => {
    const done = {
      reviews: { of: 3, done: 3, minutes: 0 },
      questions: { of: 2, done: 2, minutes: 0 },
      drill: { of: 1, done: 1 },
    };
    expect(told(done)).toEqual(['✓ Review 3 questions', '✓ Try 2 new questions', '✓ Run a drill']);
    expect(timeLeft(todaySteps(done))).toBeNull();
    expect(timeLeft(todaySteps({ ...done, drill: { of: 1, done: 0 } }))).toBe('about 3 minutes');
  });
});
