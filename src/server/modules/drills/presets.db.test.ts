import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '#server/db/client.ts';
import type { AdminPreset } from '#shared/contracts/drill.ts';
import { drillGroup } from '#shared/drills/advice/drill-group.ts';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { Clock, play } from '#test/support/drills.ts';
import type { Visitor } from '#test/support/http.ts';
import { invitePeople, type People } from '#test/support/people.ts';
import { seedPresets } from './preset-seed.service.ts';
import { presets } from './presets.ts';

const clock = new Clock();
const sprint = { kind: 'preset', preset: 'classic-sprint' } as const;
let site: TestApp;
let people: People;

beforeAll(async () => {
  site = await createTestApp({ now: clock.now, config: { rateLimits: false } });
  people = await invitePeople(site);
});
afterAll(() => site.close());
afterEach(async () => {
  const { pool } = site.database;
  await pool.query('delete from drill_runs; delete from drill_presets; delete from audit_log');
  await seedPresets(openDatabase(pool), presets);
});

const listed = async (): Promise<AdminPreset[]> =>
  (await people.admin.get('/api/admin/drills')).json();

async function current(): Promise<AdminPreset> {
  const preset = (await listed()).find(({ slug }) => slug === 'classic-sprint');
  if (!preset) throw new Error('There is no such preset');
  return preset;
}

async function edited(change: object) {
  const { version, title, trains, format, passLine, evidence } = await current();
  return { version, title, trains, format, passLine, evidence, ...change };
}

const save = (change: object, slug = 'classic-sprint', who: Visitor = people.admin) =>
  who.put(`/api/admin/drills/${slug}`, change);

const withBlock = async (change: object) => {
  const { format } = await current();
  return edited({ format: { ...format, blocks: [{ ...format.blocks[0], ...change }] } });
};

describe('the presets', () => {
  it('match the code, in the same order', async () => {
    const { presets: shown, recommended } = (await people.nobody.get('/api/drills')).json();
    expect(shown).toEqual(
      presets.map((preset) => ({
        ...preset,
        group: drillGroup(preset.format),
        ...{ version: 1, best: null, runs: 0, lastAt: null },
      })),
    );
    expect(recommended).toEqual({ slug: 'classic-sprint', reason: 'start' });
  });

  it('come with a recommendation that follows what the user ran, and nobody else', async () => {
    const { finishedAt } = await play(people.user, clock, sprint);
    const { presets: shown, recommended } = (await people.user.get('/api/drills')).json();
    expect(shown[0]).toMatchObject({ slug: 'classic-sprint', runs: 1, lastAt: finishedAt });
    expect(recommended).toEqual({ slug: 'likelihood-list', reason: 'untried' });
    for (const who of [people.nobody, people.admin]) {
      expect((await who.get('/api/drills')).json().recommended.reason).toBe('start');
    }
    await play(people.user, clock, sprint);
    const after = (await people.user.get('/api/drills')).json();
    expect(after.recommended).toEqual({ slug: 'classic-sprint', reason: 'weakest' });
  });

  it('follow the code, with a new version once there are runs', async () => {
    const db = openDatabase(site.database.pool);
    const [first, ...rest] = presets;
    if (!first) throw new Error('There are no presets');
    const next = (title: string, seconds: number) =>
      seedPresets(db, [{ ...first, title, format: { ...first.format, seconds } }, ...rest]);
    const versions = async () => {
      const { rows } = await site.database.pool.query(
        'select version, title from drill_presets where slug = $1 order by version',
        [first.slug],
      );
      return rows.map(({ version, title }) => `${version} ${title}`);
    };
    await next(first.title, first.format.seconds);
    expect(await versions()).toEqual([`1 ${first.title}`]);
    await next('Without runs', 61);
    expect(await versions()).toEqual(['2 Without runs']);
    await play(people.user, clock, sprint);
    await next('With runs', 62);
    expect(await versions()).toEqual(['2 Without runs', '3 With runs']);
    await save(await edited({ title: 'Edited' }));
    await next('Newer', 63);
    expect(await versions()).toEqual(['2 Without runs', '4 Edited']);
  });

  it('keep their version, and their bests, when only the words change', async () => {
    await play(people.user, clock, sprint);
    const reworded = presets.map((preset) => ({ ...preset, trains: 'Speed' }));
    await seedPresets(openDatabase(site.database.pool), reworded);
    const { presets: shown } = (await people.user.get('/api/drills')).json();
    expect(shown[0]).toMatchObject({ trains: 'Speed', version: 1, runs: 1 });
  });

  it('are seeded once by processes that start at the same time', async () => {
    const db = openDatabase(site.database.pool);
    const changed = presets.map((preset) => ({
      ...preset,
      format: { ...preset.format, seconds: preset.format.seconds + 1 },
    }));
    await Promise.all([1, 2, 3].map(() => seedPresets(db, changed)));
    expect((await listed()).every(({ version }) => version === 2)).toBe(true);
  });
});

