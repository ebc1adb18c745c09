import { afterAll, beforeAll, expect, it } from 'vitest';
import { openRooms } from '#server/rooms.ts';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { answersOf, Clock, finish, ownFormat, play, send, startRun } from '#test/support/drills.ts';
import { Visitor } from '#test/support/http.ts';
import { Person } from '#test/support/people.ts';
import { createSignedInUser } from '#test/support/sign-in.ts';

const clock = new Clock();
const sprint = { kind: 'preset', preset: 'classic-sprint' } as const;
let site: TestApp;
let anyone: Visitor;

beforeAll(async () => {
  site = await createTestApp({ now: clock.now, config: { rateLimits: false } });
  anyone = new Visitor(site.app);
});
afterAll(() => site.close());

const invite = async () => new Person(site.app, await createSignedInUser(site.database.pool));
const idsOf = async () => {
  const { rows } = await site.database.pool.query('select id, state from drill_runs');
  return new Map(rows.map(({ id, state }) => [id, state]));
};

it('users can export everything except secrets', async () => {
  const ada = await invite();
  const run = await play(ada, clock, { kind: 'facts' }, { plan: 'rw' });
  const { token } = (await ada.post('/api/drills/duels', { runId: run.id })).json();
  const own = (await ada.post('/api/drills/own', { title: 'Mine', format: ownFormat })).json();
  const shared = (await ada.post(`/api/drills/own/${own.id}/share`)).json();
  await play(await invite(), clock, sprint);
  const response = await ada.get('/api/user/data');
  expect(response.json()).toMatchObject({
    drillRuns: [{ id: run.id, right: 1, duelId: run.id }],
    drillAnswers: [{ item: 0 }, { item: 1, response: '987654321' }],
    ownDrills: [{ id: own.id, title: 'Mine' }],
    numberFacts: [{ box: expect.any(Number) }, { box: expect.any(Number) }],
  });
  expect(response.body).not.toContain(token);
  expect(response.body).not.toMatch(/deviceHash|networkHash/);
  expect(response.body).not.toContain(shared.token);
});

it("the nightly job finishes forgotten runs and deletes visitors' old runs", async () => {
  const ada = await invite();
  const forgotten = await startRun(ada, sprint);
  clock.set(forgotten.startsAt, 20);
  await send(ada, forgotten, answersOf(forgotten, 'rr'));
  const old = await play(anyone, clock, sprint);
  const kept = await play(ada, clock, sprint);
  await site.database.pool.query(
    `update drill_runs set created_at = created_at - interval '91 days' where id = any($1)`,
    [[old.id, kept.id]],
  );
  const recent = await play(anyone, clock, sprint);
  clock.set(recent.endsAt, 60);
  const running = await startRun(anyone, sprint);
  await openRooms(site.deps).drills.services.drillNight.run();
  const states = await idsOf();
  expect(states.has(old.id)).toBe(false);
  expect(states.get(kept.id)).toBe('finished');
  expect(states.get(recent.id)).toBe('finished');
  expect(states.get(forgotten.id)).toBe('finished');
  expect(states.get(running.id)).toBe('running');
});

it("deleting an account deletes its runs but nobody else's", async () => {
  const ada = await invite();
  const run = await play(ada, clock, sprint);
  const { token } = (await ada.post('/api/drills/duels', { runId: run.id })).json();
  const other = await startRun(anyone, { kind: 'duel', token });
  await site.database.pool.query('delete from users where id = $1', [ada.id]);
  const states = await idsOf();
  expect([states.has(run.id), states.has(other.id)]).toEqual([false, true]);
  clock.set(other.startsAt, 10);
  expect(await finish(anyone, other, answersOf(other, 'r'))).toMatchObject({ right: 1 });
});
