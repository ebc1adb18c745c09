import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aFormat, aResult, itemsOf, runId } from '#test/support/components/drills.ts';
import { held, noAnswer, ok, refused } from '#test/support/components/scripted-api.ts';
import { finish, openRun, received, send, startRun } from '#test/support/drill-player.ts';
import { stubBrowser } from '#test/support/stub-browser.ts';
import { readRun } from './stored-run.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-01T09:00:00Z') });
  stubBrowser();
});
afterEach(() => vi.useRealTimers());

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

const indexes = (body: unknown) =>
  (body as { answers: { index: number }[] }).answers.map(({ index }) => index).sort();

describe('the answers of a run', () => {
  const format = aFormat({ count: 5 });

  it('are sent in batches, each once', async () => {
    const { player, api } = await startRun(format);
    player.answer('1');
    player.answer('2');
    await pass(4_000);
    player.answer('3');
    await pass(60_000);
    expect(api.bodies(send).map(indexes)).toEqual([[0, 1], [2]]);
  });

  it('are sent along the way, even in quick succession', async () => {
    const { player, api } = await startRun(format);
    for (const response of ['1', '2', '3', '4']) {
      player.answer(response);
      await pass(2_500);
    }
    expect(api.bodies(send).map(indexes)).toEqual([[0], [1, 2]]);
  });

  it('are sent sooner if each item has a time limit', async () => {
    const { player, api } = await startRun(aFormat({ count: 5, secondsPerItem: 10 }));
    await pass(1_000);
    player.answer('1');
    player.answer('2');
    await pass(500);
    player.answer('3');
    await pass(500);
    expect(api.bodies(send).map(indexes)).toEqual([[0, 1], [2]]);
  });

  it('are sent even if given while others are in flight', async () => {
    const slow = held(ok(received));
    const { player, api } = await startRun(format, { [send]: slow.reply });
    player.answer('1');
    await pass(4_000);
    player.answer('2');
    await pass(4_000);
    expect(api.bodies(send)).toHaveLength(1);
    slow.letGo();
    await pass(4_000);
    expect(api.bodies(send).map(indexes)).toEqual([[0], [1]]);
  });

  it('are sent when the run is abandoned, after which nothing is sent or kept', async () => {
    const abandon = `POST /api/drills/runs/${runId}/abandon`;
    const slow = held(ok(received));
    const { player, api, close, results } = await startRun(format, {
      [send]: slow.reply,
      [abandon]: aResult(format, { isAbandoned: true }),
    });
    player.answer('1');
    await pass(4_000);
    player.answer('2');
    await player.abandon();
    close();
    slow.letGo();
    await pass(60_000);
    expect(api.bodies(abandon).map(indexes)).toEqual([[0, 1]]);
    expect([api.bodies(send).length, api.bodies(finish).length, results.length]).toEqual([1, 0, 0]);
    expect(readRun(runId)).toBeNull();
  });

  it('are resent after a failure, as soon as the connection is back', async () => {
    const { player, api } = await startRun(format, { [send]: noAnswer });
    player.answer('1');
    await pass(4_000);
    player.answer('2');
    api.answer({ [send]: received });
    dispatchEvent(new Event('online'));
    await pass(0);
    expect(api.bodies(send).map(indexes)).toEqual([[0], [0, 1]]);
  });

  it('arrive eventually even if the site is down when time is up', async () => {
    const { player, api, results } = await startRun(format, {
      [send]: noAnswer,
      [finish]: noAnswer,
    });
    player.answer('1');
    await pass(60_000);
    expect(player.view()).toMatchObject({ phase: 'finishing', failure: expect.any(TypeError) });
    expect(readRun(runId)?.answers).toHaveLength(1);
    api.answer({ [finish]: aResult(format) });
    await pass(4_000);
    expect(results).toHaveLength(1);
    expect(indexes(api.bodies(finish).at(-1))).toEqual([0]);
  });

  it('lead to the result if the run was finished elsewhere', async () => {
    const { player, results } = await startRun(format, { [send]: { received: [0], isOver: true } });
    player.answer('1');
    await pass(4_000);
    expect(results).toHaveLength(1);
  });

  it('are not resent once refused', async () => {
    const { player, api } = await startRun(format, {
      [finish]: refused(404, { message: 'There is no such run.' }),
    });
    await pass(60_000);
    expect(player.view().failure).not.toBeNull();
    await pass(60_000);
    expect(api.bodies(finish)).toHaveLength(1);
  });

  it('survive a reload, which continues at the same item and clock', async () => {
    const { player, close } = await startRun(format, { [send]: noAnswer });
    player.answer('1');
    player.answer('2');
    await pass(1_000);
    close();
    await pass(10_000);
    const stored = readRun(runId);
    if (!stored) throw new Error('It is gone');
    const again = openRun(stored);
    expect(again.player.view()).toMatchObject({ phase: 'playing', current: 2 });
    expect(again.player.item.prompt).toBe(itemsOf(format)[2]?.prompt);
    await pass(0);
    again.player.answer('3');
    await pass(4_000);
    expect(again.api.bodies(send).map(indexes)).toEqual([[0, 1, 2]]);
    expect(stored.answers.find(({ index }) => index === 2)?.milliseconds).toBe(11_000);
    await pass(45_000);
    expect(again.results).toHaveLength(1);
  });

  it('are sent at once if the run ended in the meantime', async () => {
    const { player, close } = await startRun(format, { [send]: noAnswer });
    player.answer('1');
    close();
    await pass(120_000);
    const stored = readRun(runId);
    if (!stored) throw new Error('It is gone');
    const again = openRun(stored);
    await pass(0);
    expect(indexes(again.api.bodies(finish)[0])).toEqual([0]);
  });
});
