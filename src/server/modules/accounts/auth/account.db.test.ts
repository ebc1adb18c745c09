import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { eventually } from '#test/support/eventually.ts';
import { Visitor } from '#test/support/http.ts';
import { useUpAllButOne } from '#test/support/rate-limits.ts';
import { newBrowser, password, register, registerVerified } from '#test/support/register.ts';

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
});
afterAll(() => site.close());

const query = (text: string, values: unknown[] = []) => site.database.pool.query(text, values);

const login = (email: string, secret: string) =>
  newBrowser(site).post('/api/login', { email, password: secret });

async function mailsTo(email: string): Promise<string[]> {
  const sql = 'SELECT kind FROM mail_messages WHERE recipient = $1 ORDER BY id';
  return (await query(sql, [email])).rows.map(({ kind }) => kind);
}

describe('PUT /api/user/profile', () => {
  it('changes the name and keeps the email verified', async () => {
    const { person, id, email } = await registerVerified(site);
    const response = await person.put('/api/user/profile', { username: 'New-Name', email });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({ id, username: 'New-Name', isEmailVerified: true });
    expect(await mailsTo(email)).toEqual(['verification']);
  });

  it('marks a new email unverified, sends it a confirmation, and notifies the old one', async () => {
    const { person, username, email } = await registerVerified(site);
    const moved = `moved-${email}`;
    const response = await person.put('/api/user/profile', { username, email: moved });
    expect(response.json()).toMatchObject({ email: moved, isEmailVerified: false });
    expect(await mailsTo(moved)).toEqual(['verification']);
    expect(await mailsTo(email)).toEqual(['verification', 'address_changed']);
  });

  it('invalidates links sent to the old email', async () => {
    const { person, username, email } = await registerVerified(site);
    await newBrowser(site).post('/api/forgot-password', { email });
    await person.put('/api/user/profile', { username, email: `x-${email}` });
    const { rows } = await query('SELECT text FROM mail_messages WHERE recipient = $1', [email]);
    for (const { text } of rows) {
      const token = /token=([\w-]+)/.exec(text)?.[1] ?? 'none';
      const newPassword = 'long enough';
      const reset = await newBrowser(site).post('/api/reset-password', { token, newPassword });
      expect(reset.statusCode).toBe(400);
      expect((await newBrowser(site).post('/api/verify-email', { token })).statusCode).toBe(400);
    }
    expect(rows).toHaveLength(3);
  });

  it.each([
    [{ username: 'ab' }, 'Username must be at least 3 characters.'],
    [{ username: 'x'.repeat(21) }, 'Username must be no more than 20 characters.'],
    [{ email: 'nobody' }, 'Please enter a valid email address.'],
    [{ email: undefined }, 'Please enter a valid email address.'],
    [{ email: 'root@localhost' }, 'Please enter a valid email address.'],
  ])('refuses %j', async (change, message) => {
    const { person, username, email } = await register(site);
    const response = await person.put('/api/user/profile', { username, email, ...change });
    expect(response.statusCode).toBe(400);
    expect(response.json().message).toBe(message);
  });

  it('limits emails to strangers', async () => {
    const { person, username } = await register(site);
    const statuses: number[] = [];
    useUpAllButOne(10);
    for (let index = 0; index < 3; index += 1) {
      const email = `stranger${index}@example.org`;
      statuses.push((await person.put('/api/user/profile', { username, email })).statusCode);
    }
    expect(statuses).toEqual([200, 200, 429]);
  });

  it("refuses another user's name and email, and changes nothing", async () => {
    const other = await register(site);
    const { person, username, email } = await register(site);
    const name = { username: other.username.toUpperCase(), email };
    const taken = await person.put('/api/user/profile', name);
    expect(taken.statusCode).toBe(409);
    expect(taken.json().fieldErrors).toEqual({ username: 'Username is already taken' });
    const profile = { username: 'fresh-name', email: other.email.toUpperCase() };
    expect((await person.put('/api/user/profile', profile)).statusCode).toBe(409);
    expect((await person.get('/api/user')).json()).toMatchObject({ username, email });
    expect(await mailsTo(email)).toEqual(['verification']);
  });

  it('ignores fields that users may not set', async () => {
    const { person, id, username, email } = await register(site);
    const payload = { username, email, isAdmin: true, isEmailVerified: true, id: 1 };
    expect((await person.put('/api/user/profile', payload)).json()).toMatchObject({
      id,
      isAdmin: false,
      isEmailVerified: false,
    });
  });
});

