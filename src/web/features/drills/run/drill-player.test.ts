import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { rightResponse } from '#shared/drills/check.ts';
import { aFormat, itemsOf, runId, sprintPoints } from '#test/support/components/drills.ts';
import { finish, newRun, openRun, startRun } from '#test/support/drill-player.ts';
import { stubBrowser } from '#test/support/stub-browser.ts';
import { readRun } from './stored-run.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-01T09:00:00Z') });
  stubBrowser();
});
afterEach(() => vi.useRealTimers());

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

describe('a sprint', () => {
  const format = aFormat({ points: sprintPoints });

  it('advances by itself on a right answer, and never on a wrong one', async () => {
    const { player, right } = await startRun(format);
    const [answer = ''] = right;
    for (let length = 1; length < answer.length; length += 1) player.type(answer.slice(0, length));
    expect(player.view()).toMatchObject({ current: 0, draft: answer.slice(0, -1) });
    player.submit();
    expect(player.view()).toMatchObject({ current: 0, draft: '' });
    player.type(answer);
    expect(player.view()).toMatchObject({ current: 1, draft: '', last: 'right' });
    player.skip();
    expect(player.view().current).toBe(1);
  });

  it('takes no input before the clock starts', async () => {
    const { player } = openRun(newRun(format));
    const [item] = itemsOf(format);
    player.type(item ? rightResponse(item.asks) : '');
    expect(player.view()).toMatchObject({ phase: 'countdown', current: 0 });
  });
});

describe('a test', () => {
  const format = aFormat();

  it('takes an answer on Enter, right or wrong, or skips the item', async () => {
    const { player, api, results, right } = await startRun(format);
    player.type(right[0] ?? '');
    expect(player.view().current).toBe(0);
    await pass(2_000);
    player.submit();
    player.type('0');
    player.submit();
    expect(player.view()).toMatchObject({ current: 2, last: 'wrong' });
    player.skip();
    expect(player.view().phase).toBe('finishing');
    await pass(0);
    expect(api.bodies(finish)).toEqual([
      {
        answers: [
          { index: 0, response: right[0], edit: 0, milliseconds: 2_000 },
          { index: 1, response: '0', edit: 0, milliseconds: 0 },
          { index: 2, response: '', edit: 0, milliseconds: 0 },
        ],
      },
    ]);
    expect(results).toHaveLength(1);
    expect(player.view().phase).toBe('finished');
    expect(readRun(runId)).toBeNull();
  });

  it('accepts only what can become a number', async () => {
    const { player } = await startRun(format);
    player.type('12a');
    expect(player.view().draft).toBe('');
    player.type('-');
    player.submit();
    expect(player.view()).toMatchObject({ current: 0, draft: '-' });
  });

  it("ends when time is up by the server's clock", async () => {
    const stored = newRun(format);
    // This browser is ten seconds behind.
    stored.offset = 10_000;
    const { player, api, results } = openRun(stored);
    await pass(52_999);
    expect(player.view().phase).toBe('playing');
    await pass(1);
    expect(results).toHaveLength(1);
    expect(api.bodies(finish)).toEqual([{ answers: [] }]);
  });

  it('skips an item when its time is up', async () => {
    const { player } = await startRun(aFormat({ secondsPerItem: 5 }));
    await pass(4_999);
    expect(player.view().current).toBe(0);
    await pass(1);
    expect(player.view()).toMatchObject({ current: 1, last: 'skipped' });
    expect(player.view().responses.get(0)).toBe('');
  });
});

describe('free order', () => {
  const format = aFormat({ order: 'free' });

  it('allows answers to be changed, and counts the changes', async () => {
    const { player, api } = await startRun(format);
    player.type('1');
    player.go(2);
    player.type('3');
    player.submit();
    expect(player.view().current).toBe(2);
    player.go(0);
    expect(player.view().draft).toBe('1');
    player.type('12');
    player.go(1);
    player.skip();
    expect(player.view().current).toBe(2);
    player.type('');
    player.finish();
    await pass(0);
    expect(api.bodies(finish)).toEqual([
      {
        answers: [
          expect.objectContaining({ index: 0, response: '12', edit: 1 }),
          expect.objectContaining({ index: 2, response: '', edit: 1 }),
        ],
      },
    ]);
  });

  it('keeps what was typed when time is up', async () => {
    const { player, api } = await startRun(format);
    player.type('42');
    await pass(60_000);
    expect(api.bodies(finish)).toEqual([
      { answers: [expect.objectContaining({ index: 0, response: '42' })] },
    ]);
  });
});
