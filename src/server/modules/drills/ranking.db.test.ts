import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DrillPreset } from '#shared/contracts/drill.ts';
import type { TestApp } from '#test/support/app.ts';
import { answersOf, Clock, finish, play, startRun } from '#test/support/drills.ts';
import type { Visitor } from '#test/support/http.ts';
import { openDrills } from '#test/support/open-drills.ts';

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
beforeEach(() => site.database.pool.query('delete from drill_runs'));

const presetOf = async (reader: Visitor, slug = 'classic-sprint') => {
  const { presets }: { presets: DrillPreset[] } = (await reader.get('/api/drills')).json();
  return presets.find((preset) => preset.slug === slug);
};

/** Runs of others with 1, 2, 3, … points, a second apart, the last one an hour ago. */
const insertRuns = (count: number, set = '') =>
  site.database.pool.query(
    `insert into drill_runs (id, kind, preset, version, title, format, seed, starts_at, ends_at,
       state, finished_at, points, is_ranked)
     select gen_random_uuid(), 'preset', 'classic-sprint', 1, '', '{}', '', now(), now(), 'finished',
       $2::timestamptz - interval '1 hour' - n * interval '1 second', n, true
       from generate_series(1, $1) n;`
      .replace('$1', String(count))
      .replace('$2', `'${clock.now().toISOString()}'`) + set,
  );

describe('bests', () => {
  it('are of the user, on the current version', async () => {
    expect(await presetOf(ada)).toMatchObject({ best: null, runs: 0 });
    await play(ada, clock, sprint, { plan: 'rrw' });
    const best = await play(ada, clock, sprint, { plan: 'rrrrw' });
    await play(ada, clock, sprint, { plan: 'r' });
    await play(bob, clock, sprint, { plan: 'rrrrrr' });
    expect(await presetOf(ada)).toMatchObject({
      best: { points: 4, right: 4, wrong: 1, at: best.finishedAt },
      runs: 3,
    });
    expect(await presetOf(anyone)).toMatchObject({ best: null, runs: 0 });
    expect(await presetOf(ada, 'three-blocks')).toMatchObject({ best: null, runs: 0 });
  });

  it('are compared with what there was before', async () => {
    expect((await play(ada, clock, sprint, { plan: 'rr' })).best).toBeNull();
    clock.pass(1);
    expect((await play(ada, clock, sprint, { plan: 'rrr' })).best).toBe(2);
    clock.pass(1);
    expect((await play(ada, clock, sprint, { plan: 'r' })).best).toBe(3);
    expect((await play(anyone, clock, sprint)).best).toBeNull();
  });
});

describe('a run that no human can do', () => {
  it('is marked, and counts neither as a best nor for percentiles', async () => {
    const run = await startRun(ada, sprint);
    clock.set(run.startsAt, 20 * 0.399);
    const result = await finish(ada, run, answersOf(run, 'r'.repeat(20), 60_000));
    expect(result).toMatchObject({ isTooFast: true, points: 20, percentile: { runs: 0 } });
    expect(await presetOf(ada)).toMatchObject({ best: null, runs: 1 });
    expect(
      await play(ada, clock, sprint, { plan: 'r'.repeat(20), secondsEach: 0.4 }),
    ).toMatchObject({ isTooFast: false, percentile: { runs: 1 } });
  });

  it('is one with answers before its start', async () => {
    const run = await startRun(anyone, sprint);
    expect(await finish(anyone, run, answersOf(run, 'rr'))).toMatchObject({ isTooFast: true });
  });
});

