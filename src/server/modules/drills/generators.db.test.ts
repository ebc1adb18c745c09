import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DrillRun, RunAnswer } from '#shared/contracts/drill-run.ts';
import { rightResponse } from '#shared/drills/check.ts';
import type { DrillItem } from '#shared/drills/item.ts';
import type { TestApp } from '#test/support/app.ts';
import { Clock, finish, ownFormat, readRun, startRun } from '#test/support/drills.ts';
import type { Visitor } from '#test/support/http.ts';
import { openDrills } from '#test/support/open-drills.ts';
import { migrationsFolder } from '../../db/migrate.ts';
import { dealRun } from './dealing/deal.ts';
import { currentGenerator, familiesOf } from './dealing/generators.ts';

const clock = new Clock();
const eighty = { kind: 'preset', preset: '80-in-8' } as const;
let site: TestApp;
let ada: Visitor;
let bob: Visitor;
let anyone: Visitor;

beforeAll(async () => {
  ({ site, ada, bob, anyone } = await openDrills(clock));
});
afterAll(() => site.close());
beforeEach(() => site.database.pool.query('delete from drill_runs; delete from own_drills'));

/** Every item of a run, as dealt by a generator. */
function dealBy(generator: number, { format, seed }: Pick<DrillRun, 'format' | 'seed'>) {
  const deal = dealRun(format, seed, familiesOf(generator));
  return Array.from({ length: deal.length }, (_, index) => deal.at(index));
}

/** A visitor's run that was left running before the second generator. */
async function insertOld(): Promise<{ id: string }> {
  const { id } = await startRun(anyone, eighty);
  const { rows } = await site.database.pool.query<{ id: string }>(
    `insert into drill_runs (id, kind, preset, version, title, format, seed, starts_at, ends_at)
       select gen_random_uuid(), kind, preset, version, title, format, seed, starts_at, ends_at
         from drill_runs where id = $1 returning id`,
    [id],
  );
  const [old] = rows;
  if (!old) throw new Error('No run was inserted.');
  return old;
}

const answer = (items: readonly DrillItem[]): RunAnswer[] =>
  items.map(({ asks }, index) => ({
    ...{ index, edit: 0, milliseconds: 2_000 },
    response: rightResponse(asks),
  }));

const generatorOf = async ({ id }: { id: string }) => {
  const { rows } = await site.database.pool.query(
    'select generator from drill_runs where id = $1',
    [id],
  );
  return rows[0]?.generator;
};

describe('a run', () => {
  it('is dealt by the current generator', async () => {
    const run = await startRun(ada, eighty);
    expect(await generatorOf(run)).toBe(currentGenerator);
    expect(run.items).toEqual(dealBy(currentGenerator, run));
  });

  it('keeps the items of the generator it was started with and is scored by them', async () => {
    const old = await insertOld();
    const { items, format, seed, startsAt } = await readRun(anyone, old);
    expect(items).toEqual(dealBy(1, { format, seed }));
    expect(items).not.toEqual(dealBy(currentGenerator, { format, seed }));
    clock.set(startsAt, 400);
    expect(await finish(anyone, old, answer(items))).toMatchObject({ points: 80, items });
  });

  it('keeps them in an open duel', async () => {
    const old = await insertOld();
    const { items, startsAt } = await readRun(anyone, old);
    clock.set(startsAt, 400);
    await finish(anyone, old, answer(items.slice(0, 5)));
    const duel = await anyone.post('/api/drills/duels', { runId: old.id, name: 'Old' });
    const joined = await startRun(bob, { kind: 'duel', token: duel.json().token });
    expect(joined.items).toEqual(items);
    expect(await generatorOf(joined)).toBe(1);
  });
});

describe('the migration', () => {
  const migrate = async () => {
    const file = join(migrationsFolder, '0026_drill-generators.sql');
    const [, ...steps] = (await readFile(file, 'utf8')).split('--> statement-breakpoint');
    await site.database.pool.query(`begin; ${steps.join('')} ; commit`);
  };
  const versions = async () => {
    const { rows } = await site.database.pool.query<{ slug: string }>(
      'select slug from drill_presets where version = 2 order by slug',
    );
    return rows.map(({ slug }) => slug);
  };

  it('resets bests and percentiles where items have changed and runs exist', async () => {
    for (const preset of [
      '80-in-8',
      '80-in-8-typed',
      'classic-sprint',
      'sequences',
      'order-book',
    ]) {
      await startRun(ada, { kind: 'preset', preset });
    }
    await startRun(ada, { kind: 'preset', preset: 'three-blocks' });
    const [block] = ownFormat.blocks;
    const chosen = { ...block, settings: { ...block.settings, options: 4 } };
    for (const blocks of [[block], [chosen]]) {
      await ada.post('/api/drills/own', { title: 'x', format: { ...ownFormat, blocks } });
    }
    await migrate();
    expect(await versions()).toEqual(['80-in-8', 'sequences', 'three-blocks']);
    const { rows } = await site.database.pool.query(
      'select version from own_drills order by version',
    );
    expect(rows).toEqual([{ version: 1 }, { version: 2 }]);
    const next = await startRun(ada, eighty);
    clock.set(next.startsAt, 400);
    const result = await finish(ada, next, answer(next.items));
    expect(result).toMatchObject({ version: 2, points: 80, best: null });
  });
});