describe('PUT /api/user/password', () => {
  const change = { currentPassword: password, newPassword: 'brand new one' };

  it('changes it, gives this session a new token, and ends the others', async () => {
    const { person, email } = await registerVerified(site);
    const other = newBrowser(site);
    await other.post('/api/login', { email, password });
    const before = person.cookie;
    const response = await person.put('/api/user/password', change);
    expect(response.statusCode).toBe(200);
    expect(person.cookie).not.toBe(before);
    expect((await person.get('/api/user')).statusCode).toBe(200);
    expect((await other.get('/api/user')).statusCode).toBe(401);
    expect((await login(email, password)).statusCode).toBe(401);
    expect((await login(email, change.newPassword)).statusCode).toBe(200);
    expect(await mailsTo(email)).toEqual([
      'verification',
      'signed_in',
      'password_changed',
      'signed_in',
    ]);
  });

  it.each([
    [{ currentPassword: '' }, 'Current password is required.'],
    [{ currentPassword: undefined }, 'Current password is required.'],
    [{ newPassword: '1234567' }, 'Password must be at least 8 characters.'],
    [{ newPassword: undefined }, 'Password must be at least 8 characters.'],
    [{ newPassword: 'x'.repeat(1025) }, 'Password must be no more than 1024 characters'],
    [{ currentPassword: 'not it' }, 'Current password is incorrect'],
    [{ newPassword: 'password1' }, 'This password is too common. Please choose another.'],
    [{ newPassword: ' '.repeat(8) }, 'Password must not be only spaces.'],
  ])('refuses %j and changes nothing', async (bad, message) => {
    const { person, email } = await register(site);
    const response = await person.put('/api/user/password', { ...change, ...bad });
    expect(response.statusCode).toBe(400);
    const fieldErrors = Object.fromEntries(Object.keys(bad).map((field) => [field, message]));
    expect(response.json()).toMatchObject({ message, fieldErrors });
    expect((await person.get('/api/user')).statusCode).toBe(200);
    expect((await login(email, password)).statusCode).toBe(200);
  });

  it("refuses the account's own username and email", async () => {
    const { person, username, email } = await register(site);
    const message = 'Password must not be your username or email address.';
    for (const newPassword of [`${username}  `, email.toUpperCase()]) {
      const response = await person.put('/api/user/password', { ...change, newPassword });
      expect(response.statusCode).toBe(400);
      expect(response.json()).toMatchObject({ message, fieldErrors: { newPassword: message } });
    }
  });

  it('lets one of two concurrent changes win, and tells the other', async () => {
    const { person, id, email } = await registerVerified(site);
    // Both have confirmed the password before either may write.
    const gate = await site.database.pool.connect();
    await gate.query('BEGIN');
    await gate.query('SELECT 1 FROM users WHERE id = $1 FOR UPDATE', [id]);
    const secrets = ['the first one', 'the second one'];
    const changes = secrets.map((newPassword) =>
      new Visitor(site.app, { cookie: person.cookie }).put('/api/user/password', {
        ...change,
        newPassword,
      }),
    );
    await eventually(async () => {
      const { rows } = await query(
        `SELECT 1 FROM pg_stat_activity
         WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      );
      expect(rows).toHaveLength(2);
    });
    await gate.query('COMMIT');
    gate.release();

    const responses = await Promise.all(changes);
    const statuses = responses.map(({ statusCode }) => statusCode);
    expect(statuses.toSorted()).toEqual([200, 409]);
    const refused = responses.find(({ statusCode }) => statusCode === 409);
    expect(refused?.json()).toMatchObject({
      code: 'CHANGED_MEANWHILE',
      message: 'Your password was changed in the meantime. Please sign in with the new one.',
    });
    const signIns = await Promise.all(secrets.map((secret) => login(email, secret)));
    expect(signIns.map(({ statusCode }) => statusCode === 200)).toEqual(
      statuses.map((status) => status === 200),
    );
    expect(await mailsTo(email)).toEqual(['verification', 'password_changed', 'signed_in']);
  });

  it('throttles guessing with a stolen session', async () => {
    const { person } = await register(site);
    const guess = { ...change, currentPassword: 'a guess' };
    const statuses: number[] = [];
    for (let index = 0; index < 10; index += 1) {
      statuses.push((await person.put('/api/user/password', guess)).statusCode);
    }
    expect(statuses).toEqual([...Array(9).fill(400), 429]);
  });
});
