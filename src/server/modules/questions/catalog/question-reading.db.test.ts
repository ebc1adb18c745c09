import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { Visitor } from '#test/support/http.ts';
import { insertQuestions, setStatus } from '#test/support/questions.ts';

let site: TestApp;
let anyone: Visitor;
let ada: Visitor;
let admin: Visitor;
/** All but the last are visible; the ids are in reverse order of the names. */
let ids: { zebra: number; middle: number; apple: number; hidden: number };
const absent = 2_147_483_647;
const secret = 'The answer is seven.';
const now = new Date('2026-03-01T23:30:00Z');

beforeAll(async () => {
  site = await createTestApp({ now: () => now });
  const { pool } = site.database;
  const [zebra = 0, middle = 0, apple = 0, hidden = 0] = await insertQuestions(pool, [
    { name: 'Zebra', category: 'Math', difficulty: 'Easy', descriptionHtml: '<p>Stripes?</p>' },
    { name: 'middle', category: 'finance', difficulty: 'Hard', isPremium: true },
    { name: 'Apple', category: 'math', difficulty: 'Hard' },
    { name: 'Hidden', category: 'Secret', difficulty: 'Medium', isVisible: false },
  ]);
  ids = { zebra, middle, apple, hidden };
  await pool.query(
    `insert into solutions (question_id, content, content_html) select id, $1, $1 from questions`,
    [secret],
  );
  anyone = new Visitor(site.app);
  ada = new Visitor(site.app, await site.signIn({ username: 'ada' }));
  admin = new Visitor(site.app, await site.signIn({ isAdmin: true }));
  await setStatus(pool, 'ada', middle, 'solved');
});
afterAll(() => site.close());

const notFound = { code: 'NOT_FOUND', message: 'Question not found', error: 'Question not found' };

describe('GET /api/questions/:id', () => {
  it('returns the question with everything its page shows', async () => {
    const response = await anyone.get(`/api/questions/${ids.zebra}`);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({
      id: ids.zebra,
      variant: null,
      isVariantGone: false,
      numbers: null,
      name: 'Zebra',
      subject: null,
      description: 'What is it?',
      descriptionHtml: '<p>Stripes?</p>',
      difficulty: 'Easy',
      category: 'Math',
      type: 'Quantitative Researcher Interview Question',
      imageUrl: null,
      isVisible: true,
      isPremium: false,
      rating: null,
      status: null,
      version: 1,
      updatedAt: expect.stringMatching(/^\d{4}-.*Z$/),
      firstTries: null,
      answer: null,
      hintCount: 0,
      followUpCount: 0,
      lab: null,
      exploredAt: null,
      isStarred: false,
      hasNote: false,
    });
  });

  it("carries the caller's own status", async () => {
    const path = `/api/questions/${ids.middle}`;
    expect((await ada.get(path)).json()).toMatchObject({ status: 'solved', isPremium: true });
    expect((await admin.get(path)).json()).toMatchObject({ status: null });
    expect((await anyone.get(path)).json()).toMatchObject({ status: null });
  });

  it('returns a hidden question to administrators only', async () => {
    const path = `/api/questions/${ids.hidden}`;
    for (const visitor of [anyone, ada]) {
      const response = await visitor.get(path);
      expect(response.statusCode).toBe(404);
      expect(response.json()).toEqual(notFound);
    }
    const response = await admin.get(path);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({ name: 'Hidden', isVisible: false });
  });

  it('returns 404 if there is none', async () => {
    for (const visitor of [anyone, admin]) {
      const response = await visitor.get(`/api/questions/${absent}`);
      expect(response.statusCode).toBe(404);
      expect(response.json()).toEqual(notFound);
    }
  });
});

