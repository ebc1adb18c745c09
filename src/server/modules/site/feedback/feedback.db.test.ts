import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { emptyTables } from '#test/support/empty-tables.ts';
import { Visitor } from '#test/support/http.ts';
import { invitePeople, type People } from '#test/support/people.ts';
import { useUpAllButOne } from '#test/support/rate-limits.ts';

const message = 'The dark theme is easy on the eyes.';
const tooShort = 'Please write at least 10 characters';
const badEmail = 'Please enter a valid email address';

let site: TestApp;
let people: People;
let now: Date;
beforeAll(async () => {
  site = await createTestApp({ now: () => now });
  people = await invitePeople(site);
});
afterAll(() => site.close());
beforeEach(async () => {
  now = new Date('2026-03-01T10:00:00Z');
  await emptyTables(site.database.pool, 'feedback_messages', 'rate_limits');
});

const send = (body: object = { message }, who: Visitor = people.nobody) =>
  who.post('/api/feedback', body);
const rows = async () =>
  (await site.database.pool.query('select * from feedback_messages order by id')).rows;

describe('POST /api/feedback', () => {
  it("stores a visitor's message, with an optional name and email", async () => {
    const answer = await send({
      message: `  ${message}\n`,
      name: ' Ada ',
      email: 'ada@example.org',
    });
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toEqual({ message: 'Thank you for your feedback.' });
    await send({ message: 'Nobody needs to know me.', name: '', email: '' });
    await send({ message: 'Nor is null a name.', name: null, email: null });
    expect(await rows()).toMatchObject([
      { message, name: 'Ada', email: 'ada@example.org', user_id: null, handled_at: null },
      { name: null, email: null, user_id: null },
      { name: null, email: null, user_id: null },
    ]);
  });

  it('uses the signed-in user, and ignores any other name', async () => {
    await send({ message, name: 'Somebody', email: 'else@example.org', userId: 1 }, people.user);
    expect(await rows()).toMatchObject([{ user_id: people.user.id, name: null, email: null }]);
  });

  it.each([
    ['no message', {}, tooShort],
    ['9 characters', { message: 'Too short' }, tooShort],
    ['whitespace', { message: ' \n'.repeat(30) }, tooShort],
    ['a list', { message: ['A list of one long text'] }, tooShort],
    [
      '5,001 characters',
      { message: 'x'.repeat(5_001) },
      'Please write no more than 5000 characters',
    ],
    ['100 kB', { message: 'x'.repeat(100_000) }, 'Please write no more than 5000 characters'],
    ['a NUL', { message: `${message}\0` }, 'The text contains a character that cannot be saved.'],
    ['an invalid email', { message, email: 'ada' }, badEmail],
    ['an email with a space', { message, email: 'a b@example.org' }, badEmail],
    ['a long email', { message, email: `${'a'.repeat(250)}@example.org` }, badEmail],
    ['a long name', { message, name: 'x'.repeat(101) }, 'Name must be no more than 100 characters'],
  ])('refuses %s', async (_what, body, text) => {
    const answer = await send(body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().message).toBe(text);
    expect(await rows()).toEqual([]);
  });

  it('accepts the shortest and the longest message', async () => {
    await send({ message: 'x'.repeat(10) });
    await send({ message: 'x'.repeat(5_000) });
    expect(await rows()).toHaveLength(2);
  });

  it('stores a double submit once', async () => {
    await Promise.all([send(), send(), send()]);
    expect(await rows()).toHaveLength(1);
    await send({ message }, people.user);
    expect(await rows()).toHaveLength(2);
    now = new Date(now.getTime() + 60_000);
    await send();
    expect(await rows()).toHaveLength(3);
  });

  it('is limited to ten an hour per visitor and per user', async () => {
    useUpAllButOne(10);
    for (let index = 0; index < 2; index += 1) await send({ message: `${message} ${index}` });
    const refused = await send();
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(await rows()).toHaveLength(2);
    expect((await send({ message }, people.user)).statusCode).toBe(201);
    const elsewhere = new Visitor(site.app, { ip: '198.51.100.7' });
    expect((await send({ message }, elsewhere)).statusCode).toBe(201);
  });
});

