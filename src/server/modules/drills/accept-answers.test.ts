import { describe, expect, it } from 'vitest';
import { ownFormat } from '#test/support/drills.ts';
import { acceptAnswers } from './accept-answers.ts';

const startsAt = new Date('2026-01-01T10:00:00Z');
const moment = (seconds: number) => new Date(startsAt.getTime() + seconds * 1000);
const endsAt = moment(60);

const sent = (index: number, response: string, edit = 0, milliseconds = 1_000) => ({
  ...{ index, response, edit, milliseconds },
});
const stored = (item: number, response: string, edit = 0) => ({
  ...{ item, response, edit, milliseconds: 1_000, receivedAt: moment(5), isLate: false },
});

function accept(
  order: 'forward' | 'free',
  before: ReturnType<typeof stored>[],
  answers: ReturnType<typeof sent>[],
  at = moment(10),
) {
  const run = { format: { ...ownFormat, order }, startsAt, endsAt };
  return acceptAnswers(run, before, answers, at).map(
    ({ item, response, milliseconds }) => `${item}: ${response} (${milliseconds})`,
  );
}

describe('in forward order', () => {
  it('the first answer to an item counts', () => {
    expect(accept('forward', [stored(0, 'a')], [sent(0, 'b', 9), sent(1, 'c')])).toEqual([
      '1: c (1000)',
    ]);
    expect(accept('forward', [], [sent(0, 'a'), sent(0, 'b', 9)])).toEqual(['0: a (1000)']);
  });
});

describe('in free order', () => {
  it('the highest edit counts, in whatever order they arrive', () => {
    const before = [stored(0, 'a', 2)];
    expect(accept('free', before, [sent(0, 'b', 1), sent(0, 'c', 2)])).toEqual([]);
    expect(accept('free', before, [sent(0, 'e', 4), sent(0, 'd', 3)])).toEqual(['0: e (1000)']);
  });

  it('late answers replace nothing, but can be new', () => {
    const late = [sent(0, 'b', 9), sent(1, 'c'), sent(1, 'd', 1)];
    expect(accept('free', [stored(0, 'a')], late, moment(66))).toEqual(['1: d (1000)']);
    expect(accept('free', [stored(0, 'a')], late, moment(65))).toHaveLength(2);
  });
});

describe('when items are timed', () => {
  const timed = { ...ownFormat, order: 'forward', secondsPerItem: 2 } as const;
  const isLate = (
    before: ReturnType<typeof stored>[],
    items: number[],
    at: number,
    format: typeof timed | { secondsPerItem: number; order: 'free' } = timed,
  ) =>
    acceptAnswers(
      { format: { ...ownFormat, ...format }, startsAt, endsAt },
      before,
      items.map((item) => sent(item, 'x')),
      moment(at),
    ).map((answer) => answer.isLate);

  it('an answer is late five seconds after the time is up', () => {
    expect(isLate([], [0], 7)).toEqual([false]);
    expect(isLate([], [0], 7.001)).toEqual([true]);
    expect(isLate([], [0], 9)).toEqual([true]);
  });

  it('the time starts when the last answer was received', () => {
    expect(isLate([stored(0, 'a')], [1], 12)).toEqual([false]);
    expect(isLate([stored(0, 'a')], [1], 12.001)).toEqual([true]);
  });

  it('answers that arrive together share their total time', () => {
    expect(isLate([stored(0, 'a')], [1, 2, 3], 16)).toEqual([false, false, false]);
    expect(isLate([stored(0, 'a')], [1, 2, 3], 16.001)).toEqual([true, true, true]);
    // Answers sent before add no time.
    expect(isLate([stored(0, 'a')], [0, 1], 12.001)).toEqual([true]);
  });

  it('only the run is timed in free order', () => {
    expect(isLate([], [0], 59, { secondsPerItem: 2, order: 'free' })).toEqual([false]);
    expect(isLate([], [0], 65.001, { secondsPerItem: 2, order: 'free' })).toEqual([true]);
  });
});

it('drops items that the run does not have', () => {
  expect(accept('free', [], [sent(10, 'x'), sent(9, 'y')])).toEqual(['9: y (1000)']);
});

it('caps times at the run so far, counting a changed answer once', () => {
  const before = [stored(0, 'a'), stored(1, 'b')];
  const answers = [sent(1, 'c', 1, 5_000), sent(2, 'd', 0, 9_000), sent(3, 'e', 0, 1)];
  expect(accept('free', before, answers, moment(10))).toEqual([
    '1: c (5000)',
    '2: d (4000)',
    '3: e (0)',
  ]);
  expect(accept('free', [], [sent(0, 'a', 0, 999_999)], moment(64))).toEqual(['0: a (60000)']);
  expect(accept('free', [], [sent(0, 'a')], moment(-2))).toEqual(['0: a (0)']);
});
