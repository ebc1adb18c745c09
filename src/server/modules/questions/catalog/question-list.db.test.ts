import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Question } from '#shared/contracts/question.ts';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { Visitor } from '#test/support/http.ts';
import { noChanges } from '#test/support/no-changes.ts';
import { insertQuestions, setStatus } from '#test/support/questions.ts';
import { openDatabase } from '../../../db/client.ts';
import { createQuestionsRepository } from './questions.repository.ts';

/** In order of their names. */
const bank = [
  { name: 'american call', category: 'Options', difficulty: 'Hard' },
  {
    name: 'Barrier option',
    subject: 'When does it end?',
    category: 'options',
    difficulty: 'Easy',
  },
  { name: 'Coins, 100% fair_', category: 'Probability', difficulty: 'Easy' },
  { name: "d'Alembert's \\ mistake", category: 'Probability', difficulty: 'Medium' },
  { name: 'Étude of dice', category: 'Math', difficulty: 'Medium' },
] as const;
const hidden = {
  name: 'Call nobody',
  category: 'Secret',
  difficulty: 'Hard',
  isVisible: false,
} as const;

describe('GET /api/questions', () => {
  let site: TestApp;
  let anyone: Visitor;
  let ada: Visitor;
  let ben: Visitor;
  beforeAll(async () => {
    site = await createTestApp();
    const ids = await insertQuestions(site.database.pool, [...bank, hidden]);
    anyone = new Visitor(site.app);
    ada = new Visitor(site.app, await site.signIn({ username: 'ada' }));
    ben = new Visitor(site.app, await site.signIn({ username: 'ben' }));
    const [american = 0, barrier = 0, coins = 0] = ids;
    await setStatus(site.database.pool, 'ada', coins, 'solved');
    await setStatus(site.database.pool, 'ada', american, 'attempted');
    await setStatus(site.database.pool, 'ben', barrier, 'solved');
  });
  afterAll(() => site.close());

  async function list(query: string, visitor = anyone) {
    const response = await visitor.get(`/api/questions${query}`);
    expect(response.statusCode, response.body).toBe(200);
    const rows: Question[] = response.json();
    return {
      // By their first letter.
      names: rows.map(({ name }) => name[0]).join(''),
      total: Number(response.headers['x-total-count']),
      rows,
    };
  }

  it('returns all visible questions by name, with every list field', async () => {
    const { names, total, rows } = await list('');
    expect({ names, total }).toEqual({ names: 'aBCdÉ', total: 5 });
    expect(rows[1]).toEqual({
      id: expect.any(Number),
      name: 'Barrier option',
      subject: 'When does it end?',
      description: 'What is it?',
      difficulty: 'Easy',
      category: 'options',
      type: 'Quantitative Researcher Interview Question',
      imageUrl: null,
      isVisible: true,
      isPremium: false,
      rating: null,
      status: null,
      isStarred: false,
    });
  });

  it.each([
    ['search=CALL', 'a'],
    ['search=option', 'B'],
    ['search=ÉTUDE', 'É'],
    ['search=%25', 'C'],
    ['search=_', 'C'],
    ["search='", 'd'],
    ['search=%5C', 'd'],
    ['search=%22', ''],
    ['search=%00', ''],
    ['search=%20%20dice%20', 'É'],
    ['search=', 'aBCdÉ'],
    ['search=%20', 'aBCdÉ'],
    [`search=${'x'.repeat(10_000)}`, ''],
    ['category=Options', 'aB'],
    ['category=PROBABILITY', 'Cd'],
    ['category=Secret', ''],
    ['category=Option', ''],
    ['category=', 'aBCdÉ'],
    ['difficulty=Easy', 'BC'],
    ['difficulty=', 'aBCdÉ'],
    ['status=not_started', 'aBCdÉ'],
    ['status=solved', ''],
    ['status=', 'aBCdÉ'],
    ['sort=name', 'aBCdÉ'],
    ['sort=name&direction=desc', 'ÉdCBa'],
    ['direction=desc', 'ÉdCBa'],
    ['sort=difficulty', 'BCdÉa'],
    ['sort=difficulty&direction=desc', 'aÉdCB'],
    ['sort=type', 'ÉaBCd'],
    ['sort=type&direction=desc', 'dCBaÉ'],
    ['sort=status', 'aBCdÉ'],
    ['sort=&direction=', 'aBCdÉ'],
    ['search=a&category=options&difficulty=Easy', 'B'],
    ['search=d&category=probability&sort=difficulty&direction=desc', 'd'],
    ['unknown=1', 'aBCdÉ'],
  ])('with %s answers %s', async (query, expected) => {
    const { names, total } = await list(`?${query}`);
    expect({ names, total }).toEqual({ names: expected, total: expected.length });
  });

  it.each([
    ['page=1&pageSize=2', 'aB'],
    ['page=2&pageSize=2', 'Cd'],
    ['page=3&pageSize=2', 'É'],
    ['page=3&pageSize=2&direction=desc', 'a'],
    ['page=4&pageSize=2', ''],
    ['page=2147483647&pageSize=100', ''],
    ['page=1', 'aBCdÉ'],
    ['page=2', ''],
    ['pageSize=2', 'aB'],
    ['page=', 'aBCdÉ'],
  ])('with %s returns %s of all', async (query, expected) => {
    const { names, total } = await list(`?${query}`);
    expect({ names, total }).toEqual({ names: expected, total: 5 });
  });

  it('has 25 rows on a page', async () => {
    const other = await createTestApp();
    await insertQuestions(
      other.database.pool,
      Array.from({ length: 30 }, () => ({})),
    );
    const first = await other.app.inject('/api/questions?page=1');
    const second = await other.app.inject('/api/questions?page=2');
    await other.close();
    expect([first.json().length, second.json().length]).toEqual([25, 5]);
    expect(second.headers['x-total-count']).toBe('30');
  });

  it('returns all rows without a page', async () => {
    const other = await createTestApp();
    await insertQuestions(
      other.database.pool,
      Array.from({ length: 2_000 }, () => ({})),
    );
    const response = await other.app.inject('/api/questions');
    await other.close();
    expect(response.headers['x-total-count']).toBe('2000');
    expect(response.json()).toHaveLength(2_000);
  });

  it('may have more rows than a statement can take parameters', async () => {
    const { pool } = site.database;
    const repository = createQuestionsRepository(openDatabase(pool));
    const ids = Array.from({ length: 70_000 }, (_, index) => index + 1);
    expect(await repository.listVisible(ids)).toHaveLength(bank.length);
    const { rows } = await pool.query("select id from users where username = 'ada'");
    expect(await repository.listOwn(ids, rows[0].id)).toHaveLength(ids.length);
  });

  it("shows each caller's own statuses and nobody else's", async () => {
    const statuses = async (visitor: Visitor) =>
      (await list('', visitor)).rows.map(({ status }) => status);
    expect(await statuses(ada)).toEqual(['attempted', null, 'solved', null, null]);
    expect(await statuses(ben)).toEqual([null, 'solved', null, null, null]);
    expect(await statuses(anyone)).toEqual([null, null, null, null, null]);
  });

  it.each([
    ['status=solved', 'C', 'B'],
    ['status=attempted', 'a', ''],
    ['status=not_started', 'BdÉ', 'aCdÉ'],
    ['sort=status', 'BdÉaC', 'aCdÉB'],
    ['sort=status&direction=desc', 'CaÉdB', 'BÉdCa'],
    ['sort=difficulty&status=not_started', 'BdÉ', 'CdÉa'],
    ['sort=type&status=not_started&category=options', 'B', 'a'],
    ['sort=status&search=a&difficulty=Easy', 'BC', 'CB'],
  ])('with %s returns %s to one user and %s to another', async (query, forAda, forBen) => {
    for (const [visitor, expected] of [
      [ada, forAda],
      [ben, forBen],
    ] as const) {
      const { names, total } = await list(`?${query}`, visitor);
      expect({ names, total }).toEqual({ names: expected, total: expected.length });
    }
  });

  it('counts and pages the questions filtered by status', async () => {
    const { names, total } = await list('?status=not_started&page=2&pageSize=2', ada);
    expect({ names, total }).toEqual({ names: 'É', total: 3 });
  });

  it('shows hidden questions to no one, not even administrators', async () => {
    const admin = new Visitor(site.app, await site.signIn({ isAdmin: true }));
    for (const visitor of [anyone, ada, admin]) {
      expect(await list('', visitor)).toMatchObject({ names: 'aBCdÉ', total: 5 });
      expect(await list('?search=nobody', visitor)).toMatchObject({ names: '', total: 0 });
      expect(await list('?category=Secret', visitor)).toMatchObject({ names: '', total: 0 });
    }
  });

  it('is not cached for signed-in users, and is revalidated by others', async () => {
    const cacheControl = async (visitor: Visitor) =>
      (await visitor.get('/api/questions')).headers['cache-control'];
    expect(await cacheControl(anyone)).toBe('no-cache');
    expect(await cacheControl(ada)).toBe('private, no-store');
  });

  it('omits a question that is hidden during the request', async () => {
    const other = await createTestApp({ changes: noChanges });
    const { pool } = other.database;
    const [gone] = await insertQuestions(pool, [{ name: 'a' }, { name: 'b' }]);
    const ask = async (pageSize: number) =>
      (await other.app.inject(`/api/questions?page=1&pageSize=${pageSize}`)).json();
    // From here on the order of the questions is cached, but not the rows of a longer page.
    expect(await ask(1)).toMatchObject([{ name: 'a' }]);
    await pool.query('update questions set is_visible = false where id = $1', [gone]);
    expect(await ask(20)).toMatchObject([{ name: 'b' }]);
    await other.close();
  });
});
