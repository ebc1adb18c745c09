import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { migrationsFolder } from '#server/db/migrate.ts';
import { transactionsOn } from '#server/db/transaction.ts';
import type { TestApp } from '#test/support/app.ts';
import { answersOf, Clock, finish, play, startRun } from '#test/support/drills.ts';
import type { Visitor } from '#test/support/http.ts';
import { openDrills } from '#test/support/open-drills.ts';
import { recomputeRuns } from './recompute-runs.ts';

const clock = new Clock();
const sprint = { kind: 'preset', preset: 'classic-sprint' } as const;
const day = 86_400;
let site: TestApp;
let ada: Visitor;
let bob: Visitor;
let anyone: Visitor;

beforeAll(async () => {
  ({ site, ada, bob, anyone } = await openDrills(clock));
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.database.pool.query('delete from drill_runs');
  clock.set('2026-03-09T12:00:00Z');
});

const active = async (who: Visitor) => {
  const { calendar, streak } = (await who.get('/api/progress')).json();
  return { calendar, streak };
};

/** The last statement of the migration that made drills count. */
async function readBackfill(): Promise<string> {
  const files = await readdir(migrationsFolder);
  const file = files.find((name) => name.endsWith('_mistakes_and_streaks.sql')) ?? '';
  const text = await readFile(join(migrationsFolder, file), 'utf8');
  return text.split('--> statement-breakpoint').at(-1) ?? '';
}

describe('a finished drill', () => {
  it('counts for the calendar and the streak, of its player only', async () => {
    await play(ada, clock, sprint);
    clock.set('2026-03-10T12:00:00Z');
    await play(ada, clock, sprint);
    await play(ada, clock, sprint);
    expect(await active(ada)).toEqual({
      calendar: [
        { date: '2026-03-09', count: 1 },
        { date: '2026-03-10', count: 2 },
      ],
      streak: { current: 2, longest: 2 },
    });
    expect((await ada.get('/api/practice')).json()).toMatchObject({ streak: 2 });
    expect((await active(bob)).calendar).toEqual([]);
  });

  it('counts once, however often it is finished', async () => {
    const run = await startRun(ada, sprint);
    clock.set(run.startsAt, 20);
    await finish(ada, run, answersOf(run, 'rrrrr'));
    await finish(ada, run, answersOf(run, 'rrrrr'));
    expect((await active(ada)).calendar).toEqual([{ date: '2026-03-09', count: 1 }]);
  });

  it.each([
    ['abandoned', { plan: '' }],
    ['too fast for a human', { plan: 'rrrrr', secondsEach: 0.01 }],
  ])('does not count if %s', async (_, how) => {
    await play(ada, clock, sprint, how);
    expect(await active(ada)).toEqual({ calendar: [], streak: { current: 0, longest: 0 } });
  });

  it('counts once a visitor has signed in and taken it over', async () => {
    const { id } = await play(anyone, clock, sprint);
    clock.pass(day);
    expect((await active(bob)).calendar).toEqual([]);
    await bob.post('/api/drills/carry', { runs: [id] });
    expect((await active(bob)).calendar).toEqual([{ date: '2026-03-09', count: 1 }]);
    await ada.post('/api/drills/carry', { runs: [id] });
    expect((await active(ada)).calendar).toEqual([]);
  });

  it('reaches back to before the calendar starts, for the longest streak', async () => {
    for (const date of ['2024-03-01', '2024-03-02', '2024-03-03']) {
      clock.set(`${date}T12:00:00Z`);
      await play(ada, clock, sprint);
    }
    clock.set('2026-03-09T12:00:00Z');
    expect((await active(ada)).streak).toEqual({ current: 0, longest: 3 });
  });

  it('also counts if it was finished before drills counted', async () => {
    await play(ada, clock, sprint);
    await play(ada, clock, sprint, { plan: 'rrrrr', secondsEach: 0.01 });
    await play(anyone, clock, sprint);
    const before = await active(ada);
    await site.database.pool.query('delete from finished_drills');
    await site.database.pool.query(await readBackfill());
    expect(await active(ada)).toEqual(before);
    const { rows } = await site.database.pool.query('select from finished_drills');
    expect(rows).toHaveLength(1);
  });

  it('is exported, and still counts after recomputing', async () => {
    await play(ada, clock, sprint);
    const before = await active(ada);
    expect((await ada.get('/api/user/data')).json().finishedDrills).toHaveLength(1);
    await site.database.pool.query('delete from finished_drills');
    expect((await active(ada)).calendar).toEqual([]);
    await recomputeRuns(transactionsOn(site.database.pool));
    expect(await active(ada)).toEqual(before);
  });
});
