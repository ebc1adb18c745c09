import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { openDatabase } from '#server/db/client.ts';
import { transactionsOn } from '#server/db/transaction.ts';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { Visitor } from '#test/support/http.ts';
import { insertQuestions, setMeasure } from '#test/support/questions.ts';
import { createMeasureService } from './measure.service.ts';

let site: TestApp;
let anyone: Visitor;
let admin: Visitor;
beforeAll(async () => {
  site = await createTestApp();
  anyone = new Visitor(site.app);
  admin = new Visitor(site.app, await site.signIn({ isAdmin: true }));
});
afterAll(() => site.close());
beforeEach(() => site.database.pool.query('delete from questions'));

async function publish(): Promise<void> {
  const { pool } = site.database;
  const jobs = { schedule: async () => {} };
  const db = openDatabase(pool);
  await createMeasureService({ db, inTransaction: transactionsOn(pool), jobs }).publish();
  await site.changes.settle();
}

/** A question with a rating. */
async function addRated(name: string, deviation: number, results: number): Promise<number> {
  const [id = 0] = await insertQuestions(site.database.pool, [{ name }]);
  await site.database.pool.query(
    `insert into question_ratings
       (question_id, rating, deviation, volatility, start_rating, results, right_results)
       values ($1, 1640.4, $2, 0.06, 1500, $3, $3 / 3)`,
    [id, deviation, results],
  );
  return id;
}

const detail = async (id: number) => (await anyone.get(`/api/questions/${id}`)).json();
const names = async (query: string, visitor = anyone, path = '/api/questions') => {
  const response = await visitor.get(`${path}?${query}`);
  return response.json().map(({ name }: { name: string }) => name);
};

it('shows a rating from deviations below 110, and first tries from 20 on', async () => {
  const ids = [
    await addRated('Both', 109.4, 20),
    await addRated('Vague', 109.5, 19),
    await addRated('Sure', 60, 19),
  ];
  const hidden = { rating: null, firstTries: null };
  expect(await detail(ids[0] ?? 0)).toMatchObject(hidden);
  await publish();
  expect(await Promise.all(ids.map(detail))).toMatchObject([
    { rating: 1640, firstTries: { results: 20, right: 6 } },
    hidden,
    { rating: 1640, firstTries: null },
  ]);
  expect((await anyone.get('/api/questions/facets')).json()).toMatchObject({ measured: 2 });
  expect(await names('measured=1600-to-1800')).toEqual(['Both', 'Sure']);
});

it('announces only what has changed', async () => {
  const id = await addRated('Coin', 60, 30);
  await publish();
  const announced = vi.fn();
  site.changes.on('questions', announced);
  await publish();
  expect(announced).not.toHaveBeenCalled();
  await site.database.pool.query('update question_ratings set rating = 1700');
  await site.changes.settle();
  expect(announced).not.toHaveBeenCalled();
  expect(await detail(id)).toMatchObject({ rating: 1640 });
  await publish();
  expect(announced).toHaveBeenCalled();
  expect(await detail(id)).toMatchObject({ rating: 1700 });
});

it('forgets a rating that is gone', async () => {
  const id = await addRated('Coin', 60, 30);
  await publish();
  await site.database.pool.query('delete from question_ratings');
  await publish();
  expect(await detail(id)).toMatchObject({ rating: null, firstTries: null });
});

it.each([
  ['Easy', 1490, 70, false],
  ['Easy', 1491, 70, true],
  ['Easy', 600, 70, false],
  ['Easy', 1900, 110, false],
  ['Medium', 1209, 70, true],
  ['Medium', 1210, 70, false],
  ['Medium', 1790, 70, false],
  ['Medium', 1791, 70, true],
  ['Hard', 1509, 70, true],
  ['Hard', 1510, 70, false],
  ['Hard', 2400, 70, false],
] as const)('%s at %i ± %i: against its label: %s', async (difficulty, rating, deviation, is) => {
  const { pool } = site.database;
  const [id = 0] = await insertQuestions(pool, [{ name: 'Coin', difficulty }, { name: 'Other' }]);
  await setMeasure(pool, id, { rating, deviation });
  await site.changes.settle();
  const path = '/api/admin/questions';
  expect(await names('measured=against-label', admin, path)).toEqual(is ? ['Coin'] : []);
  expect((await admin.get(path)).json()).toMatchObject([
    { measure: { rating, deviation, results: 10, rightResults: 5, isAgainstLabel: is } },
    { measure: null },
  ]);
});
