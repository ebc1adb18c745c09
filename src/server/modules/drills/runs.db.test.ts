import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunAnswer, RunSummary } from '#shared/contracts/drill-run.ts';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import {
  answersOf,
  Clock,
  finish,
  ownFormat,
  play,
  readRun,
  send,
  startRun,
} from '#test/support/drills.ts';
import { Visitor } from '#test/support/http.ts';
import { openDrills } from '#test/support/open-drills.ts';
import { useUpAllButOne } from '#test/support/rate-limits.ts';
import { dealRun } from './dealing/deal.ts';
import { presets } from './presets.ts';

const clock = new Clock();
const sprint = { kind: 'preset', preset: 'classic-sprint' } as const;
const nowhere = '00000000-0000-4000-8000-000000000000';
let site: TestApp;
let ada: Visitor;
let bob: Visitor;
let anyone: Visitor;

beforeAll(async () => {
  ({ site, ada, bob, anyone } = await openDrills(clock));
});
afterAll(() => site.close());

describe('starting a run', () => {
  it('deals a seed and sets the clock', async () => {
    const first = await startRun(anyone, sprint);
    const { id, seed, ...rest } = first;
    const at = clock.now().getTime();
    expect(rest).toMatchObject({
      preset: 'classic-sprint',
      title: 'Classic sprint',
      format: { seconds: 120, order: 'forward' },
      now: new Date(at).toISOString(),
      startsAt: new Date(at + 3_000).toISOString(),
      endsAt: new Date(at + 123_000).toISOString(),
    });
    const second = await startRun(anyone, sprint);
    expect(seed).toMatch(/^[\w-]{43}$/);
    expect([second.seed === seed, second.id === id]).toEqual([false, false]);
  });

  it.each(presets)('of $slug returns the items of its seed', async ({ slug }) => {
    const { format, seed, items } = await startRun(anyone, { kind: 'preset', preset: slug });
    const deal = dealRun(format, seed);
    expect(items).toEqual(Array.from({ length: deal.length }, (_, index) => deal.at(index)));
  });

  it.each([
    ['no kind', {}, 400, 'Kind must be preset, own, shared, facts or duel'],
    ['an unknown kind', { kind: 'x' }, 400, 'Kind must be preset, own, shared, facts or duel'],
    ['no preset', { kind: 'preset' }, 400, 'Choose a drill'],
    ['a bad slug', { kind: 'preset', preset: '../x' }, 400, 'There is no such drill'],
    ['an unknown slug', { kind: 'preset', preset: 'nothing' }, 404, 'Drill not found'],
    ['a bad own drill', { kind: 'own', id: 'x' }, 400, 'Invalid drill id'],
    ['an unknown own drill', { kind: 'own', id: 999_999 }, 404, 'Drill not found'],
    ['a made-up link', { kind: 'shared', token: 'x'.repeat(43) }, 404, 'Drill not found'],
    ['a huge link', { kind: 'shared', token: 'x'.repeat(9_999) }, 404, 'Drill not found'],
    ['no facts', { kind: 'facts', facts: [] }, 400, 'Choose at least one fact'],
  ])('is refused with %s', async (_what, body, status, message) => {
    const response = await ada.post('/api/drills/runs', body);
    expect([response.statusCode, response.json().message]).toEqual([status, message]);
  });
});

describe('the score', () => {
  it('is exactly what a scripted player earned', async () => {
    const plan = 'rrwrrrrrwr'.repeat(4);
    expect(await play(ada, clock, sprint, { plan, secondsEach: 1.5 })).toMatchObject({
      ...{ points: 32, right: 32, wrong: 8, skipped: 0 },
      ...{ mark: null, isAbandoned: false, version: 1 },
      finishedAt: clock.now().toISOString(),
    });
    const eighty = { kind: 'preset', preset: '80-in-8' } as const;
    expect(await play(ada, clock, eighty, { plan: 'rrrrrrrrrw'.repeat(8) })).toMatchObject({
      ...{ points: 64, right: 72, wrong: 8, skipped: 0 },
    });
    const { id } = (await ada.post('/api/drills/own', { title: 'Mine', format: ownFormat })).json();
    expect(await play(ada, clock, { kind: 'own', id }, { plan: 'rrrwsr' })).toMatchObject({
      // 4 right, 1 wrong, 1 skipped and 4 left blank.
      ...{ points: 4.5, right: 4, wrong: 1, skipped: 5 },
    });
  });

  it.each(['three-blocks', '80-in-8', '80-in-8-typed'])(
    'counts every right answer to %s',
    async (preset) => {
      const { right, wrong } = await play(ada, clock, { kind: 'preset', preset });
      expect([right, wrong]).toEqual([5, 0]);
    },
  );

  it('ignores what a client claims about it', async () => {
    const run = await startRun(anyone, sprint);
    clock.set(run.startsAt, 30);
    const forged = { answers: answersOf(run, 'ww'), points: 99, right: 99, score: 99 };
    const response = await anyone.post(`/api/drills/runs/${run.id}/finish`, forged);
    expect(response.json()).toMatchObject({ points: 0, right: 0, wrong: 2 });
  });
});

