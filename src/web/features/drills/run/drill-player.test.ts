import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RunResult } from '#shared/contracts/drill-run.ts';
import { rightResponse } from '#shared/drills/check.ts';
import type { DrillFormat } from '#shared/drills/format.ts';
import {
  aFormat,
  aResult,
  aRun,
  itemsOf,
  runId,
  sprintPoints,
} from '#test/support/components/drills.ts';
import { noAnswer, refused, ScriptedApi } from '#test/support/components/scripted-api.ts';
import { FakeStorage } from '#test/support/fake-storage.ts';
import { DrillPlayer } from './drill-player.ts';
import { readRun, type StoredRun } from './stored-run.ts';

const send = `POST /api/drills/runs/${runId}/answers`;
const finish = `POST /api/drills/runs/${runId}/finish`;
const received = { received: [], isOver: false };

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-01T09:00:00Z') });
  vi.stubGlobal('localStorage', new FakeStorage());
  const window = new EventTarget();
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
  vi.stubGlobal('removeEventListener', window.removeEventListener.bind(window));
  vi.stubGlobal('dispatchEvent', window.dispatchEvent.bind(window));
});
afterEach(() => vi.useRealTimers());

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const countdownMs = 3_000;

function newRun(format: DrillFormat): StoredRun {
  const { now, items, ...run } = aRun(format);
  return { run, offset: 0, source: '?preset=sprint', answers: [], current: 0, shownAt: null };
}

function open(stored: StoredRun, script: Record<string, unknown> = {}) {
  const api = new ScriptedApi({
    [send]: received,
    [finish]: aResult(stored.run.format),
    ...script,
  });
  const results: RunResult[] = [];
  const player = new DrillPlayer({
    api: api.client,
    stored,
    items: itemsOf(stored.run.format),
    onFinished: (result) => results.push(result),
  });
  const close = player.open();
  return { api, player, results, close };
}

async function start(format: DrillFormat, script?: Record<string, unknown>) {
  const opened = open(newRun(format), script);
  await pass(countdownMs);
  const right = itemsOf(format).map(({ asks }) => rightResponse(asks));
  return { ...opened, right };
}

const indexes = (body: unknown) =>
  (body as { answers: { index: number }[] }).answers.map(({ index }) => index).sort();

describe('a sprint', () => {
  const format = aFormat({ points: sprintPoints });

  it('goes on by itself when the answer is right, and never with a wrong one', async () => {
    const { player, right } = await start(format);
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

  it('takes nothing before its clock runs', async () => {
    const { player } = open(newRun(format));
    const [item] = itemsOf(format);
    player.type(item ? rightResponse(item.asks) : '');
    expect(player.view()).toMatchObject({ phase: 'countdown', current: 0 });
  });
});

describe('a test', () => {
  const format = aFormat();

  it('takes an answer by Enter, right or wrong, or passes over the item', async () => {
    const { player, api, results, right } = await start(format);
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

  it('takes only what can become a number', async () => {
    const { player } = await start(format);
    player.type('12a');
    expect(player.view().draft).toBe('');
    player.type('-');
    player.submit();
    expect(player.view()).toMatchObject({ current: 0, draft: '-' });
  });

  it('ends when its time is up, by the clock of the server', async () => {
    const stored = newRun(format);
    // This browser is ten seconds behind.
    stored.offset = 10_000;
    const { player, api, results } = open(stored);
    await pass(52_999);
    expect(player.view().phase).toBe('playing');
    await pass(1);
    expect(results).toHaveLength(1);
    expect(api.bodies(finish)).toEqual([{ answers: [] }]);
  });

  it('passes over an item whose own time is up', async () => {
    const { player } = await start(aFormat({ secondsPerItem: 5 }));
    await pass(4_999);
    expect(player.view().current).toBe(0);
    await pass(1);
    expect(player.view()).toMatchObject({ current: 1, last: 'skipped' });
    expect(player.view().responses.get(0)).toBe('');
  });
});

describe('the answers of a run', () => {
  const format = aFormat({ count: 5 });

  it('are sent in batches, each once', async () => {
    const { player, api } = await start(format);
    player.answer('1');
    player.answer('2');
    await pass(4_000);
    player.answer('3');
    await pass(60_000);
    expect(api.bodies(send).map(indexes)).toEqual([[0, 1], [2]]);
  });

  it('are sent on the way, however quickly they follow each other', async () => {
    const { player, api } = await start(format);
    for (const response of ['1', '2', '3', '4']) {
      player.answer(response);
      await pass(2_500);
    }
    expect(api.bodies(send).map(indexes)).toEqual([[0], [1, 2]]);
  });

  it('are sent again after a failure, and as soon as the connection is back', async () => {
    const { player, api } = await start(format, { [send]: noAnswer });
    player.answer('1');
    await pass(4_000);
    player.answer('2');
    api.answer({ [send]: received });
    dispatchEvent(new Event('online'));
    await pass(0);
    expect(api.bodies(send).map(indexes)).toEqual([[0], [0, 1]]);
  });

  it('arrive in the end even if the site is away when the time is up', async () => {
    const { player, api, results } = await start(format, { [send]: noAnswer, [finish]: noAnswer });
    player.answer('1');
    await pass(60_000);
    expect(player.view()).toMatchObject({ phase: 'finishing', failure: expect.any(TypeError) });
    expect(readRun(runId)?.answers).toHaveLength(1);
    api.answer({ [finish]: aResult(format) });
    await pass(4_000);
    expect(results).toHaveLength(1);
    expect(indexes(api.bodies(finish).at(-1))).toEqual([0]);
  });

  it('lead to the result of a run that was finished elsewhere', async () => {
    const { player, results } = await start(format, { [send]: { received: [0], isOver: true } });
    player.answer('1');
    await pass(4_000);
    expect(results).toHaveLength(1);
  });

  it('are not sent again once they were refused', async () => {
    const { player, api } = await start(format, {
      [finish]: refused(404, { message: 'There is no such run.' }),
    });
    await pass(60_000);
    expect(player.view().failure).not.toBeNull();
    await pass(60_000);
    expect(api.bodies(finish)).toHaveLength(1);
  });

  it('stay answered over a reload, which goes on at the same item and clock', async () => {
    const { player, close } = await start(format, { [send]: noAnswer });
    player.answer('1');
    player.answer('2');
    await pass(1_000);
    close();
    await pass(10_000);
    const stored = readRun(runId);
    if (!stored) throw new Error('It is gone');
    const again = open(stored);
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

  it('of a run that ended meanwhile are sent at once', async () => {
    const { player, close } = await start(format, { [send]: noAnswer });
    player.answer('1');
    close();
    await pass(120_000);
    const stored = readRun(runId);
    if (!stored) throw new Error('It is gone');
    const again = open(stored);
    await pass(0);
    expect(indexes(again.api.bodies(finish)[0])).toEqual([0]);
  });
});

describe('free order', () => {
  const format = aFormat({ order: 'free' });

  it('lets answers be changed, and counts the changes', async () => {
    const { player, api } = await start(format);
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

  it('keeps what is typed when the time is up', async () => {
    const { player, api } = await start(format);
    player.type('42');
    await pass(60_000);
    expect(api.bodies(finish)).toEqual([
      { answers: [expect.objectContaining({ index: 0, response: '42' })] },
    ]);
  });
});
