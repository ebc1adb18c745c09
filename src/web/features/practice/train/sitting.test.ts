import { describe, expect, it } from 'vitest';
import { recommended } from '#test/support/recommendations.ts';
import {
  afterEvent,
  countRight,
  isSettled,
  newSitting,
  type SittingEvent,
  seenIds,
  topicsOf,
  trainedNow,
} from './sitting.ts';

const shown = (id: number, topic?: string): SittingEvent => ({
  type: 'shown',
  question: recommended(id, { topic: topic ? { slug: topic, name: topic } : null }),
});
const right = { type: 'judged', verdict: 'right' } as const;
const wrong = { type: 'judged', verdict: 'wrong' } as const;
const slip = { type: 'judged', verdict: 'incomplete' } as const;
const revealed = { type: 'revealed' } as const;
const left = { type: 'left' } as const;
const sittingAfter = (...events: SittingEvent[]) => events.reduce(afterEvent, newSitting);

describe('a question', () => {
  it.each([
    ['right', [right], true],
    ['right', [slip, right], true],
    ['right', [right, wrong], true],
    ['right', [right, revealed], true],
    ['wrong', [wrong], false],
    ['wrong', [{ type: 'judged', verdict: 'close' }], false],
    ['retried', [wrong, wrong, right], true],
    ['revealed', [revealed], true],
    ['revealed', [wrong, revealed], true],
    ['revealed', [revealed, right], true],
  ] as const)('is %s after %j', (outcome, events, isDone) => {
    const trained = trainedNow(sittingAfter(shown(1), ...events));
    expect(trained).toMatchObject({ id: 1, outcome });
    expect(isSettled(trained)).toBe(isDone);
  });

  it('has no verdict after a slip', () => {
    const trained = trainedNow(sittingAfter(shown(1), slip));
    expect(trained).toBeUndefined();
    expect(isSettled(trained)).toBe(false);
  });

  it('stays on screen whatever else is recommended', () => {
    expect(sittingAfter(shown(1), shown(2)).current).toMatchObject({ id: 1 });
  });

  it('is skipped if it is left without a verdict, and can be asked again', () => {
    const skipping = sittingAfter(shown(1), left, shown(2), slip, left, shown(3), wrong, left);
    expect(skipping).toMatchObject({ current: null, skipped: [1, 2], trained: [{ id: 3 }] });
    expect(seenIds(skipping)).toEqual([3, 1, 2]);
    expect(seenIds(afterEvent(skipping, { type: 'unskipped' }))).toEqual([3]);
  });

  it('does not come again after a stop once it is done', () => {
    const stopped = { type: 'stopped' } as const;
    expect(sittingAfter(shown(1), right, stopped)).toMatchObject({ current: null, skipped: [] });
    expect(sittingAfter(shown(1), wrong, stopped).current).toMatchObject({ id: 1 });
    expect(sittingAfter(shown(1), stopped).current).toMatchObject({ id: 1 });
  });

  it('remembers when it comes back', () => {
    const due = { type: 'due', due: '2026-03-03T00:00:00.000Z' } as const;
    expect(sittingAfter(shown(1), right, left, shown(2), wrong, due).trained).toMatchObject([
      { id: 1, due: null },
      { id: 2, due: due.due },
    ]);
  });
});

it('counts only what was right on the first try, by topic too', () => {
  const { trained } = sittingAfter(
    ...[shown(1, 'Coins'), right, left],
    ...[shown(2, 'Dice'), wrong, right, left],
    ...[shown(3, 'Coins'), revealed, left],
    ...[shown(4), right],
  );
  expect(countRight(trained)).toBe(2);
  expect(topicsOf(trained)).toEqual([
    { slug: 'Coins', name: 'Coins', right: 1, total: 2 },
    { slug: 'Dice', name: 'Dice', right: 0, total: 1 },
  ]);
});

it('compares the rating with that before the first rated answer', () => {
  const rated = (before: number, now: number) => ({ type: 'rated', before, after: now }) as const;
  expect(sittingAfter(rated(1504, 1518), rated(1518, 1500)).rating).toEqual({
    start: 1504,
    now: 1500,
  });
});

it('asks the server to leave out the latest 200 at most', () => {
  const events = Array.from({ length: 201 }, (_, id) => [shown(id), right, left]).flat();
  const ids = seenIds(sittingAfter(...events));
  expect(ids).toHaveLength(200);
  expect(ids.at(-1)).toBe(200);
});