describe('a run', () => {
  it('finishes once, even if two requests finish it at the same time', async () => {
    const run = await startRun(ada, sprint);
    clock.set(run.startsAt, 30);
    const results = await Promise.all([
      finish(ada, run, answersOf(run, 'rrr')),
      finish(ada, run, answersOf(run, 'rrr')),
    ]);
    expect(results[0]).toEqual(results[1]);
    clock.pass(9);
    expect(await finish(ada, run, answersOf(run, 'rrrrrr'))).toEqual(results[0]);
    const { runs } = (await ada.get('/api/drills/runs?preset=classic-sprint')).json();
    expect(runs.filter(({ id }: { id: string }) => id === run.id)).toHaveLength(1);
  });

  it('can be read and resumed after a reload', async () => {
    const run = await startRun(anyone, sprint);
    clock.set(run.startsAt, 10);
    await send(anyone, run, answersOf(run, 'rw'));
    expect(await readRun(anyone, run)).toMatchObject({
      ...{ seed: run.seed, finishedAt: null, isAbandoned: false, points: 0, percentile: null },
      answers: [{ index: 0 }, { index: 1, response: '987654321' }],
    });
  });

  it('that was never finished is finished when read after its end', async () => {
    const run = await startRun(ada, sprint);
    clock.set(run.startsAt, 10);
    await send(ada, run, answersOf(run, 'rrw'));
    clock.set(run.endsAt, 5);
    expect((await readRun(ada, run)).finishedAt).toBeNull();
    clock.pass(1);
    const { runs } = (await ada.get('/api/drills/runs')).json();
    expect(runs[0]).toMatchObject({ id: run.id, right: 2, seconds: 10, finishedAt: run.endsAt });
    expect(await readRun(ada, run)).toMatchObject({ right: 2, wrong: 1, finishedAt: run.endsAt });
  });

  it('without an answer is abandoned', async () => {
    const left = await startRun(anyone, sprint);
    const ended = await startRun(anyone, sprint);
    expect(await finish(anyone, ended)).toMatchObject({ isAbandoned: true, finishedAt: null });
    clock.set(left.endsAt, 6);
    expect(await readRun(anyone, left)).toMatchObject({ isAbandoned: true, finishedAt: null });
  });

  const quit = (player: Visitor, { id }: { id: string }, answers: readonly RunAnswer[] = []) =>
    player.post(`/api/drills/runs/${id}/abandon`, { answers });
  const historyOf = async (player: Visitor): Promise<RunSummary[]> =>
    (await player.get('/api/drills/runs')).json().runs;

  it('that is quit early counts nowhere', async () => {
    const run = await startRun(ada, sprint);
    clock.set(run.startsAt, 40);
    await send(ada, run, answersOf(run, 'r'.repeat(18)));
    for (const _ of [1, 2]) {
      const response = await quit(ada, run, answersOf(run, `${'r'.repeat(19)}s`));
      expect(response.json()).toMatchObject({ isAbandoned: true, mark: null, points: 0 });
    }
    expect(await finish(ada, run)).toMatchObject({ isAbandoned: true, points: 0 });
    expect((await historyOf(ada)).map(({ id }) => id)).not.toContain(run.id);
  });

  it('that is quit after twenty answers stays in the history but does not count', async () => {
    const before = await play(ada, clock, sprint, { plan: 'rr' });
    const run = await startRun(ada, sprint);
    clock.set(run.startsAt, 40);
    await send(ada, run, answersOf(run, 'r'.repeat(18)));
    const left = { isAbandoned: false, mark: 'quit', right: 19, wrong: 1 };
    const response = await quit(ada, run, answersOf(run, `${'r'.repeat(19)}w`));
    expect(response.json()).toMatchObject({ ...left, finishedAt: clock.now().toISOString() });
    expect(await finish(ada, run, answersOf(run, 'r'.repeat(30)))).toMatchObject(left);
    const [newest] = await historyOf(ada);
    expect(newest).toMatchObject({ id: run.id, mark: 'quit', points: 19, seconds: 40 });
    const { rows } = await site.database.pool.query('select id from drill_runs where is_ranked');
    expect(rows).toContainEqual({ id: before.id });
    expect(rows).not.toContainEqual({ id: run.id });
  });

  it('that is finished cannot be quit', async () => {
    const result = await play(ada, clock, sprint);
    expect((await quit(ada, result)).statusCode).toBe(200);
    expect(await readRun(ada, result)).toMatchObject({ isAbandoned: false, mark: null });
    expect((await ada.post(`/api/drills/runs/${result.id}/abandon`)).statusCode).toBe(400);
  });

  it('of a user is not found by anybody else', async () => {
    const run = await startRun(ada, sprint);
    const before = await readRun(ada, run);
    for (const other of [bob, anyone]) {
      const body = { answers: answersOf(run, 'www') };
      const answers = [
        await other.get(`/api/drills/runs/${run.id}`),
        await other.post(`/api/drills/runs/${run.id}/answers`, body),
        await other.post(`/api/drills/runs/${run.id}/finish`, body),
        await other.post(`/api/drills/runs/${run.id}/abandon`, body),
      ];
      for (const { statusCode, body: text } of answers) {
        expect([statusCode, JSON.parse(text).message]).toEqual([404, 'Run not found']);
      }
    }
    expect(await readRun(ada, run)).toEqual(before);
  });

  it('of a visitor is open to anyone who knows its id', async () => {
    const run = await startRun(anyone, sprint);
    expect((await readRun(bob, run)).id).toBe(run.id);
  });

  it.each([
    ['x', 400, 'Invalid run id'],
    [nowhere, 404, 'Run not found'],
  ])('is not found by %s', async (id, status, message) => {
    const response = await anyone.get(`/api/drills/runs/${id}`);
    expect([response.statusCode, response.json().message]).toEqual([status, message]);
  });
});

