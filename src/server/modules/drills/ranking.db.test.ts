import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DrillPreset } from '#shared/contracts/drill.ts';
import type { TestApp } from '#test/support/app.ts';
import { answersOf, Clock, finish, play, readRun, startRun } from '#test/support/drills.ts';
import { Visitor } from '#test/support/http.ts';
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

/** One run each for some verified accounts, with 1, 2, 3, … points, an hour ago. */
async function insertRuns(count: number, preset = 'classic-sprint'): Promise<void> {
  const { pool } = site.database;
  await pool.query(
    `insert into users (username, email, is_email_verified)
       select 'player-' || n, 'player-' || n || '@example.org', true from generate_series(1, $1) n
       on conflict do nothing`,
    [count],
  );
  await pool.query(
    `insert into drill_runs (id, user_id, kind, preset, version, title, format, seed, starts_at,
       ends_at, state, finished_at, points, is_ranked)
     select gen_random_uuid(), (select id from users where username = 'player-' || n), 'preset', $3, 1,
       '', '{}', '', now(), now(), 'finished', $2::timestamptz - interval '1 hour', n, true
       from generate_series(1, $1::int) n`,
    [count, clock.now(), preset],
  );
}

describe('bests', () => {
  it("are the user's own, on the current version", async () => {
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

  it('are compared with earlier runs', async () => {
    expect((await play(ada, clock, sprint, { plan: 'rr' })).best).toBeNull();
    clock.pass(1);
    expect((await play(ada, clock, sprint, { plan: 'rrr' })).best).toBe(2);
    clock.pass(1);
    expect((await play(ada, clock, sprint, { plan: 'r' })).best).toBe(3);
    expect((await play(anyone, clock, sprint)).best).toBeNull();
  });
});

describe('a run too fast for a human', () => {
  it('is marked and counts neither as a best nor for percentiles', async () => {
    const run = await startRun(ada, sprint);
    clock.set(run.startsAt, 20 * 0.499);
    const result = await finish(ada, run, answersOf(run, 'r'.repeat(20), 60_000));
    expect(result).toMatchObject({ mark: 'too-fast', points: 20, percentile: { accounts: 0 } });
    expect(await presetOf(ada)).toMatchObject({ best: null, runs: 1 });
    expect((await ada.get('/api/drills/runs')).json().runs).toMatchObject([{ mark: 'too-fast' }]);
    expect(
      await play(ada, clock, sprint, { plan: 'r'.repeat(20), secondsEach: 0.5 }),
    ).toMatchObject({ mark: null, percentile: { accounts: 1 } });
  });

  it.each([
    ['probability-sprint', 10, 4.3],
    ['sequences', 26, 10.9],
  ])('is one of %s with %d right in %d seconds', async (preset, items, seconds) => {
    const run = await startRun(ada, { kind: 'preset', preset });
    clock.set(run.startsAt, seconds);
    const result = await finish(ada, run, answersOf(run, 'r'.repeat(items)));
    expect(result).toMatchObject({ mark: 'too-fast', right: items, percentile: { accounts: 0 } });
  });

  it('is one with answers before its start', async () => {
    const run = await startRun(anyone, sprint);
    expect(await finish(anyone, run, answersOf(run, 'rr'))).toMatchObject({ mark: 'too-fast' });
  });
});

describe('the percentile', () => {
  it('needs 30 verified accounts', async () => {
    await insertRuns(29);
    const before = { accounts: 29, percentile: null, isIncluded: false };
    expect((await play(anyone, clock, sprint)).percentile).toEqual(before);
    expect((await play(ada, clock, sprint)).percentile).toMatchObject({
      ...{ accounts: 30, percentile: expect.any(Number), isIncluded: true },
    });
  });

  it('is the share of accounts below, plus half of those equal', async () => {
    await insertRuns(39);
    const { percentile } = await play(ada, clock, sprint, { plan: 'r'.repeat(30) });
    // 29 below and 2 equal of 40.
    expect(percentile).toEqual({ accounts: 40, percentile: 75, isIncluded: true });
  });

  it('counts the best run of each account, however many it has', async () => {
    await insertRuns(39);
    await site.database.pool.query(
      `insert into drill_runs (id, user_id, kind, preset, version, title, format, seed, starts_at,
         ends_at, state, finished_at, points, is_ranked)
       select gen_random_uuid(), user_id, kind, preset, version, '', '{}', '', starts_at, ends_at,
         state, finished_at, n, true from drill_runs, generate_series(1, 30) n where points = 39`,
    );
    const { percentile } = await play(ada, clock, sprint, { plan: 'r'.repeat(30) });
    expect(percentile).toMatchObject({ accounts: 40, percentile: 75 });
  });

  it('shows visitors and unverified accounts where they would stand, and counts neither', async () => {
    await insertRuns(40);
    const unverified = new Visitor(site.app, await site.signIn({ isEmailVerified: false }));
    for (const player of [anyone, anyone, unverified, unverified]) {
      const { percentile } = await play(player, clock, sprint, { plan: 'r'.repeat(30) });
      expect(percentile).toEqual({ accounts: 40, percentile: 74, isIncluded: false });
    }
  });

  it.each([
    ['of other versions', `version = 2`],
    ['of other presets', `preset = 'three-blocks'`],
    ['that do not count', `is_ranked = false`],
    ['from long ago', `finished_at = finished_at - interval '90 days'`],
  ])('leaves out runs %s', async (_which, set) => {
    const { pool } = site.database;
    await pool.query(
      `insert into drill_presets select slug, 2, title, trains, format, pass_line, evidence, false
         from drill_presets where slug = 'classic-sprint' and version = 1 on conflict do nothing`,
    );
    const run = await startRun(ada, sprint);
    await pool.query('update drill_runs set version = 1');
    await insertRuns(40);
    await pool.query(`update drill_runs set ${set} where format = '{}'`);
    clock.set(run.startsAt, 30);
    const { percentile } = await finish(ada, run, answersOf(run, 'rrrr'));
    await pool.query('delete from drill_runs');
    await pool.query('delete from drill_presets where version = 2');
    expect(percentile).toEqual({ accounts: 1, percentile: null, isIncluded: true });
  });

  it('reads few runs of an account, however many it has', async () => {
    const left = async () => {
      const { rows } = await site.database.pool.query(
        'select points from drill_runs where is_ranked and not is_outdone order by points desc',
      );
      return rows.map(({ points }) => points);
    };
    for (const [right, expected] of [
      [5, [5]],
      [2, [5, 2]],
      [3, [5, 3]],
      [3, [5, 3]],
      [6, [6]],
    ] as const) {
      await play(ada, clock, sprint, { plan: 'r'.repeat(right) });
      expect(await left()).toEqual(expected);
    }
    await play(bob, clock, sprint, { plan: 'r'.repeat(7) });
    await play(ada, clock, { kind: 'facts' }, { plan: 'r'.repeat(8) });
    const run = await play(anyone, clock, sprint, { plan: 'r'.repeat(9) });
    expect(await left()).toEqual([9, 8, 7, 6]);
    await ada.post('/api/drills/carry', { runs: [run.id] });
    expect(await left()).toEqual([9, 8, 7]);
  });

  it('is read from an index only', async () => {
    await insertRuns(40);
    const { pool } = site.database;
    await pool.query('vacuum analyze drill_runs');
    const results = await pool.query(
      // So few rows are read faster without one.
      `begin; set local enable_seqscan = off;
       explain select user_id, max(points) from drill_runs where preset = 'classic-sprint'
         and version = 1 and is_ranked and not is_outdone
         and finished_at > now() - interval '90 days' group by user_id;
       rollback`,
    );
    expect(JSON.stringify(results)).toContain('Index Only Scan using drill_runs_percentile');
  });

  it('is barely affected by 32 perfect runs of one visitor, however patient', async () => {
    const test = { kind: 'preset', preset: 'sequences-half' };
    await insertRuns(30, test.preset);
    const honest = `${'r'.repeat(12)}w`;
    const before = await play(ada, clock, test, { plan: honest, secondsEach: 40 });
    expect(before).toMatchObject({ points: 11, percentile: { accounts: 31, percentile: 35 } });
    const runs = [];
    for (let n = 0; n < 32; n += 1) {
      const secondsEach = n % 2 === 0 ? 0.45 : 50;
      runs.push(await play(anyone, clock, test, { plan: 'r'.repeat(13), secondsEach }));
    }
    expect(runs.filter(({ mark }) => mark === 'too-fast')).toHaveLength(16);
    await bob.post('/api/drills/carry', { runs: runs.map(({ id }) => id) });
    // Bob counts once, as one account.
    const after = await readRun(ada, before);
    expect(after.percentile).toEqual({ accounts: 32, percentile: 34, isIncluded: true });
  });
});

describe('the history', () => {
  it("has the user's finished runs, newest first", async () => {
    const first = await play(ada, clock, sprint, { plan: 'rrw' });
    const second = await play(ada, clock, { kind: 'facts' }, { plan: 'rr' });
    await play(bob, clock, sprint);
    await startRun(ada, sprint);
    const history = async (query = '') => (await ada.get(`/api/drills/runs${query}`)).json().runs;
    expect(await history()).toEqual([
      expect.objectContaining({ id: second.id, preset: null, title: 'Number facts' }),
      {
        ...{ id: first.id, preset: 'classic-sprint', title: 'Classic sprint', version: 1 },
        ...{ points: 2, right: 2, wrong: 1, skipped: 0, mark: null, seconds: 6 },
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

  it('can be claimed once, by one user', async () => {
    const first = await play(anyone, clock, sprint, { plan: 'rrr' });
    const second = await startRun(anyone, sprint);
    const ids = [first.id, second.id, nowhere];
    expect((await carry(ada, ids)).json()).toEqual({ carried: 2 });
    expect((await carry(bob, ids)).json()).toEqual({ carried: 0 });
    expect((await carry(ada, ids)).json()).toEqual({ carried: 0 });
    expect(await presetOf(ada)).toMatchObject({ best: { points: 3 }, runs: 1 });
    expect((await anyone.get(`/api/drills/runs/${first.id}`)).statusCode).toBe(404);
  });

  it('update number facts when claimed', async () => {
    await site.database.pool.query('delete from drill_facts');
    const run = await play(anyone, clock, { kind: 'facts' }, { plan: 'rrw' });
    await carry(ada, [run.id]);
    expect((await ada.get('/api/drills/facts')).json()).toMatchObject({ due: 1, total: 3 });
  });

  it('do not include those of other users', async () => {
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
