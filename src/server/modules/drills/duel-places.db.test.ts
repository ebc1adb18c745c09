import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openRooms } from '#server/rooms.ts';
import type { TestApp } from '#test/support/app.ts';
import { answersOf, Clock, play, send, startRun } from '#test/support/drills.ts';
import { duelsOn } from '#test/support/duels.ts';
import { Visitor } from '#test/support/http.ts';
import { openDrills } from '#test/support/open-drills.ts';

const clock = new Clock();
let site: TestApp;
let ada: Visitor;
let bob: Visitor;

beforeAll(async () => {
  ({ site, ada, bob } = await openDrills(clock));
});
afterAll(() => site.close());
beforeEach(() => site.database.pool.query('delete from drill_runs'));

const { challenge, view, playersOf, friend, neighbor } = duelsOn(() => ({ site, clock, ada }));

describe('a place in a duel', () => {
  it('is taken with the first answer', async () => {
    const { token, duel } = await challenge();
    for (let n = 0; n < 30; n += 1) await startRun(friend(), duel);
    expect(await playersOf(token, ada)).toHaveLength(1);
    const other = await play(bob, clock, duel);
    expect(other.duelToken).toBe(token);
    expect(await playersOf(token, ada)).toMatchObject([{ name: 'ada' }, { name: 'bob' }]);
  });

  it('goes to at most three players per network, even if all start before any answers', async () => {
    const { token, duel } = await challenge();
    const runs = [];
    const inOffice = (n: number) => friend(`2001:db8:0:${n}::1`);
    for (let n = 1; n <= 25; n += 1) runs.push(await startRun(inOffice(n), duel));
    clock.pass(30);
    // At once, as a program would.
    await Promise.all(runs.map((run) => send(inOffice(99), run, answersOf(run, 'rrr'))));
    expect(await playersOf(token, ada)).toHaveLength(4);
    const response = await inOffice(26).post('/api/drills/runs', duel);
    expect([response.statusCode, response.json()]).toEqual([
      409,
      expect.objectContaining({
        code: 'DUEL_FULL',
        message: 'This duel already has 3 players from your network, which is the limit.',
      }),
    ]);
    expect((await play(neighbor(1), clock, duel)).duelToken).toBe(token);
    expect(await playersOf(token, ada)).toHaveLength(5);
  });

  it('can be taken late and requested again at the same moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { duel } = await challenge();
      const run = await startRun(bob, duel);
      clock.pass(3 + 120 + 2);
      const both = await Promise.all([
        send(bob, run, answersOf(run, 'r')),
        bob.post('/api/drills/runs', duel),
      ]);
      expect(both.map(({ statusCode }) => statusCode).filter((code) => code >= 500)).toEqual([]);
    }
  });

  it('is limited to one per browser, signed in or not', async () => {
    const { token, duel } = await challenge();
    const browser = friend();
    await startRun(browser, duel);
    const signedIn = new Visitor(site.app, {
      cookie: `${(await site.signIn()).cookie}; ${browser.cookie}`,
    });
    for (const player of [browser, signedIn]) {
      const response = await player.post('/api/drills/runs', duel);
      expect([response.statusCode, response.json().code]).toEqual([409, 'ALREADY_PLAYED']);
    }
    // It is only recognized in this duel.
    const { duel: another } = await challenge(bob);
    expect((await browser.post('/api/drills/runs', another)).statusCode).toBe(201);
    expect((await view(token, browser)).body).not.toContain('device');
  });

  it('is still available after a run that ended without an answer', async () => {
    const { token, duel } = await challenge();
    for (const player of [bob, friend()]) {
      const lost = await startRun(player, duel);
      expect((await player.post('/api/drills/runs', duel)).statusCode).toBe(409);
      clock.set(lost.endsAt, 1);
      expect((await play(player, clock, duel)).duelToken).toBe(token);
      expect((await player.post('/api/drills/runs', duel)).json().code).toBe('ALREADY_PLAYED');
    }
    expect(await playersOf(token, ada)).toHaveLength(3);
  });

  it('is not available to the challenger', async () => {
    const maker = friend();
    const { duel } = await challenge(maker, 'rr', 'Grace');
    const response = await maker.post('/api/drills/runs', duel);
    expect(response.json().code).toBe('ALREADY_PLAYED');
  });

  it('of the challenger does not count against their network', async () => {
    const { token, duel } = await challenge(friend(), 'rr', 'Grace');
    for (let n = 0; n < 3; n += 1) {
      expect((await play(friend(), clock, duel)).duelToken).toBe(token);
    }
  });

  it('leaves no trace of browsers and networks once the duel is over', async () => {
    const { duel } = await challenge();
    await play(friend(), clock, duel);
    const known = async () => {
      const { rows } = await site.database.pool.query(
        'select count(device_hash)::int devices, count(network_hash)::int networks from drill_runs',
      );
      return rows[0];
    };
    const { drillNight } = openRooms(site.deps).drills.services;
    await drillNight.run();
    expect(await known()).toEqual({ devices: 2, networks: 1 });
    await site.database.pool.query(
      `update drill_runs set duel_expires_at = duel_expires_at - interval '30 days'`,
    );
    await drillNight.run();
    expect(await known()).toEqual({ devices: 0, networks: 0 });
  });
});
