import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import type { Visitor } from '#test/support/http.ts';
import { newBrowser, password, register } from '#test/support/register.ts';

const minute = 60_000;
const start = new Date();

let site: TestApp;
let now = start;
beforeAll(async () => {
  site = await createTestApp({ now: () => now, config: { adminEmail: 'root@corp.example' } });
});
beforeEach(() => {
  now = start;
});
afterAll(() => site.close());

const query = (text: string, values: unknown[] = []) => site.database.pool.query(text, values);
const stranger = () => newBrowser(site);

const wait = (milliseconds: number) => {
  now = new Date(now.getTime() + milliseconds);
};

const download = async (person: Visitor) => (await person.get('/api/user/data')).statusCode;

describe('a session', () => {
  it('is fresh for exactly 15 minutes after signing up', async () => {
    const { person } = await register(site);
    wait(15 * minute);
    expect(await download(person)).toBe(200);
    wait(1);
    const refused = await person.get('/api/user/data');
    expect(refused.statusCode).toBe(403);
    const message = 'Please enter your password to continue.';
    expect(refused.json()).toEqual({ code: 'REAUTHENTICATE', message, error: message });
    expect((await person.get('/api/user')).statusCode).toBe(200);
  });

  it('is fresh after signing in, while an older one stays stale', async () => {
    const { person, email } = await register(site);
    wait(16 * minute);
    const phone = stranger();
    await phone.post('/api/login', { email, password });
    expect(await download(phone)).toBe(200);
    expect(await download(person)).toBe(403);
  });

  it('is fresh after changing the password, which needs the current one', async () => {
    const { person } = await register(site);
    wait(16 * minute);
    const change = { currentPassword: password, newPassword: 'brand new one' };
    expect((await person.put('/api/user/password', change)).statusCode).toBe(200);
    expect(await download(person)).toBe(200);
  });

  it('is not fresh if it is older than this rule', async () => {
    const { person, id } = await register(site);
    await query('UPDATE sessions SET password_entered_at = NULL WHERE user_id = $1', [id]);
    expect(await download(person)).toBe(403);
  });

  it('stays stale however often it is used', async () => {
    const { person } = await register(site);
    for (let index = 0; index < 4; index += 1) {
      wait(5 * minute);
      await person.get('/api/user');
    }
    expect(await download(person)).toBe(403);
  });
});

describe('POST /api/reauthenticate', () => {
  it('makes this session fresh for another 15 minutes, and no other', async () => {
    const { person, email } = await register(site);
    const other = stranger();
    await other.post('/api/login', { email, password });
    wait(16 * minute);
    expect((await person.post('/api/reauthenticate', { password })).statusCode).toBe(204);
    wait(15 * minute);
    expect((await person.get('/api/reauthenticate')).statusCode).toBe(204);
    expect(await download(person)).toBe(200);
    expect((await other.get('/api/reauthenticate')).json().code).toBe('REAUTHENTICATE');
  });

  it.each([
    [{ password: 'not it' }, 'Current password is incorrect'],
    [{ password: '' }, 'Current password is required.'],
    [{}, 'Current password is required.'],
    [{ password: ['right password'] }, 'Current password is required.'],
    [{ password: 'x'.repeat(1025) }, 'Password must be no more than 1024 characters'],
  ])('refuses %j', async (body, message) => {
    const { person } = await register(site);
    wait(16 * minute);
    const response = await person.post('/api/reauthenticate', body);
    expect(response.statusCode).toBe(400);
    expect(response.json().fieldErrors).toEqual({ password: message });
    expect(await download(person)).toBe(403);
  });

  it("does not accept another account's password", async () => {
    const { person } = await register(site);
    const other = stranger();
    const mine = { username: 'other-one', email: 'other-one@example.org', password: 'my own one' };
    await other.post('/api/register', mine);
    wait(16 * minute);
    const response = await person.post('/api/reauthenticate', { password: 'my own one' });
    expect(response.statusCode).toBe(400);
  });

  it('is for signed-in users only', async () => {
    expect((await stranger().post('/api/reauthenticate', { password })).statusCode).toBe(401);
    expect((await stranger().get('/api/reauthenticate')).statusCode).toBe(401);
  });

  it('counts guesses together with those at sign-in', async () => {
    const { person, email } = await register(site);
    const guess = 'a wrong guess';
    const statuses: number[] = [];
    for (let index = 0; index < 5; index += 1) {
      statuses.push((await person.post('/api/reauthenticate', { password: guess })).statusCode);
      statuses.push((await person.post('/api/login', { email, password: guess })).statusCode);
    }
    expect(statuses).toEqual([400, 401, 400, 401, 400, 401, 400, 401, 400, 429]);
    expect((await person.post('/api/reauthenticate', { password })).statusCode).toBe(429);
  });
});

describe('changing the email', () => {
  it('needs a fresh session, and changes nothing without one', async () => {
    const { person, id, username, email } = await register(site);
    wait(16 * minute);
    const profile = { username: 'renamed', email: 'thief@example.org' };
    const refused = await person.put('/api/user/profile', profile);
    expect(refused.statusCode).toBe(403);
    expect(refused.json().code).toBe('REAUTHENTICATE');
    expect((await person.get('/api/user')).json()).toMatchObject({ id, username, email });

    await person.post('/api/reauthenticate', { password });
    const changed = await person.put('/api/user/profile', profile);
    expect(changed.json()).toMatchObject({ id, ...profile });
  });

  it('is distinguished from changing the username, which needs no password', async () => {
    const { person, email } = await register(site);
    wait(16 * minute);
    const profile = { username: 'just-a-name', email };
    expect((await person.put('/api/user/profile', profile)).json()).toMatchObject(profile);
  });
});

it('deletes an account from a stale session if the request has the password', async () => {
  const { person } = await register(site);
  wait(16 * minute);
  expect((await person.delete('/api/user', { password: 'not it' })).statusCode).toBe(400);
  expect((await person.delete('/api/user', { password })).statusCode).toBe(204);
});

it('lets only fresh sessions claim administrator rights', async () => {
  const person = stranger();
  const email = 'root@corp.example';
  await person.post('/api/register', { username: 'root', email, password });
  await query('UPDATE users SET is_email_verified = true WHERE email = $1', [email]);
  wait(16 * minute);
  expect((await person.post('/api/make-admin')).json().code).toBe('REAUTHENTICATE');
  expect((await person.get('/api/user')).json().isAdmin).toBe(false);
  await person.post('/api/reauthenticate', { password });
  expect((await person.post('/api/make-admin')).json().isAdmin).toBe(true);
});
