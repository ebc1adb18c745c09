import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { linksTo } from '#test/support/emailed-links.ts';
import type { Visitor } from '#test/support/http.ts';
import { newBrowser, password, register } from '#test/support/register.ts';

const hour = 3_600_000;
const badLink = 'This link is invalid or has expired.';

let site: TestApp;
let now = new Date();
beforeAll(async () => {
  site = await createTestApp({ now: () => now });
});
afterAll(() => site.close());

const stranger = () => newBrowser(site);

const isVerified = async (person: Visitor) =>
  (await person.get('/api/user')).json().isEmailVerified;

describe('verifying an email', () => {
  it('works once, from any browser', async () => {
    const { person, email } = await register(site);
    const [token] = await linksTo(site, email, 'confirm-email');
    const first = await stranger().post('/api/verify-email', { token });
    expect(first.statusCode).toBe(200);
    expect(await isVerified(person)).toBe(true);
    const again = await stranger().post('/api/verify-email', { token });
    expect(again.statusCode).toBe(409);
    expect(again.json().code).toBe('ALREADY_VERIFIED');
  });

  it('does not verify an address that the account has taken since', async () => {
    const { email } = await register(site);
    const [token] = await linksTo(site, email, 'confirm-email');
    await stranger().post('/api/verify-email', { token });
    const { pool } = site.database;
    await pool.query('UPDATE users SET email = $2 WHERE email = $1', [email, `moved-${email}`]);
    const again = await stranger().post('/api/verify-email', { token });
    expect(again.json()).toMatchObject({ code: 'BAD_LINK', message: badLink });
  });

  it('works for 24 hours', async () => {
    const start = now;
    const { person, email } = await register(site);
    const [token] = await linksTo(site, email, 'confirm-email');
    now = new Date(start.getTime() + 24 * hour + 1);
    expect((await stranger().post('/api/verify-email', { token })).statusCode).toBe(400);
    now = new Date(start.getTime() + 24 * hour - 1000);
    expect((await stranger().post('/api/verify-email', { token })).statusCode).toBe(200);
    expect(await isVerified(person)).toBe(true);
    now = start;
  });

  it('is not triggered by a GET, so links survive mail scanners', async () => {
    const { email } = await register(site);
    const [token] = await linksTo(site, email, 'confirm-email');
    await stranger().get(`/api/verify-email?token=${token}`);
    expect((await stranger().post('/api/verify-email', { token })).statusCode).toBe(200);
  });

  it.each([
    ['nothing', {}],
    ['an empty token', { token: '' }],
    ['a number', { token: 5 }],
    ['a made-up token', { token: 'A'.repeat(43) }],
    ['SQL', { token: "' OR ''='" }],
    ['a huge token', { token: 'x'.repeat(10_000) }],
  ])('refuses %s', async (_what, payload) => {
    expect((await stranger().post('/api/verify-email', payload)).statusCode).toBe(400);
  });

  it('refuses a tampered token and one for another purpose', async () => {
    const { person, email } = await register(site);
    const [token = ''] = await linksTo(site, email, 'confirm-email');
    const tampered = (token.startsWith('A') ? 'B' : 'A') + token.slice(1);
    expect((await stranger().post('/api/verify-email', { token: tampered })).statusCode).toBe(400);
    const reset = { token, newPassword: 'new password' };
    expect((await stranger().post('/api/reset-password', reset)).statusCode).toBe(400);
    expect(await isVerified(person)).toBe(false);
  });

  it('survives a change of case in the email', async () => {
    const { person, username, email } = await register(site);
    const [token] = await linksTo(site, email, 'confirm-email');
    await person.put('/api/user/profile', { username, email: email.toUpperCase() });
    expect((await stranger().post('/api/verify-email', { token })).statusCode).toBe(200);
    expect(await isVerified(person)).toBe(true);
  });

  it('does not deadlock with a concurrent change of email', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { person, username, email } = await register(site);
      const [token] = await linksTo(site, email, 'confirm-email');
      const [verified, changed] = await Promise.all([
        stranger().post('/api/verify-email', { token }),
        person.put('/api/user/profile', { username, email: `moved-${email}` }),
      ]);
      expect([200, 400]).toContain(verified.statusCode);
      expect(changed.statusCode).toBe(200);
      expect(await isVerified(person)).toBe(false);
    }
  });

  it('lets one of ten concurrent requests win', async () => {
    const { email } = await register(site);
    const [token] = await linksTo(site, email, 'confirm-email');
    const tries = Array.from({ length: 10 }, () => stranger().post('/api/verify-email', { token }));
    const statuses = (await Promise.all(tries)).map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([200, ...Array(9).fill(409)]);
  });

  it('resends, and a newer link cancels older ones', async () => {
    const { person, email } = await register(site);
    expect((await person.post('/api/resend-verification')).statusCode).toBe(200);
    const [older, newer] = await linksTo(site, email, 'confirm-email');
    expect((await stranger().post('/api/verify-email', { token: older })).statusCode).toBe(400);
    expect((await stranger().post('/api/verify-email', { token: newer })).statusCode).toBe(200);
    const done = await person.post('/api/resend-verification');
    expect(done.statusCode).toBe(409);
    expect(done.json().message).toBe('Your email address is already verified.');
  });

  it('limits resending', async () => {
    const { person } = await register(site);
    const statuses: number[] = [];
    for (let index = 0; index < 6; index += 1) {
      statuses.push((await person.post('/api/resend-verification')).statusCode);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it('links to APP_URL, whatever the Host header says', async () => {
    const email = 'forged@example.org';
    const payload = { username: 'forged', email, password };
    await site.app.inject({
      method: 'POST',
      url: '/api/register',
      remoteAddress: '198.51.100.200',
      headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
      payload,
    });
    expect(await linksTo(site, email, 'confirm-email')).toHaveLength(1);
    const { rows } = await site.database.pool.query(
      "SELECT 1 FROM mail_messages WHERE text LIKE '%evil%' OR html LIKE '%evil%'",
    );
    expect(rows).toEqual([]);
  });
});