it('starts and answers are limited per user and network', async () => {
  const limited = await createTestApp({ now: clock.now });
  const visitor = new Visitor(limited.app, { ip: '192.0.2.7' });
  const run = await startRun(visitor, sprint);
  await limited.database.pool.query('update rate_limits set points = 300');
  expect((await visitor.post('/api/drills/runs', sprint)).statusCode).toBe(429);
  const neighbor = new Visitor(limited.app, { ip: '192.0.2.8' });
  expect((await neighbor.post('/api/drills/runs', sprint)).statusCode).toBe(201);
  const answer = async () => (await send(visitor, run, [])).statusCode;
  useUpAllButOne(1_000);
  expect([await answer(), await answer(), await answer()]).toEqual([200, 200, 429]);
  await limited.close();
});

it('dealing old runs again is limited per network, whatever the account', async () => {
  const limited = await createTestApp({ now: clock.now });
  const ip = '192.0.2.7';
  const visitor = new Visitor(limited.app, { ip });
  const user = new Visitor(limited.app, { ip, ...(await limited.signIn()) });
  const neighbor = new Visitor(limited.app, { ip: '192.0.2.8' });
  const dealt = await startRun(visitor, sprint);
  const { rows } = await limited.database.pool.query<{ id: string }>(
    `insert into drill_runs select (jsonb_populate_record(run, jsonb_build_object('id', gen_random_uuid()))).*
     from drill_runs as run, generate_series(1, 4) returning id`,
  );
  const read = async (reader: Visitor, place: number) =>
    (await reader.get(`/api/drills/runs/${rows[place]?.id}`)).statusCode;
  useUpAllButOne(20);
  expect([await read(visitor, 0), await read(user, 1), await read(user, 2)]).toEqual([
    200, 200, 429,
  ]);
  const finished = await visitor.post(`/api/drills/runs/${rows[2]?.id}/finish`, { answers: [] });
  expect(finished.statusCode).toBe(429);
  expect(await read(visitor, 1)).toBe(200);
  expect((await readRun(visitor, dealt)).id).toBe(dealt.id);
  expect(await read(neighbor, 3)).toBe(200);
  await limited.close();
});
