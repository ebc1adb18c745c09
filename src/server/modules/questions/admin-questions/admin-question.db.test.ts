import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { invitePeople, type People } from '#test/support/people.ts';
import { insertQuestions } from '#test/support/questions.ts';
import { insertSolution } from '#test/support/solutions.ts';

const day = (number: number) => new Date(Date.UTC(2026, 0, number));

let site: TestApp;
let people: People;
let ids: number[] = [];
beforeAll(async () => {
  site = await createTestApp();
  people = await invitePeople(site);
  ids = await insertQuestions(site.database.pool, [
    { name: 'beta 100%', category: 'Options', difficulty: 'Hard', updatedAt: day(3) },
    { name: 'Alpha', category: 'finance', isVisible: false, updatedAt: day(1), createdAt: day(9) },
    { name: 'Gamma', category: 'Finance', isPremium: true, difficulty: 'Easy', updatedAt: day(2) },
    {
      name: 'Delta',
      category: 'Options',
      isVisible: false,
      isPremium: true,
      updatedAt: day(4),
      description: 'A drunkard walks home, 50% of the time, to ΟΔΟΣ Delta.',
      subject: 'How long a walk takes',
      tags: ['random-walk', 'stopping time'],
    },
  ]);
  await insertSolution(site.database.pool, { questionId: ids[2] ?? 0, content: 'It is 2.' });
  await site.changes.settle();
});
afterAll(() => site.close());

const list = async (query = '') => {
  const answer = await people.admin.get(`/api/admin/questions${query}`);
  return {
    names: answer.json().map(({ name }: { name: string }) => name),
    total: answer.headers['x-total-count'],
  };
};

describe('GET /api/admin/questions', () => {
  it('shows all questions with all their fields, hidden ones too', async () => {
    const answer = await people.admin.get('/api/admin/questions');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['x-total-count']).toBe('4');
    expect(answer.json()[0]).toEqual({
      id: ids[1],
      name: 'Alpha',
      subject: null,
      description: 'What is it?',
      difficulty: 'Medium',
      category: 'finance',
      type: 'Quantitative Researcher Interview Question',
      imageUrl: null,
      isVisible: false,
      isPremium: false,
      status: null,
      measure: null,
      hasSolution: false,
      hasVariants: false,
      usesVariants: false,
      version: 1,
      createdAt: day(9).toISOString(),
      updatedAt: day(1).toISOString(),
    });
    expect(answer.json()[3]).toMatchObject({ name: 'Gamma', hasSolution: true });
  });

  it.each([
    ['', ['Alpha', 'beta 100%', 'Delta', 'Gamma']],
    ['?search=TA', ['beta 100%', 'Delta']],
    ['?search=_', []],
    ['?search=DRUNK', ['Delta']],
    ['?search=0%25', ['beta 100%', 'Delta']],
    ['?search=how+LONG', ['Delta']],
    ['?search=Stopping+Time', ['Delta']],
    ['?search=random-walk', ['Delta']],
    ['?search=random-wal', []],
    ['?search=delta', ['Delta']],
    ['?search=%CE%BF%CE%B4%CE%BF%CF%83', ['Delta']],
    ['?search=%00', []],
    ['?search=a&visibility=visible&sort=id&direction=desc', ['Gamma', 'beta 100%']],
    ['?category=FINANCE', ['Alpha', 'Gamma']],
    ['?category=None', []],
    ['?difficulty=Hard', ['beta 100%']],
    ['?visibility=hidden', ['Alpha', 'Delta']],
    ['?visibility=visible', ['beta 100%', 'Gamma']],
    ['?premium=premium', ['Delta', 'Gamma']],
    ['?premium=free&visibility=hidden', ['Alpha']],
    ['?sort=name&direction=desc', ['Gamma', 'Delta', 'beta 100%', 'Alpha']],
    ['?sort=difficulty', ['Gamma', 'Alpha', 'Delta', 'beta 100%']],
    ['?sort=type', ['Alpha', 'Gamma', 'beta 100%', 'Delta']],
    ['?sort=id&direction=desc', ['Delta', 'Gamma', 'Alpha', 'beta 100%']],
    ['?sort=updatedAt', ['Alpha', 'Gamma', 'beta 100%', 'Delta']],
    ['?sort=createdAt', ['Alpha', 'beta 100%', 'Gamma', 'Delta']],
    ['?sort=updatedAt&direction=desc&search=ta', ['Delta', 'beta 100%']],
    ['?search=&category=&visibility=', ['Alpha', 'beta 100%', 'Delta', 'Gamma']],
  ])('%s lists the matching questions in order', async (query, names) => {
    expect(await list(query)).toEqual({ names, total: String(names.length) });
  });

  it('returns one page and the total count', async () => {
    expect(await list('?page=2&pageSize=3')).toEqual({ names: ['Gamma'], total: '4' });
    expect(await list('?page=9')).toEqual({ names: [], total: '4' });
  });

  it.each([
    'sort=status',
    'direction=up',
    'visibility=maybe',
    'premium=true',
    'difficulty=easy',
    'page=0',
    'pageSize=101',
    'search=a&search=b',
  ])('refuses %s', async (query) => {
    expect((await people.admin.get(`/api/admin/questions?${query}`)).statusCode).toBe(400);
  });

  it('shows a change at once', async () => {
    const [id = 0] = await insertQuestions(site.database.pool, [{ name: 'Epsilon' }]);
    await site.changes.settle();
    expect((await list('?search=epsilon')).total).toBe('1');
    await people.admin.call('PATCH', `/api/admin/questions/${id}/visibility`, { isVisible: false });
    expect((await list('?search=epsilon&visibility=hidden')).total).toBe('1');
    await people.admin.delete(`/api/admin/questions/${id}?permanent=true`);
    expect((await list('?search=epsilon')).total).toBe('0');
  });
});

