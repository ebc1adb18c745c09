import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OwnPreset } from '#shared/contracts/drill.ts';
import type { TestApp } from '#test/support/app.ts';
import { Clock, ownFormat, play, startRun } from '#test/support/drills.ts';
import type { Visitor } from '#test/support/http.ts';
import { openDrills } from '#test/support/open-drills.ts';

const clock = new Clock();
let site: TestApp;
let ada: Visitor;
let bob: Visitor;
let anyone: Visitor;

beforeAll(async () => {
  ({ site, ada, bob, anyone } = await openDrills(clock));
});
afterAll(() => site.close());
beforeEach(() => site.database.pool.query('delete from own_drills'));

const [block] = ownFormat.blocks;

async function create(title = 'Warm-up'): Promise<OwnPreset> {
  const response = await ada.post('/api/drills/own', { title, format: ownFormat });
  expect(response.statusCode, response.body).toBe(201);
  return response.json();
}

const list = async (owner = ada): Promise<OwnPreset[]> =>
  (await owner.get('/api/drills/own')).json();

describe('an own drill', () => {
  it('is created, changed, run and deleted', async () => {
    const drill = await create(' Warm\nup ');
    expect(drill).toMatchObject({
      ...{ title: 'Warm up', format: ownFormat, shareToken: null, runs: 0, best: null },
    });
    const run = await play(ada, clock, { kind: 'own', id: drill.id }, { plan: 'rrrrrrrrrr' });
    expect(run).toMatchObject({ preset: null, title: 'Warm up', points: 20, percentile: null });
    expect(await list()).toMatchObject([{ runs: 1, best: { points: 20, right: 10, wrong: 0 } }]);
    const renamed = await ada.put(`/api/drills/own/${drill.id}`, { title: 'X', format: ownFormat });
    expect(renamed.json()).toMatchObject({ title: 'X', runs: 1, best: { points: 20 } });
    expect((await ada.delete(`/api/drills/own/${drill.id}`)).statusCode).toBe(204);
    expect(await list()).toEqual([]);
    const { runs } = (await ada.get('/api/drills/runs')).json();
    expect(runs).toMatchObject([{ id: run.id, title: 'Warm up' }]);
  });

  it('forgets its best when its format changes', async () => {
    const { id } = await create();
    await play(ada, clock, { kind: 'own', id });
    const format = { ...ownFormat, seconds: 30 };
    const changed = await ada.put(`/api/drills/own/${id}`, { title: 'Warm-up', format });
    expect(changed.json()).toMatchObject({ format, best: null, runs: 1 });
  });

  it('can only use operations', async () => {
    const others = [
      { ...block, family: 'sequences', settings: {} },
      {
        ...block,
        family: 'facts',
        settings: { facts: [{ operator: '+', left: '1', right: '2' }] },
      },
    ];
    const { id } = await create();
    for (const other of others) {
      const body = { title: 'X', format: { ...ownFormat, blocks: [block, other] } };
      for (const response of [
        await ada.post('/api/drills/own', body),
        await ada.put(`/api/drills/own/${id}`, body),
      ]) {
        expect(response.statusCode).toBe(400);
        expect(response.json().message).toBe('Your own drills can only use arithmetic operations');
      }
    }
    expect(await list()).toHaveLength(1);
  });

  it.each([
    ['no title', { title: '' }, 'Please enter a title'],
    ['a long title', { title: 'x'.repeat(61) }, 'Title must be no more than 60 characters'],
    ['no items', { format: { ...ownFormat, blocks: [] } }, 'A drill needs items'],
    [
      'too many items',
      { format: { ...ownFormat, blocks: [1, 2].map(() => ({ ...block, count: 201 })) } },
      'A drill has at most 400 items',
    ],
    [
      'no time',
      { format: { ...ownFormat, seconds: 0 } },
      'Seconds must be a whole number from 10 to 3600',
    ],
    ['extra fields', { format: { ...ownFormat, seed: 'x' } }, 'Unrecognized key: "seed"'],
  ])('is refused with %s', async (_what, change, message) => {
    const body = { title: 'X', format: ownFormat, ...change };
    const response = await ada.post('/api/drills/own', body);
    expect([response.statusCode, response.json().message]).toEqual([400, message]);
  });

  it('does not exist for anybody else', async () => {
    const { id } = await create();
    const text = { title: 'Y', format: ownFormat };
    for (const response of [
      await bob.put(`/api/drills/own/${id}`, text),
      await bob.delete(`/api/drills/own/${id}`),
      await bob.post(`/api/drills/own/${id}/share`),
      await bob.delete(`/api/drills/own/${id}/share`),
      await bob.post('/api/drills/runs', { kind: 'own', id }),
      await anyone.post('/api/drills/runs', { kind: 'own', id }),
    ]) {
      expect([response.statusCode, response.json().message]).toEqual([404, 'Drill not found']);
    }
    expect(await list(bob)).toEqual([]);
    expect(await list()).toMatchObject([{ title: 'Warm-up', shareToken: null }]);
  });

  it('is limited to 50 per user, even if two are created at once', async () => {
    await site.database.pool.query(
      `insert into own_drills (user_id, title, format)
         select users.id, 'x', '{}' from users, generate_series(1, 49) where username = 'ada'`,
    );
    const body = { title: 'Last', format: ownFormat };
    const answers = await Promise.all([1, 2].map(() => ada.post('/api/drills/own', body)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409]);
    const refused = await ada.post('/api/drills/own', body);
    expect(refused.json()).toMatchObject({
      code: 'TOO_MANY_DRILLS',
      message: 'You already have 50 drills, which is the limit.',
    });
  });
});

describe('a shared drill', () => {
  const share = async (id: number): Promise<string> =>
    (await ada.post(`/api/drills/own/${id}/share`)).json().token;
  const read = (token: string) => anyone.get(`/api/drills/shared?token=${token}`);

  it('runs from its link, without anything private in it', async () => {
    const { id } = await create();
    const token = await share(id);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(await list()).toMatchObject([{ shareToken: token }]);
    const response = await read(token);
    expect(response.headers['cache-control']).toContain('no-store');
    expect(response.json()).toEqual({ title: 'Warm-up', owner: 'ada', format: ownFormat });
    for (const player of [anyone, bob]) {
      await play(player, clock, { kind: 'shared', token });
    }
    expect(await list()).toMatchObject([{ runs: 0, best: null }]);
  });

  it('keeps its link until it is revoked', async () => {
    const { id } = await create();
    const token = await share(id);
    expect(await share(id)).toBe(token);
    const run = await startRun(anyone, { kind: 'shared', token });
    expect((await ada.delete(`/api/drills/own/${id}/share`)).statusCode).toBe(204);
    expect((await read(token)).statusCode).toBe(404);
    const again = await anyone.post('/api/drills/runs', { kind: 'shared', token });
    expect(again.statusCode).toBe(404);
    expect((await anyone.get(`/api/drills/runs/${run.id}`)).statusCode).toBe(200);
    expect(await share(id)).not.toBe(token);
  });

  it.each(['', 'x', '%00', 'a'.repeat(43), 'a'.repeat(5_000)])(
    'is not found by %j',
    async (token) => {
      const response = await read(token);
      expect([response.statusCode, response.json().message]).toEqual([404, 'Drill not found']);
    },
  );

  it('requires a token', async () => {
    const response = await anyone.get('/api/drills/shared');
    expect([response.statusCode, response.json().message]).toEqual([
      400,
      'This link is incomplete',
    ]);
  });
});
