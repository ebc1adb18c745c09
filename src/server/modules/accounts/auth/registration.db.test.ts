import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { Visitor } from '#test/support/http.ts';

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
});
afterAll(() => site.close());

const password = 'correct horse';
let count = 0;

async function registered(overrides: Record<string, unknown> = {}) {
  count += 1;
  const person = new Visitor(site.app);
  const details = { username: `person_${count}`, email: `p${count}@example.org`, password };
  const response = await person.post('/api/register', { ...details, ...overrides });
  return { person, response, ...details };
}

const countUsers = async () =>
  Number((await site.database.pool.query('SELECT count(*) FROM users')).rows[0].count);

describe('POST /api/register', () => {
  it('returns 201 and the user, signs in, and sends one verification email', async () => {
    const { person, response, email } = await registered({ username: 'Ada-L_1' });
    expect(response.statusCode).toBe(201);
    expect(response.json()).toMatchObject({ username: 'Ada-L_1', email, isAdmin: false });
    expect(response.json()).toMatchObject({ isEmailVerified: false, questionsSolved: 0 });
    expect(Object.keys(response.json()).join()).not.toMatch(/hash|token|password/i);
    expect((await person.get('/api/user')).json().username).toBe('Ada-L_1');
    const { rows } = await site.database.pool.query(
      'SELECT kind FROM mail_messages WHERE recipient = $1',
      [email],
    );
    expect(rows).toEqual([{ kind: 'verification' }]);
  });

  const tooShort = 'Username must be at least 3 characters';
  const badCharacter = 'Username can only contain letters, numbers, underscores and hyphens';
  const badEmail = 'Please enter a valid email address';
  const shortPassword = 'Password must be at least 6 characters';
  const tooCommon = 'This password is too common. Please choose another.';
  it.each([
    ['username', 'ab', tooShort],
    ['username', '', tooShort],
    ['username', undefined, tooShort],
    ['username', 5, tooShort],
    ['username', 'a'.repeat(21), 'Username must be no more than 20 characters'],
    ['username', 'with space', badCharacter],
    ['username', 'tab\there', badCharacter],
    ['username', 'Аdmin', badCharacter],
    ['username', 'ﬁne', badCharacter],
    ['username', 'ab\u200bc', badCharacter],
    ['username', 'a.b.c', badCharacter],
    ['username', '<b>x</b>', badCharacter],
    ['username', 'emoji😀', badCharacter],
    ['email', 'nobody', badEmail],
    ['email', 'a@', badEmail],
    ['email', '@b.org', badEmail],
    ['email', 'a b@c.org', badEmail],
    ['email', 'a@b.org\r\nBcc: c@d.org', badEmail],
    ['email', `${'a'.repeat(250)}@b.org`, badEmail],
    ['email', null, badEmail],
    ['email', 'root@localhost', badEmail],
    ['password', '12345', shortPassword],
    ['password', undefined, shortPassword],
    ['password', 'x'.repeat(1025), 'Password must be no more than 1024 characters'],
    ['password', '123456', tooCommon],
    ['password', 'password1', tooCommon],
    ['password', '      ', 'Password must not be only spaces.'],
  ])('refuses %s %j', async (field, value, message) => {
    const before = await countUsers();
    const { response } = await registered({ [field]: value });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ message, fieldErrors: { [field]: message } });
    expect(await countUsers()).toBe(before);
  });

  it.each([
    ['username', { username: 'countess-ada', password: 'Countess-Ada' }],
    ['email', { email: 'ada.l@example.org', password: 'ada.l@EXAMPLE.org' }],
  ])('refuses the %s as the password', async (_which, details) => {
    const message = 'Password must not be your username or email address.';
    const { response } = await registered(details);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ message, fieldErrors: { password: message } });
  });

  it.each([
    ['shortest', { username: 'abc', password: 'k7-q_z' }],
    ['longest', { username: 'a'.repeat(20), password: 'x'.repeat(1024) }],
  ])('takes the %s name and password', async (_which, details) => {
    expect((await registered(details)).response.statusCode).toBe(201);
  });

  it.each([undefined, [], 'text'])('refuses the body %j', async (payload) => {
    const headers = { 'content-type': 'application/json' };
    const body = payload === undefined ? '' : JSON.stringify(payload);
    const response = await site.app.inject({
      method: 'POST',
      url: '/api/register',
      headers,
      payload: body,
    });
    expect(response.statusCode).toBe(400);
  });

  it('ignores fields that users may not set', async () => {
    const { response } = await registered({
      id: 1,
      isAdmin: true,
      isEmailVerified: true,
      stripeSubscriptionId: 'sub_1',
      passwordHash: 'x',
    });
    expect(response.statusCode).toBe(201);
    expect(response.json()).toMatchObject({
      isAdmin: false,
      isEmailVerified: false,
      stripeSubscriptionId: null,
    });
    expect(response.json().id).not.toBe(1);
  });

  it.each([
    ['username', { username: 'TAKEN_name' }, 'Username is already taken'],
    ['email', { email: 'Taken@Example.org' }, 'Email is already registered'],
  ])('refuses a taken %s in any case', async (field, again, message) => {
    await registered({ username: 'taken_NAME', email: 'taken@example.org' });
    const { response } = await registered(again);
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({ message, fieldErrors: { [field]: message } });
  });

  it('lets exactly one of many concurrent requests take a name', async () => {
    const attempts = Array.from({ length: 50 }, (_, index) =>
      registered({
        username: index % 2 ? 'WANTED' : 'wanted',
        email: `wanted${index}@example.org`,
      }),
    );
    const statuses = (await Promise.all(attempts)).map(({ response }) => response.statusCode);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(49);
  });
});