describe('GET /api/admin/questions/categories', () => {
  it('counts hidden questions too', async () => {
    expect((await people.admin.get('/api/admin/questions/categories')).json()).toEqual([
      { category: 'finance', count: 2 },
      { category: 'Options', count: 2 },
    ]);
  });
});

describe('GET /api/admin/questions/:id', () => {
  it('shows a question with its solution', async () => {
    const answer = await people.admin.get(`/api/admin/questions/${ids[2]}`);
    expect(answer.json()).toMatchObject({
      id: ids[2],
      name: 'Gamma',
      hasSolution: true,
      solution: { id: expect.any(Number), content: 'It is 2.', version: 1 },
    });
    const hidden = await people.admin.get(`/api/admin/questions/${ids[1]}`);
    expect(hidden.json()).toMatchObject({ isVisible: false, solution: null });
  });

  it('does not count as viewing the solution', async () => {
    const answer = await people.admin.get(`/api/admin/questions/${ids[2]}`);
    expect(answer.json().status).toBeNull();
  });

  it('needs a question', async () => {
    expect((await people.admin.get('/api/admin/questions/424242')).statusCode).toBe(404);
    expect((await people.admin.get('/api/admin/questions/abc')).statusCode).toBe(400);
  });
});

describe('non-administrators', () => {
  let revoked: People['admin'];
  beforeAll(async () => {
    revoked = (await invitePeople(site)).admin;
    expect((await revoked.get('/api/admin/questions')).statusCode).toBe(200);
    await site.database.pool.query('UPDATE users SET is_admin = false WHERE id = $1', [revoked.id]);
  });

  it.each([
    '/api/admin/questions',
    '/api/admin/questions/categories',
    '/api/admin/questions/1',
    '/api/admin/questions/1/history',
    '/api/admin/kept-exports',
    '/api/admin/kept-exports/1',
  ])('cannot read %s', async (path) => {
    expect((await people.nobody.get(path)).statusCode).toBe(401);
    expect((await people.subscriber.get(path)).statusCode).toBe(403);
    expect((await revoked.get(path)).statusCode).toBe(403);
  });
});