describe('GET /api/questions/:id/neighbors', () => {
  const neighbors = async (id: number, query = '', visitor = anyone) =>
    (await visitor.get(`/api/questions/${id}/neighbors${query}`)).json();

  it('returns the previous and next by name', async () => {
    expect(await neighbors(ids.middle)).toEqual({
      previous: { id: ids.apple, name: 'Apple' },
      next: { id: ids.zebra, name: 'Zebra' },
      position: 2,
      total: 3,
    });
    expect(await neighbors(ids.apple)).toMatchObject({ previous: null, next: { name: 'middle' } });
    expect(await neighbors(ids.zebra)).toMatchObject({ previous: { name: 'middle' }, next: null });
  });

  it.each([
    ['?direction=desc', 'Zebra', 'Apple'],
    ['?sort=difficulty', 'Apple', undefined],
    ['?sort=difficulty&direction=desc', undefined, 'Apple'],
    ['?sort=type', undefined, 'Apple'],
    ['?sort=type&direction=desc', 'Apple', undefined],
    ['?sort=status', 'Apple', 'Zebra'],
    ['?sort=&direction=', 'Apple', 'Zebra'],
  ])('with %s puts it between %s and %s', async (query, previous, next) => {
    const found = await neighbors(ids.middle, query);
    expect([found.previous?.name, found.next?.name]).toEqual([previous, next]);
  });

  it("uses the caller's own statuses", async () => {
    const found = await neighbors(ids.middle, '?sort=status', ada);
    expect([found.previous?.name, found.next]).toEqual(['Zebra', null]);
  });

  it('has none for a hidden question, even for administrators', async () => {
    for (const visitor of [anyone, ada]) {
      expect(await neighbors(ids.hidden, '', visitor)).toEqual(notFound);
    }
    expect(await neighbors(ids.hidden, '', admin)).toEqual({
      previous: null,
      next: null,
      position: null,
      total: 3,
    });
    expect(await neighbors(absent, '', admin)).toEqual(notFound);
    expect(await neighbors(absent)).toEqual(notFound);
  });
});

describe('GET /api/questions/facets', () => {
  it('counts only visible questions, even for administrators', async () => {
    for (const visitor of [anyone, ada, admin]) {
      expect((await visitor.get('/api/questions/facets')).json()).toEqual({
        total: 3,
        categories: [
          { category: 'finance', count: 1 },
          { category: 'Math', count: 2 },
        ],
        difficulties: [
          { difficulty: 'Easy', count: 1 },
          { difficulty: 'Medium', count: 0 },
          { difficulty: 'Hard', count: 2 },
        ],
        measured: 0,
        computed: 0,
        simulations: 0,
        premium: { solutions: 1, simulations: 0 },
      });
    }
  });
});

describe('GET /api/questions/daily', () => {
  const daily = async (query = '', visitor = anyone) =>
    (await visitor.get(`/api/questions/daily${query}`)).json();

  it('is the same for everyone, and defaults to today in UTC', async () => {
    const today = await daily();
    expect(today).toMatchObject({ isVisible: true, status: null });
    expect(await daily('?date=2026-03-01')).toEqual(today);
    expect((await daily('', ada)).id).toBe(today.id);
  });

  it("carries the caller's own status", async () => {
    const exclude = `?exclude=${ids.apple},${ids.zebra}`;
    expect(await daily(exclude, ada)).toMatchObject({ id: ids.middle, status: 'solved' });
    expect(await daily(exclude)).toMatchObject({ id: ids.middle, status: null });
  });

  it('avoids excluded questions, but never returns a hidden one', async () => {
    const days = Array.from({ length: 28 }, (_, i) => `2026-02-${String(i + 1).padStart(2, '0')}`);
    const chosen = new Set<number>();
    for (const date of days) chosen.add((await daily(`?date=${date}`)).id);
    expect(chosen).toEqual(new Set([ids.apple, ids.middle, ids.zebra]));
    const all = [ids.apple, ids.middle, ids.zebra].join(',');
    expect([ids.apple, ids.middle, ids.zebra]).toContain((await daily(`?exclude=${all}`)).id);
  });

  it('does not exist in an empty bank', async () => {
    const empty = await createTestApp();
    await insertQuestions(empty.database.pool, [{ isVisible: false }]);
    const response = await empty.app.inject('/api/questions/daily');
    await empty.close();
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ message: 'There are no questions yet' });
  });
});

it('no response about questions contains a solution', async () => {
  for (const visitor of [anyone, ada, admin]) {
    for (const path of ['', '/facets', '/daily', `/${ids.zebra}`, `/${ids.zebra}/neighbors`]) {
      const response = await visitor.get(`/api/questions${path}`);
      expect(response.statusCode).toBe(200);
      expect(response.body).not.toContain(secret);
    }
  }
});
