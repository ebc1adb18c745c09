import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeStorage } from '#test/support/fake-storage.ts';
import { forgetAnsweredHere, readAnsweredHere, rememberAnswer } from './answered-here.ts';

const answered = (questionId: number, answer = '1/3', isRight = false) => ({
  questionId,
  answer,
  isRight,
  explored: false,
});

describe('what was answered in this browser', () => {
  beforeEach(() => {
    vi.stubGlobal('localStorage', new FakeStorage());
  });

  it('has the last answer to each question, or the right one', () => {
    rememberAnswer(answered(1));
    rememberAnswer(answered(2));
    rememberAnswer(answered(1, '2/3', true));
    rememberAnswer(answered(1, '5'));
    expect(readAnsweredHere()).toEqual([answered(2), answered(1, '2/3', true)]);
    forgetAnsweredHere();
    expect(readAnsweredHere()).toEqual([]);
  });

  it('has at most the latest 200', () => {
    for (let id = 1; id <= 201; id += 1) rememberAnswer(answered(id));
    expect(readAnsweredHere()).toHaveLength(200);
    expect(readAnsweredHere()[0]?.questionId).toBe(2);
  });

  it.each(['nothing', '7', '{}', '[7,null,{"questionId":1}]'])(
    'is empty if %s is stored',
    (text) => {
      localStorage.setItem('martingale_answered', text);
      expect(readAnsweredHere()).toEqual([]);
    },
  );
});
