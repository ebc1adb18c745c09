import { describe, expect, it } from 'vitest';
import type { DrillFormat, Points } from './format.ts';
import type { DrillItem } from './item.ts';
import { scoreRun } from './score.ts';

/** Four items; the answer to each is its index. */
const deal = {
  length: 4,
  at: (index: number): DrillItem => ({
    prompt: `${index} = ?`,
    board: null,
    asks: { kind: 'number', answer: String(index) },
    explanation: null,
    fact: null,
  }),
};

const format = (order: DrillFormat['order'], points: Points): DrillFormat => ({
  ...{ seconds: 60, secondsPerItem: null, order },
  blocks: [{ family: 'sequences', settings: {}, count: 4, points }],
});
const points = { right: 2, wrong: -1, skipped: -0.5 };

const score = (of: DrillFormat, responses: Record<number, string>) => {
  const given = new Map(Object.entries(responses).map(([index, text]) => [Number(index), text]));
  const { marks, ...counts } = scoreRun(of, deal, given);
  return { ...counts, marks: [...marks.values()].join(' ') };
};

describe('a score', () => {
  it('adds up right, wrong and skipped items', () => {
    expect(score(format('forward', points), { 0: '0', 1: '7', 2: ' ', 3: '3.0' })).toEqual({
      ...{ points: 2.5, right: 2, wrong: 1, skipped: 1 },
      marks: 'right wrong skipped right',
    });
  });

  it('leaves out items never reached in forward order', () => {
    const { marks, points: total } = score(format('forward', points), { 0: '0' });
    expect([marks, total]).toEqual(['right', 2]);
    expect(score(format('forward', points), {}).marks).toBe('');
  });

  it('counts a gap in forward order as skipped', () => {
    expect(score(format('forward', points), { 0: '0', 2: '2' }).marks).toBe('right skipped right');
  });

  it('counts blanks as wrong if items cannot be skipped', () => {
    const strict = format('forward', { ...points, skipped: null });
    expect(score(strict, { 0: '', 2: '2' })).toMatchObject({
      ...{ points: 0, wrong: 2, skipped: 0 },
      marks: 'wrong wrong right',
    });
  });

  it('counts blanks in free order, wherever they are', () => {
    expect(score(format('free', points), { 3: '3' })).toMatchObject({ points: 0.5, skipped: 3 });
    const strict = format('free', { ...points, skipped: null });
    expect(score(strict, { 3: '3' })).toMatchObject({ points: 2, skipped: 3, wrong: 0 });
  });

  it('ignores responses beyond the last item', () => {
    expect(score(format('free', points), { 9: '9' })).toMatchObject({ right: 0, skipped: 4 });
    expect(score(format('forward', points), { 9: '9' })).toMatchObject({ right: 0, skipped: 4 });
  });
});
