import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { linksTo } from '#test/support/emailed-links.ts';
import { eventually } from '#test/support/eventually.ts';
import { newBrowser, password, register, registerVerified } from '#test/support/register.ts';

const hour = 3_600_000;
const badLink = 'This link is invalid or has expired.';

let site: TestApp;
let now = new Date();
beforeAll(async () => {
  site = await createTestApp({ now: () => now });
});
afterAll(() => site.close());

const stranger = () => newBrowser(site);

describe('a forgotten password', () => {
  const forgot = (email: string) => stranger().post('/api/forgot-password', { email });

  it('responds the same whether or not the email exists', async () => {
    const { email } = await register(site);
    const known = await forgot(email.toUpperCase());
    const unknown = await forgot('nobody-here@example.org');
    expect(known.statusCode).toBe(200);
    expect(known.body).toBe(unknown.body);
    expect(await linksTo(site, email, 'reset-password')).toHaveLength(1);
    expect(await linksTo(site, 'nobody-here@example.org', 'reset-password')).toEqual([]);
  });

  it('can be reset once, which ends every session and sends an email', async () => {
    const { person, email } = await registerVerified(site);
    await forgot(email);
    const [token] = await linksTo(site, email, 'reset-password');
    const newPassword = 'brand new one';
    const reset = await stranger().post('/api/reset-password', { token, newPassword });
    expect(reset.statusCode).toBe(200);
    expect(reset.headers).not.toHaveProperty('set-cookie');
    expect((await person.get('/api/user')).statusCode).toBe(401);
    const login = (secret: string) => stranger().post('/api/login', { email, password: secret });
    expect((await login(password)).statusCode).toBe(401);
    expect((await login(newPassword)).statusCode).toBe(200);
    const again = { token, newPassword: 'another one' };
    expect((await stranger().post('/api/reset-password', again)).json().message).toBe(badLink);
    const { rows } = await site.database.pool.query(
      "SELECT 1 FROM mail_messages WHERE recipient = $1 AND kind = 'password_changed'",
      [email],
    );
    expect(rows).toHaveLength(1);
  });

  it('ends a sign-in with the old one that is under way', async () => {
    const { email, id } = await registerVerified(site);
    await forgot(email);
    const [token = ''] = await linksTo(site, email, 'reset-password');
    const thief = stranger();
    const { pool } = site.database;
    const areWaiting = (count: number) =>
      eventually(async () => {
        const sql = `SELECT pid FROM pg_stat_activity
          WHERE datname = current_database() AND wait_event_type = 'Lock'`;
        expect((await pool.query(sql)).rows).toHaveLength(count);
      });
    const gate = await pool.connect();
    await gate.query('BEGIN');
    await gate.query('SELECT FROM users WHERE id = $1 FOR UPDATE', [id]);
    const reset = stranger().post('/api/reset-password', { token, newPassword: 'chosen later' });
    await areWaiting(1);
    const signIn = thief.post('/api/login', { email, password });
    await areWaiting(2);
    await gate.query('ROLLBACK');
    gate.release();
    expect((await reset).statusCode).toBe(200);
    expect((await signIn).json()).toMatchObject({ code: 'CHANGED_MEANWHILE' });
    expect((await thief.get('/api/user')).statusCode).toBe(401);
  });

  it('can be reset for one hour, and by the newest link only', async () => {
    const start = now;
    const { email } = await register(site);
    await forgot(email);
    await forgot(email);
    const [older, newer] = await linksTo(site, email, 'reset-password');
    const reset = (token: string | undefined) =>
      stranger().post('/api/reset-password', { token, newPassword: 'long enough' });
    expect((await reset(older)).statusCode).toBe(400);
    now = new Date(start.getTime() + hour + 1);
    expect((await reset(newer)).statusCode).toBe(400);
    now = new Date(start.getTime() + hour - 1000);
    expect((await reset(newer)).statusCode).toBe(200);
    now = start;
  });

  it('requires a valid new one, and an invalid one does not use up the link', async () => {
    const { username, email } = await register(site);
    await forgot(email);
    const [token] = await linksTo(site, email, 'reset-password');
    const short = await stranger().post('/api/reset-password', { token, newPassword: '1234567' });
    expect(short.statusCode).toBe(400);
    expect(short.json().message).toBe('Password must be at least 8 characters.');
    for (const newPassword of ['12345678', ' '.repeat(8), email, `${username}  `]) {
      const guessable = await stranger().post('/api/reset-password', { token, newPassword });
      expect(guessable.statusCode).toBe(400);
      expect(guessable.json()).toMatchObject({
        code: 'WEAK_PASSWORD',
        fieldErrors: { newPassword: expect.any(String) },
      });
    }
    const good = await stranger().post('/api/reset-password', { token, newPassword: '8 chars.' });
    expect(good.statusCode).toBe(200);
  });

  it('limits requests per client', async () => {
    const { email } = await register(site);
    const caller = stranger();
    const statuses: number[] = [];
    for (let index = 0; index < 6; index += 1) {
      statuses.push((await caller.post('/api/forgot-password', { email })).statusCode);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    expect((await forgot(email)).statusCode).toBe(200);
  });

  it('silently limits emails to ten an hour per recipient', async () => {
    const { email } = await register(site);
    const answers = await Promise.all(Array.from({ length: 13 }, () => forgot(email)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(13).fill(200));
    expect(await linksTo(site, email, 'confirm-email')).toHaveLength(1);
    expect(await linksTo(site, email, 'reset-password')).toHaveLength(9);
  });

  it('has one valid link, however many are requested at once', async () => {
    const { email } = await register(site);
    await Promise.all(Array.from({ length: 5 }, () => forgot(email)));
    const statuses: number[] = [];
    for (const token of await linksTo(site, email, 'reset-password')) {
      const reset = { token, newPassword: 'long enough' };
      statuses.push((await stranger().post('/api/reset-password', reset)).statusCode);
    }
    expect(statuses.toSorted()).toEqual([200, 400, 400, 400, 400]);
  });

  it.each(['', 'nobody', null, 5])('refuses the email %j', async (email) => {
    const response = await stranger().post('/api/forgot-password', { email });
    expect(response.statusCode).toBe(400);
    expect(response.json().message).toBe('Please enter a valid email address');
  });
});