describe('the percentile', () => {
  it('needs 30 runs', async () => {
    await insertRuns(28);
    expect((await play(anyone, clock, sprint)).percentile).toEqual({ runs: 29, percentile: null });
    expect((await play(anyone, clock, sprint)).percentile).toMatchObject({ runs: 30 });
  });

  it('is the share of runs below, with half of the equal ones', async () => {
    await insertRuns(39);
    const { percentile } = await play(anyone, clock, sprint, { plan: 'r'.repeat(30) });
    // 29 below and 2 equal of 40.
    expect(percentile).toEqual({ runs: 40, percentile: 75 });
  });

  it.each([
    ['of other versions', `update drill_runs set version = 2`],
    ['of other presets', `update drill_runs set preset = 'three-blocks'`],
    ['that no human can do', `update drill_runs set is_ranked = false`],
    ['of long ago', `update drill_runs set finished_at = finished_at - interval '90 days'`],
  ])('leaves out runs %s', async (_which, set) => {
    await site.database.pool.query(
      `insert into drill_presets select slug, 2, title, trains, format, pass_line, evidence, false
         from drill_presets where slug = 'classic-sprint' and version = 1 on conflict do nothing`,
    );
    const run = await startRun(anyone, sprint);
    await site.database.pool.query('update drill_runs set version = 1');
    await insertRuns(40, `${set} where format = '{}'`);
    clock.set(run.startsAt, 30);
    const { percentile } = await finish(anyone, run, answersOf(run, 'rrrr'));
    await site.database.pool.query('delete from drill_runs');
    await site.database.pool.query('delete from drill_presets where version = 2');
    expect(percentile).toEqual({ runs: 1, percentile: null });
  });

  it('is read from an index alone', async () => {
    await insertRuns(2_000);
    const { pool } = site.database;
    await pool.query('vacuum analyze drill_runs');
    const { rows } = await pool.query(
      `explain select points from drill_runs where preset = 'classic-sprint' and version = 1
         and is_ranked and finished_at > now() - interval '90 days'
         order by finished_at desc limit 10`,
    );
    expect(JSON.stringify(rows)).toContain('Index Only Scan Backward using drill_runs_percentile');
  });
});

describe('the history', () => {
  it('has the finished runs of the user, the newest first', async () => {
    const first = await play(ada, clock, sprint, { plan: 'rrw' });
    const second = await play(ada, clock, { kind: 'facts' }, { plan: 'rr' });
    await play(bob, clock, sprint);
    await startRun(ada, sprint);
    const history = async (query = '') => (await ada.get(`/api/drills/runs${query}`)).json().runs;
    expect(await history()).toEqual([
      expect.objectContaining({ id: second.id, preset: null, title: 'Number facts' }),
      {
        ...{ id: first.id, preset: 'classic-sprint', title: 'Classic sprint', version: 1 },
        ...{ points: 2, right: 2, wrong: 1, skipped: 0, seconds: 6 },
        finishedAt: first.finishedAt,
      },
    ]);
    expect(await history('?preset=classic-sprint')).toMatchObject([{ id: first.id }]);
    expect(await history('?preset=nothing')).toEqual([]);
    expect((await ada.get('/api/drills/runs?preset=A%20B')).statusCode).toBe(400);
  });
});

describe("a visitor's runs", () => {
  const carry = (user: Visitor, runs: unknown) => user.post('/api/drills/carry', { runs });

  it('are taken over, once and by one user', async () => {
    const first = await play(anyone, clock, sprint, { plan: 'rrr' });
    const second = await startRun(anyone, sprint);
    const ids = [first.id, second.id, nowhere];
    expect((await carry(ada, ids)).json()).toEqual({ carried: 2 });
    expect((await carry(bob, ids)).json()).toEqual({ carried: 0 });
    expect((await carry(ada, ids)).json()).toEqual({ carried: 0 });
    expect(await presetOf(ada)).toMatchObject({ best: { points: 3 }, runs: 1 });
    expect((await anyone.get(`/api/drills/runs/${first.id}`)).statusCode).toBe(404);
  });

  it('teach what they say about number facts', async () => {
    await site.database.pool.query('delete from drill_facts');
    const run = await play(anyone, clock, { kind: 'facts' }, { plan: 'rrw' });
    await carry(ada, [run.id]);
    expect((await ada.get('/api/drills/facts')).json()).toMatchObject({ due: 1, total: 3 });
  });

  it('are not those of other users', async () => {
    const { id } = await play(bob, clock, sprint);
    expect((await carry(ada, [id])).json()).toEqual({ carried: 0 });
    expect((await bob.get(`/api/drills/runs/${id}`)).statusCode).toBe(200);
  });

  it.each([
    ['no list', 'x', 'Runs must be a list'],
    ['no ids', ['x'], 'Invalid run id'],
    ['too many', Array.from({ length: 101 }, () => nowhere), 'At most 100 runs at once'],
  ])('are refused with %s', async (_what, runs, message) => {
    const response = await carry(ada, runs);
    expect([response.statusCode, response.json().message]).toEqual([400, message]);
  });
});
