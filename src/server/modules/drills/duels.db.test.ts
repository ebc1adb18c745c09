import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestApp } from '#test/support/app.ts';
import { answersOf, Clock, finish, play, send, startRun } from '#test/support/drills.ts';
import { duelsOn } from '#test/support/duels.ts';
import type { Visitor } from '#test/support/http.ts';
import { openDrills } from '#test/support/open-drills.ts';

const clock = new Clock();
const sprint = { kind: 'preset', preset: 'classic-sprint' } as const;
let site: TestApp;
let ada: Visitor;
let bob: Visitor;
let anyone: Visitor;

beforeAll(async () => {
  ({ site, ada, bob, anyone } = await openDrills(clock));
});
afterAll(() => site.close());
beforeEach(() => site.database.pool.query('delete from drill_runs'));

const { challenge, view, playersOf, friend, neighbor } = duelsOn(() => ({ site, clock, ada }));

describe('a duel', () => {
  it('deals the same items to both, and shows both results to both', async () => {
    const { run, token, duel } = await challenge();
    expect(token).toMatch(/^[\w-]{43}$/);
    const other = await startRun(bob, duel);
    expect(other).toMatchObject({ seed: run.seed, format: run.format, preset: 'classic-sprint' });
    clock.set(other.startsAt, 10);
    const result = await finish(bob, other, answersOf(other, 'rrrrr'));
    expect(result.duelToken).toBe(token);
    const results = [
      {
        name: 'ada',
        state: 'finished',
        isHidden: false,
        points: 3,
        right: 3,
        wrong: 1,
        seconds: 8,
      },
      { name: 'bob', state: 'finished', isHidden: false, points: 5, right: 5, seconds: 10 },
    ];
    expect(await playersOf(token, ada)).toMatchObject(results);
    expect(await playersOf(token, bob)).toMatchObject(results);
    expect(await playersOf(token, bob)).toMatchObject([
      { isReader: false, runId: null },
      { isReader: true, runId: other.id },
    ]);
  });

  it('hides items and results until the reader has finished', async () => {
    const { run, token, duel } = await challenge();
    const hidden = [{ name: 'ada', isHidden: true, points: 0, right: 0, seconds: 0, runId: null }];
    const response = await view(token, bob);
    expect(response.body).not.toContain(run.seed);
    expect(response.body).not.toContain(run.id);
    expect(response.body).not.toContain('secret.example');
    expect(response.json()).toMatchObject({ title: 'Classic sprint', players: hidden });
    const other = await startRun(bob, duel);
    expect(await playersOf(token, bob)).toMatchObject([...hidden, { state: 'running' }]);
    await bob.post(`/api/drills/runs/${other.id}/abandon`, { answers: [] });
    expect(await playersOf(token, bob)).toMatchObject([...hidden, { state: 'abandoned' }]);
  });

  it('can be played by visitors, identified by name and run', async () => {
    const { run, token, duel } = await challenge(friend(), 'rr', 'Grace');
    const other = await startRun(anyone, { ...duel, name: ' Al\u202ean ' });
    clock.pass(1);
    const nameless = await startRun(friend(), duel);
    const [first] = answersOf(nameless, 'r');
    if (first) await send(anyone, nameless, [first]);
    expect(await playersOf(token, anyone, other.id)).toMatchObject([
      { name: 'Grace', isHidden: true },
      { name: 'Alan', isReader: true, runId: other.id },
      { name: 'Visitor', isReader: false, runId: null },
    ]);
    clock.set(other.startsAt, 10);
    await finish(anyone, other, answersOf(other, 'r'));
    expect(await playersOf(token, anyone, other.id)).toMatchObject([
      ...[{ points: 2 }, { points: 1 }, { state: 'running' }],
    ]);
    expect(await playersOf(token, anyone, run.id)).toMatchObject([{ isReader: true }, {}, {}]);
    expect(await playersOf(token, anyone, nameless.id)).toMatchObject([{ isHidden: true }, {}, {}]);
    expect(await playersOf(token, anyone)).toMatchObject([{ isHidden: true }, {}, {}]);
    expect((await view(token, anyone, 'x')).statusCode).toBe(400);
  });

  it("does not mistake another user's run for the reader's", async () => {
    const { run, token } = await challenge();
    expect(await playersOf(token, bob, run.id)).toMatchObject([
      { isReader: false, isHidden: true },
    ]);
  });

  it('can be played once per user, even if two tabs start it at once', async () => {
    const { duel } = await challenge();
    const answers = await Promise.all([1, 2].map(() => bob.post('/api/drills/runs', duel)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409]);
    const own = await ada.post('/api/drills/runs', duel);
    expect(own.json()).toMatchObject({ code: 'ALREADY_PLAYED' });
  });

  it('has at most 20 players', async () => {
    const { token, duel } = await challenge();
    const early = await startRun(neighbor(1), duel);
    for (let n = 2; n <= 20; n += 1) await play(neighbor(n), clock, duel);
    const response = await neighbor(21).post('/api/drills/runs', duel);
    expect([response.statusCode, response.json().code]).toEqual([409, 'DUEL_FULL']);
    // A player who had already started continues alone.
    clock.set(early.startsAt, 10);
    expect(await finish(anyone, early, answersOf(early, 'r'))).toMatchObject({
      ...{ right: 1, duelToken: null },
    });
    const players = await playersOf(token, ada);
    expect(players).toHaveLength(20);
    expect(players[0]).toMatchObject({ name: 'ada', isReader: true, isHidden: false });
  });

  it('marks runs that do not count, once results are shown', async () => {
    const { token, duel } = await challenge();
    await play(friend(), clock, duel, { plan: 'r'.repeat(30), secondsEach: 0.1 });
    expect(await playersOf(token, ada)).toMatchObject([{ mark: null }, { mark: 'too-fast' }]);
    expect(await playersOf(token, bob)).toMatchObject([{ mark: null }, { mark: null }]);
  });

  it('counts neither as a best nor for percentiles, as the items may be known', async () => {
    const { duel } = await challenge();
    const { percentile } = await play(bob, clock, duel, { plan: 'rrrrrrrr' });
    expect(percentile).toEqual({ accounts: 1, percentile: null, isIncluded: false });
    const { presets } = (await bob.get('/api/drills')).json();
    expect(presets[0]).toMatchObject({ slug: 'classic-sprint', best: null, runs: 1 });
  });

  it('finishes the runs of players who never came back', async () => {
    const { token, duel } = await challenge();
    const other = await startRun(bob, duel);
    clock.set(other.startsAt, 10);
    await send(bob, other, answersOf(other, 'rr'));
    clock.set(other.endsAt, 6);
    expect(await playersOf(token, ada)).toMatchObject([{}, { state: 'finished', points: 2 }]);
  });

  it('has one link, which players can pass on', async () => {
    const { run, token, duel } = await challenge();
    const other = await play(bob, clock, duel);
    for (const [player, runId] of [
      [ada, run.id],
      [bob, other.id],
    ] as const) {
      const response = await player.post('/api/drills/duels', { runId });
      expect(response.json()).toEqual({ token });
    }
  });

  it('expires after 30 days, and can then be started again', async () => {
    const { run, token, duel } = await challenge();
    await site.database.pool.query(
      `update drill_runs set duel_expires_at = duel_expires_at - interval '30 days'`,
    );
    for (const response of [await view(token, ada), await bob.post('/api/drills/runs', duel)]) {
      expect(response.statusCode).toBe(404);
      expect(response.json().message).toBe("This duel doesn't exist or expired after 30 days.");
    }
    expect((await ada.get(`/api/drills/runs/${run.id}`)).json().duelToken).toBeNull();
    const again = (await ada.post('/api/drills/duels', { runId: run.id })).json().token;
    expect(again).not.toBe(token);
    expect((await view(again, bob)).statusCode).toBe(200);
  });

  it.each(['x', 'a'.repeat(43), '%00'])('is not found by %s', async (token) => {
    expect((await view(token, ada)).statusCode).toBe(404);
    expect((await ada.get('/api/drills/duels')).statusCode).toBe(400);
  });
});

