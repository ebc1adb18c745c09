import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeStorage } from '#test/support/fake-storage.ts';
import {
  forgetAnsweredHere,
  isFirstRight,
  readAnsweredHere,
  rememberAnswer,
} from './answered-here.ts';

const given = (questionId: number, answer: string) => ({ questionId, answer, explored: false });
const miss = (questionId: number, answer = '1/3') =>
  rememberAnswer({ ...given(questionId, answer), verdict: 'wrong' });
const solve = (questionId: number) =>
  rememberAnswer({ ...given(questionId, '2/3'), verdict: 'right' });

describe('what was answered in this browser', () => {
  beforeEach(() => {
    vi.stubGlobal('localStorage', new FakeStorage());
  });

  it('has the last answer to each question, or the right one, and the first if it was a miss', () => {
    miss(1);
    miss(2);
    solve(1);
    miss(1, '5');
    solve(3);
    expect(readAnsweredHere()).toEqual([
      { ...given(2, '1/3'), first: '1/3', isRight: false },
      { ...given(1, '2/3'), first: '1/3', isRight: true },
      { ...given(3, '2/3'), isRight: true },
    ]);
    forgetAnsweredHere();
    expect(readAnsweredHere()).toEqual([]);
  });

  it('was right on the first try only without a miss before; a slip is none', () => {
    const [slip, close] = ['incomplete', 'close'] as const;
    rememberAnswer({ ...given(1, '0.6'), verdict: slip });
    solve(1);
    rememberAnswer({ ...given(2, '0.66'), verdict: close });
    solve(2);
    miss(3);
    miss(4);
    miss(4, '2');
    expect(readAnsweredHere().map(isFirstRight)).toEqual([true, false, false, false]);
    expect(readAnsweredHere()[3]).toMatchObject({ answer: '2', first: '1/3' });
  });

  it('knows which part an answer was for, and the answers before it', () => {
    rememberAnswer({ ...given(1, '1/3'), verdict: 'wrong', earlier: ['1/2'] });
    rememberAnswer({ ...given(1, '2/3'), verdict: 'right', earlier: ['1/2', '5'] });
    expect(readAnsweredHere()).toEqual([
      { ...given(1, '2/3'), first: '1/3', firstPart: 1, earlier: ['1/2', '5'], isRight: true },
    ]);
    localStorage.setItem(
      'martingale_answered',
      JSON.stringify([{ ...given(1, '2/3'), isRight: true, earlier: [7] }]),
    );
    expect(readAnsweredHere()).toEqual([]);
  });

  it('has at most the latest 200', () => {
    for (let id = 1; id <= 201; id += 1) miss(id);
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