describe('feedback, for administrators', () => {
  async function list(query = '') {
    const answer = await people.admin.get(`/api/admin/feedback${query}`);
    expect(answer.statusCode).toBe(200);
    return { rows: answer.json(), total: answer.headers['x-total-count'] };
  }
  const messages = async (query: string) =>
    (await list(query)).rows.map((row: { message: string }) => row.message);

  beforeEach(async () => {
    await send({ message: 'First of all, hello.', name: 'Ada', email: 'ada@mail.example' });
    now = new Date(now.getTime() + 1_000);
    await send({ message: '=HYPERLINK("a","b")\nand 100 %' }, people.user);
  });

  it('is listed newest first, with who wrote it', async () => {
    const { rows, total } = await list();
    expect(total).toBe('2');
    expect(rows).toEqual([
      {
        id: expect.any(Number),
        message: '=HYPERLINK("a","b")\nand 100 %',
        name: people.user.username,
        email: people.user.email,
        userId: people.user.id,
        isHandled: false,
        createdAt: now.toISOString(),
        handledAt: null,
      },
      expect.objectContaining({ name: 'Ada', email: 'ada@mail.example', userId: null }),
    ]);
  });

  it.each([
    ['?search=HELLO', ['First of all, hello.']],
    ['?search=ada@mail', ['First of all, hello.']],
    ['?search=100+%25', ['=HYPERLINK("a","b")\nand 100 %']],
    ['?search=no_such', []],
    ['?direction=asc&pageSize=1', ['First of all, hello.']],
    ['?page=2&pageSize=1', ['First of all, hello.']],
    ['?page=9', []],
    ['?status=handled', []],
  ])('handles %s', async (query, expected) => {
    expect(await messages(query)).toEqual(expected);
  });

  it('is marked as handled and reopened, and audited', async () => {
    const [{ id }] = (await list()).rows;
    const mark = (isHandled: boolean) =>
      people.admin.call('PATCH', `/api/admin/feedback/${id}`, { isHandled });
    const marked = await mark(true);
    expect(marked.json()).toMatchObject({ id, isHandled: true, handledAt: now.toISOString() });
    expect(await messages('?status=open')).toEqual(['First of all, hello.']);
    now = new Date(now.getTime() + 1_000);
    expect((await mark(true)).json().handledAt).toBe(marked.json().handledAt);
    expect((await mark(false)).json()).toMatchObject({ isHandled: false, handledAt: null });
    const { rows: acts } = await site.database.pool.query(
      "select action, actor_id from audit_log where subject_type = 'feedback' and subject_id = $1 order by id",
      [String(id)],
    );
    expect(acts.map(({ action }) => action)).toEqual([
      'feedback.handle',
      'feedback.handle',
      'feedback.reopen',
    ]);
    expect(acts[0].actor_id).toBe(people.admin.id);
  });

  it('exports CSV without formula injection', async () => {
    const answer = await people.admin.get('/api/admin/feedback?format=csv&page=7');
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.headers['content-disposition']).toBe('attachment; filename="feedback.csv"');
    const table = parse(answer.body, { bom: true, columns: true });
    expect(table).toMatchObject([
      { name: 'Ada', email: 'ada@mail.example', message: 'First of all, hello.', user_id: '' },
      { name: people.user.username, message: '\'=HYPERLINK("a","b")\nand 100 %' },
    ]);
    const found = await people.admin.get('/api/admin/feedback?format=csv&search=nothing');
    expect(parse(found.body, { bom: true })).toHaveLength(1);
    const { rows } = await site.database.pool.query(
      "select * from audit_log where action = 'feedback.export'",
    );
    expect(rows).toMatchObject([{ actor_id: people.admin.id }, { actor_id: people.admin.id }]);
  });

  it('exports everything, however much there is', async () => {
    await site.database.pool.query(
      "insert into feedback_messages (message) select 'Number ' || n from generate_series(1, 1200) n",
    );
    const answer = await people.admin.get('/api/admin/feedback?format=csv');
    const [, ...lines] = parse(answer.body, { bom: true });
    const ids = lines.map(([id]) => id);
    expect(new Set(ids).size).toBe(1_202);
  });

  it('keeps the message of a deleted user, without the name', async () => {
    const { other } = await invitePeople(site);
    await send({ message: 'Goodbye, everybody.' }, other);
    await site.database.pool.query('delete from users where id = $1', [other.id]);
    const { rows } = await list('?search=Goodbye');
    expect(rows).toMatchObject([{ userId: null, name: null, email: null }]);
  });

  it.each(['?status=new', '?sort=email', '?page=0', '?format=xml', '?search=a&search=b'])(
    'refuses %s',
    async (query) => {
      expect((await people.admin.get(`/api/admin/feedback${query}`)).statusCode).toBe(400);
    },
  );

  it.each([
    ['abc', { isHandled: true }, 400],
    ['0', { isHandled: true }, 400],
    ['424242', { isHandled: true }, 404],
    ['1', { isHandled: 'yes' }, 400],
    ['1', {}, 400],
  ])('cannot be marked as %s with %j', async (id, body, status) => {
    const answer = await people.admin.call('PATCH', `/api/admin/feedback/${id}`, body);
    expect(answer.statusCode).toBe(status);
  });

  it('is for administrators only', async () => {
    const [{ id }] = (await list()).rows;
    for (const [who, status] of [
      [people.nobody, 401],
      [people.user, 403],
    ] as const) {
      expect((await who.get('/api/admin/feedback')).statusCode).toBe(status);
      expect((await who.get('/api/admin/feedback?format=csv')).statusCode).toBe(status);
      const marked = await who.call('PATCH', `/api/admin/feedback/${id}`, { isHandled: true });
      expect(marked.statusCode).toBe(status);
    }
    expect(await messages('?status=handled')).toEqual([]);
  });
});