describe('an edit', () => {
  it('changes numbers, times, points, texts and evidence at once', async () => {
    const { format } = await current();
    const [block] = format.blocks;
    if (!block) throw new Error('There are no items');
    const change = {
      title: 'Sprint',
      trains: 'Speed.',
      format: {
        ...{ seconds: 90, secondsPerItem: 10, order: format.order },
        blocks: [{ ...block, count: 50, points: { right: 2, wrong: -1, skipped: 0 } }],
      },
      passLine: 40,
      evidence: { kind: 'reports', note: 'Seen in 2026', date: '2026-11-01' },
    } as const;
    const response = await save(await edited(change));
    expect(response.json()).toMatchObject({ slug: 'classic-sprint', version: 2, ...change });
    const { presets: shown } = (await people.nobody.get('/api/drills')).json();
    expect(shown[0]).toMatchObject({ ...change, group: 'Arithmetic' });
    const result = await play(people.user, clock, sprint, { plan: 'rrw' });
    expect(result).toMatchObject({ version: 2, points: 3, passLine: 40 });
  });

  it('leaves old results with the version they were played on', async () => {
    const before = await play(people.user, clock, sprint, { plan: 'rrr' });
    await save(await edited({ passLine: 99 }));
    expect(await current()).toMatchObject({ version: 2, runs: 0 });
    const after = await play(people.user, clock, sprint, { plan: 'r' });
    expect(after).toMatchObject({ version: 2, passLine: 99, best: null });
    const read = (await people.user.get(`/api/drills/runs/${before.id}`)).json();
    expect(read).toMatchObject({ version: 1, passLine: null, points: 3 });
    const { presets: shown } = (await people.user.get('/api/drills')).json();
    expect(shown[0]).toMatchObject({ best: { points: 1 }, runs: 2 });
  });

  it('is in the audit log, unless nothing changed', async () => {
    await save(await edited({}));
    await save(await edited({ title: 'Sprint' }));
    const acts = (await people.admin.get('/api/admin/audit?subject=drill:classic-sprint')).json();
    expect(acts).toMatchObject([
      {
        action: 'drill.update',
        actorName: people.admin.username,
        details: { version: 2, before: { title: 'Classic sprint' }, after: { title: 'Sprint' } },
      },
    ]);
  });

  it('is refused after a conflicting edit, with or without runs', async () => {
    const stale = await edited({ title: 'Mine' });
    const codes = (await Promise.all([save(stale), save({ ...stale, title: 'Yours' })])).map(
      (response) => response.json().code ?? 'saved',
    );
    expect(codes.toSorted()).toEqual(['CHANGED_MEANWHILE', 'saved']);
    await play(people.user, clock, sprint);
    await save(await edited({ title: 'Theirs' }));
    const late = await save(stale);
    expect([late.statusCode, late.json().code]).toEqual([409, 'CHANGED_MEANWHILE']);
    expect((await current()).title).toBe('Theirs');
  });

  it('cannot change the items', async () => {
    const { format } = await current();
    for (const change of [
      await withBlock({ family: 'sequences', settings: {} }),
      await withBlock({ settings: { ...format.blocks[0]?.settings, places: 2 } }),
      await edited({ format: { ...format, order: 'free' } }),
      await edited({
        format: { ...format, blocks: [...format.blocks, ...format.blocks] },
      }),
    ]) {
      const response = await save(change);
      expect(response.statusCode).toBe(400);
      expect(response.json().message).toMatch(
        /^(You can change counts, times|A drill has at most)/,
      );
    }
    expect(await current()).toMatchObject({ version: 1, format });
  });

  it('is refused with bad input', async () => {
    for (const [change, message] of [
      [{ title: '' }, 'Please enter a title'],
      [{ passLine: 'x' }, 'The pass line must be a number'],
      [{ evidence: { kind: 'x', note: 'x', date: '2026-11-01' } }, 'Say how well'],
      [{ evidence: { kind: 'own', note: '', date: '2026-11-01' } }, 'Please enter the source'],
      [{ evidence: { kind: 'own', note: 'x', date: 'today' } }, 'The date must look like'],
      [{ version: 'x' }, 'Invalid input'],
    ] as const) {
      const response = await save({ ...(await edited({})), ...change });
      expect(response.statusCode).toBe(400);
      expect(response.json().message).toContain(message);
    }
    expect((await save(await edited({}), 'nothing')).statusCode).toBe(404);
    expect((await save(await edited({}), 'No%20slug')).statusCode).toBe(400);
  });

  it('requires an administrator', async () => {
    const change = await edited({ title: 'X' });
    expect((await save(change, 'classic-sprint', people.user)).statusCode).toBe(403);
    expect((await people.nobody.put('/api/admin/drills/classic-sprint', change)).statusCode).toBe(
      401,
    );
    expect((await people.user.get('/api/admin/drills')).statusCode).toBe(403);
    expect((await current()).title).toBe('Classic sprint');
  });
});
