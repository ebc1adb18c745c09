import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { Visitor } from '#test/support/http.ts';
import { passwordHashes } from '#test/support/password-hashes.ts';

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp({ config: { adminEmail: 'Boss@Example.org' } });
});
afterAll(() => site.close());

const visitor = (cookie = '', ip = '192.0.2.1') => new Visitor(site.app, { cookie, ip });
const password = 'correct horse';
let count = 0;

async function registered(overrides: Record<string, unknown> = {}) {
  count += 1;
  const person = visitor();
  const details = { username: `person_${count}`, email: `p${count}@example.org`, password };
  const response = await person.post('/api/register', { ...details, ...overrides });
  return { person, response, ...details };
}

const countUsers = async () =>
  Number((await site.database.pool.query('SELECT count(*) FROM users')).rows[0].count);

describe('POST /api/register', () => {
  it('answers 201 with the user, signs in, and sends one verification mail', async () => {
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

describe('POST /api/login', () => {
  it('takes a common password that was set before they were refused', async () => {
    const { person, email } = await registered();
    await site.database.pool.query('UPDATE users SET password_hash = $1 WHERE email = $2', [
      await passwordHashes.make('password'),
      email,
    ]);
    const response = await person.post('/api/login', { email, password: 'password' });
    expect(response.statusCode).toBe(200);
  });

  it('signs in with the email in any case', async () => {
    const { email, username } = await registered();
    const person = visitor();
    const response = await person.post('/api/login', { email: email.toUpperCase(), password });
    expect(response.statusCode).toBe(200);
    expect(response.json().username).toBe(username);
    expect(response.headers['set-cookie']).toEqual([
      expect.stringMatching(
        /^martingale_session=[\w-]{43}; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/,
      ),
      expect.stringMatching(
        /^martingale_device=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/,
      ),
    ]);
    expect((await person.get('/api/user')).statusCode).toBe(200);
  });

  it('answers every failure the same', async () => {
    const { email } = await registered();
    for (const credentials of [
      { email, password: 'wrong password' },
      { email: 'unknown@example.org', password },
    ]) {
      const response = await visitor('', '192.0.2.50').post('/api/login', credentials);
      expect(response.statusCode).toBe(401);
      expect(response.json()).toMatchObject({
        message: 'Invalid email or password',
        error: 'Invalid email or password',
        fieldErrors: { password: 'Invalid email or password' },
      });
      expect(response.headers).not.toHaveProperty('set-cookie');
    }
  });

  it.each([
    [{ email: 'nobody', password: '123456' }, 'Please enter a valid email'],
    [{ email: 'a@b.org', password: '12345' }, 'Password must be at least 6 characters'],
    [{ password: '123456' }, 'Please enter a valid email'],
    [{ email: 'a@b.org' }, 'Password must be at least 6 characters'],
    [{ email: ['a@b.org'], password: '123456' }, 'Please enter a valid email'],
    [{}, 'Please enter a valid email'],
  ])('refuses %j', async (credentials, message) => {
    const response = await visitor().post('/api/login', credentials);
    expect(response.statusCode).toBe(400);
    expect(response.json().message).toBe(message);
  });

  it('issues a new token at sign-in', async () => {
    const { email, person } = await registered();
    const before = person.cookie;
    await person.post('/api/login', { email, password });
    expect(person.cookie).not.toBe(before);
    expect((await visitor(before).get('/api/user')).statusCode).toBe(401);

    const planted = visitor(`martingale_session=${'A'.repeat(43)}`);
    await planted.post('/api/login', { email, password });
    expect(planted.cookie).not.toContain('AAAA');
  });
});

describe('POST /api/make-admin', () => {
  const claim = async (email: string, isEmailVerified: boolean) => {
    const { person } = await registered({ email });
    await site.database.pool.query('UPDATE users SET is_email_verified = $1 WHERE email = $2', [
      isEmailVerified,
      email,
    ]);
    const canClaimAdmin = (await person.get('/api/user')).json().canClaimAdmin;
    return { canClaimAdmin, response: await person.post('/api/make-admin'), person };
  };

  it('refuses everyone else, and an unverified email', async () => {
    const other = await claim('somebody@example.org', true);
    expect(other.canClaimAdmin).toBe(false);
    expect(other.response.statusCode).toBe(403);
    const unverified = await claim('BOSS@example.org', false);
    expect(unverified.canClaimAdmin).toBe(false);
    expect(unverified.response.statusCode).toBe(403);
    expect((await unverified.person.get('/api/user')).json().isAdmin).toBe(false);
    await site.database.pool.query("DELETE FROM users WHERE lower(email) = 'boss@example.org'");
  });

  it('makes the verified owner of ADMIN_EMAIL an administrator, and audits it', async () => {
    const { canClaimAdmin, response, person } = await claim('boss@EXAMPLE.org', true);
    expect(canClaimAdmin).toBe(true);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({ isAdmin: true, canClaimAdmin: false });
    expect((await person.post('/api/make-admin')).statusCode).toBe(403);
    const { rows } = await site.database.pool.query('SELECT action, subject_id FROM audit_log');
    expect(rows).toEqual([{ action: 'user.claim_admin', subject_id: `${response.json().id}` }]);
  });
});
