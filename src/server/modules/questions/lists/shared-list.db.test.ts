import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { Visitor } from '#test/support/http.ts';
import { insertQuestions, setStatus } from '#test/support/questions.ts';

let site: TestApp;
let ada: Visitor;
let bob: Visitor;
let anyone: Visitor;
let ids: number[];
let list: number;

beforeAll(async () => {
  site = await createTestApp({ config: { rateLimits: false } });
  ada = new Visitor(site.app, await site.signIn({ username: 'ada', email: 'ada@secret.example' }));
  bob = new Visitor(site.app, await site.signIn({ username: 'bob' }));
  anyone = new Visitor(site.app);
  ids = await insertQuestions(site.database.pool, [
    { name: 'A' },
    { name: 'B', isPremium: true },
    { name: 'H', isVisible: false },
  ]);
  const body = { name: 'For you', description: 'In this order.' };
  list = (await ada.post('/api/lists', body)).json().id;
  const [a, b, hidden] = ids;
  await site.database.pool.query(
    `insert into list_questions (list_id, question_id, position)
       select $1, id, place from unnest($2::int[]) with ordinality as member (id, place)`,
    [list, [b, hidden, a]],
  );
  await setStatus(site.database.pool, 'ada', a ?? 0, 'solved');
  await setStatus(site.database.pool, 'bob', b ?? 0, 'attempted');
  await site.changes.settle();
});
afterAll(() => site.close());

const share = async (): Promise<string> =>
  (await ada.post(`/api/lists/${list}/share`)).json().token;
const revoke = () => ada.delete(`/api/lists/${list}/share`);
const read = (token: string, reader = anyone) => reader.get(`/api/shared-list?token=${token}`);

describe('a shared list', () => {
  it('is readable by its link, without anything private', async () => {
    const token = await share();
    expect(token).toMatch(/^[\w-]{43}$/);
    const response = await read(token);
    expect(response.headers['cache-control']).toContain('no-store');
    expect(response.body).not.toContain('secret.example');
    expect(response.json()).toEqual({
      name: 'For you',
      description: 'In this order.',
      owner: { username: 'ada' },
      ownId: null,
      questions: [
        expect.objectContaining({ name: 'B', isPremium: true, status: null }),
        expect.objectContaining({ name: 'A', status: null }),
      ],
    });
  });

  it("shows the reader's own progress, and tells the owner that it is theirs", async () => {
    const token = await share();
    expect((await read(token, bob)).json()).toMatchObject({
      ownId: null,
      questions: [{ status: 'attempted' }, { status: null }],
    });
    expect((await read(token, ada)).json()).toMatchObject({ ownId: list });
  });

  it('keeps its link while it is shared, and gets a new one when shared again', async () => {
    const token = await share();
    expect(await share()).toBe(token);
    expect((await revoke()).statusCode).toBe(204);
    expect((await read(token)).statusCode).toBe(404);
    expect((await bob.post('/api/shared-list/copy', { token })).statusCode).toBe(404);
    const next = await share();
    expect(next).not.toBe(token);
    expect((await read(token)).statusCode).toBe(404);
    expect((await read(next)).statusCode).toBe(200);
  });

  it.each(['', 'x', 'null', '%00', 'a'.repeat(43), 'a'.repeat(5_000)])(
    'has no other valid link: %s',
    async (token) => {
      await share();
      const response = await read(token);
      expect(response.statusCode).toBe(404);
      expect(response.json().message).toBe('List not found');
    },
  );

  it('cannot be read without a token', async () => {
    const response = await anyone.get('/api/shared-list');
    expect(response.statusCode).toBe(400);
    expect(response.json().message).toBe('This link is incomplete');
  });
});

describe('copying', () => {
  it("creates the reader's own list, not shared, with hidden questions in their place", async () => {
    const copied = await bob.post('/api/shared-list/copy', { token: await share() });
    expect(copied.statusCode).toBe(201);
    const { id } = copied.json();
    expect((await bob.get(`/api/lists/${id}`)).json()).toMatchObject({
      name: 'For you',
      description: 'In this order.',
      shareToken: null,
      questions: [{ name: 'B' }, { name: 'A' }],
    });
    const { rows } = await site.database.pool.query(
      'select question_id from list_questions where list_id = $1 order by position',
      [id],
    );
    const [a, b, hidden] = ids;
    expect(rows.map((row) => row.question_id)).toEqual([b, hidden, a]);
  });

  it('needs an account, and room for one more', async () => {
    const token = await share();
    expect((await anyone.post('/api/shared-list/copy', { token })).statusCode).toBe(401);
    await site.database.pool.query(
      `insert into question_lists (user_id, name)
         select users.id, 'x' from users, generate_series(1, 100) where username = 'bob'`,
    );
    const response = await bob.post('/api/shared-list/copy', { token });
    expect(response.statusCode).toBe(409);
    expect(response.json().code).toBe('TOO_MANY_LISTS');
  });
});
