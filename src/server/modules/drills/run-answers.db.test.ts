import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '#test/support/app.ts';
import { answersOf, Clock, finish, ownFormat, send, startRun } from '#test/support/drills.ts';
import type { Visitor } from '#test/support/http.ts';
import { openDrills } from '#test/support/open-drills.ts';

const clock = new Clock();
const sprint = { kind: 'preset', preset: 'classic-sprint' } as const;
let site: TestApp;
let ada: Visitor;
let anyone: Visitor;

beforeAll(async () => {
  ({ site, ada, anyone } = await openDrills(clock));
});
afterAll(() => site.close());

/** A run in free order, started. */
async function startFree() {
  const { id } = (await ada.post('/api/drills/own', { title: 'Mine', format: ownFormat })).json();
  const run = await startRun(ada, { kind: 'own', id });
  clock.set(run.startsAt, 10);
  return run;
}

describe('answers', () => {
  it('count once in forward order: the first, in whatever order they arrive', async () => {
    const run = await startRun(anyone, sprint);
    clock.set(run.startsAt, 20);
    const right = answersOf(run, 'rrr');
    const wrong = answersOf(run, 'www').map((answer) => ({ ...answer, edit: 5 }));
    const first = await send(anyone, run, [...right.toReversed(), ...wrong]);
    expect(first.json()).toEqual({ received: [0, 1, 2], isOver: false });
    await send(anyone, run, wrong);
    await send(anyone, run, right);
    expect(await finish(anyone, run, wrong)).toMatchObject({ right: 3, wrong: 0 });
  });

  it('count by their last edit in free order', async () => {
    const run = await startFree();
    const edited = (plan: string, edit: number) =>
      answersOf(run, plan).map((answer) => ({ ...answer, edit }));
    await send(ada, run, edited('wwr', 1));
    await send(ada, run, edited('rww', 2).slice(0, 2));
    await send(ada, run, edited('www', 0));
    expect(await finish(ada, run)).toMatchObject({ right: 2, wrong: 1 });
  });

  it('beyond the last item are dropped', async () => {
    const run = await startFree();
    const [answer] = answersOf(run, 'r');
    const forged = [10, 999].map((index) => ({ ...answer, index, edit: 0 }));
    const response = await ada.post(`/api/drills/runs/${run.id}/answers`, { answers: forged });
    expect(response.json()).toEqual({ received: [], isOver: false });
  });

  it('are refused if invalid', async () => {
    const run = await startFree();
    const good = { index: 0, response: '1', milliseconds: 1 };
    for (const [bad, message] of [
      [{ ...good, index: -1 }, 'Invalid item'],
      [{ ...good, index: 1001 }, 'Invalid item'],
      [{ ...good, response: 5 }, 'The response must be text'],
      [{ ...good, response: 'x'.repeat(31) }, 'The response must be no more than 30 characters'],
      [{ ...good, milliseconds: -1 }, 'Invalid time'],
      [{ ...good, edit: 10_001 }, 'Invalid edit'],
    ] as const) {
      const response = await ada.post(`/api/drills/runs/${run.id}/answers`, { answers: [bad] });
      expect([response.statusCode, response.json().message]).toEqual([400, message]);
    }
    const flood = { answers: Array.from({ length: 401 }, () => good) };
    expect((await ada.post(`/api/drills/runs/${run.id}/answers`, flood)).statusCode).toBe(400);
    expect((await ada.post(`/api/drills/runs/${run.id}/answers`, {})).statusCode).toBe(400);
  });

  it('still count within the grace period, and are only shown after it', async () => {
    const run = await startRun(anyone, sprint);
    const answers = answersOf(run, 'rrrr');
    clock.set(run.endsAt, 5);
    await send(anyone, run, answers.slice(0, 2));
    clock.set(run.endsAt, 5.001);
    const late = await send(anyone, run, answers);
    expect(late.json()).toEqual({ received: [0, 1, 2, 3], isOver: true });
    const result = await finish(anyone, run);
    expect(result).toMatchObject({ points: 2, right: 2, finishedAt: run.endsAt });
    expect(result.answers.map(({ isLate }) => isLate)).toEqual([false, false, true, true]);
  });

  it("count within their item's time, by the server's clock", async () => {
    const format = { ...ownFormat, order: 'forward', secondsPerItem: 2 };
    const { id } = (await ada.post('/api/drills/own', { title: 'Timed', format })).json();
    const run = await startRun(ada, { kind: 'own', id });
    const [first, second, third] = answersOf(run, 'rrr', 1_900);
    if (!first || !second || !third) throw new Error('There are too few items');
    clock.set(run.startsAt, 9);
    await send(ada, run, [first]);
    clock.pass(7);
    await send(ada, run, [first, second]);
    // After a lost connection.
    clock.pass(9.001);
    const result = await finish(ada, run, [third]);
    expect(result.answers.map(({ isLate }) => isLate)).toEqual([true, false, true]);
    expect(result).toMatchObject({ right: 1, wrong: 0, skipped: 1, points: 1.5 });
  });

  it('that are late never replace others', async () => {
    const run = await startFree();
    await send(ada, run, answersOf(run, 'r'));
    clock.set(run.endsAt, 6);
    const [late] = answersOf(run, 'w');
    await ada.post(`/api/drills/runs/${run.id}/answers`, { answers: [{ ...late, edit: 9 }] });
    expect(await finish(ada, run)).toMatchObject({ right: 1, wrong: 0 });
  });

  it('after an early finish are dropped', async () => {
    const run = await startRun(anyone, sprint);
    clock.set(run.startsAt, 20);
    await finish(anyone, run, answersOf(run, 'r'));
    const after = await send(anyone, run, answersOf(run, 'rrr'));
    expect(after.json()).toEqual({ received: [0], isOver: true });
  });

  it('cannot have taken longer than the run so far', async () => {
    const run = await startRun(anyone, sprint);
    clock.set(run.startsAt, 10);
    await send(anyone, run, answersOf(run, 'rr', 4_000));
    await send(anyone, run, answersOf(run, 'rrr', 4_000));
    clock.set(run.startsAt, 11);
    const { answers } = await finish(anyone, run, answersOf(run, 'rrrr', 3_600_000));
    expect(answers.map(({ milliseconds }) => milliseconds)).toEqual([4_000, 4_000, 2_000, 1_000]);
  });
});