describe('a challenge', () => {
  it('requires a finished run', async () => {
    const run = await startRun(ada, sprint);
    const response = await ada.post('/api/drills/duels', { runId: run.id });
    expect([response.statusCode, response.json().code]).toEqual([409, 'NOT_FINISHED']);
  });

  it("requires the player's own run", async () => {
    const run = await play(ada, clock, sprint);
    for (const other of [bob, anyone]) {
      const response = await other.post('/api/drills/duels', { runId: run.id });
      expect(response.statusCode).toBe(404);
    }
  });

  it.each([
    [{}, 'Invalid run id'],
    [{ runId: '00000000-0000-4000-8000-000000000000', name: '' }, 'Please enter a name'],
    [
      { runId: '00000000-0000-4000-8000-000000000000', name: 'x'.repeat(21) },
      'Name must be no more than 20 characters',
    ],
  ])('refuses %j', async (body, message) => {
    const response = await anyone.post('/api/drills/duels', body);
    expect([response.statusCode, response.json().message]).toEqual([400, message]);
  });
});

it('a visitor who signs in keeps only one run of a duel', async () => {
  const { token, duel } = await challenge();
  const first = await play(friend(), clock, { ...duel, name: 'Me' });
  const second = await play(friend(), clock, duel);
  const carry = () => bob.post('/api/drills/carry', { runs: [second.id, first.id] });
  expect((await carry()).json()).toEqual({ carried: 1 });
  expect((await carry()).json()).toEqual({ carried: 0 });
  expect((await playersOf(token, bob)).map(({ name }) => name)).toEqual(['ada', 'bob', 'Visitor']);
});
