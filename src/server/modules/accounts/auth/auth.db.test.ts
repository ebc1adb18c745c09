import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { Visitor } from '#test/support/http.ts';
import { passwordHashes } from '#test/support/password-hashes.ts';
import { password, register } from '#test/support/register.ts';

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp({ config: { adminEmail: 'Boss@Example.org' } });
});
afterAll(() => site.close());

const visitor = (cookie = '', ip = '192.0.2.1') => new Visitor(site.app, { cookie, ip });

describe('POST /api/login', () => {
  it('accepts a common password that was set before the rule against them', async () => {
    const { person, email } = await register(site);
    await site.database.pool.query('UPDATE users SET password_hash = $1 WHERE email = $2', [
      await passwordHashes.make('password'),
      email,
    ]);
    const response = await person.post('/api/login', { email, password: 'password' });
    expect(response.statusCode).toBe(200);
  });

  it('signs in with the email in any case', async () => {
    const { email, username } = await register(site);
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

  it('gives every failure the same response', async () => {
    const { email } = await register(site);
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
    const { email, person } = await register(site);
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
    const person = visitor();
    const [username] = email.split('@');
    await person.post('/api/register', { username, email, password });
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

  it('refuses someone who took that email and had its owner open the link', async () => {
    const person = visitor();
    const email = 'boss@example.org';
    await person.post('/api/register', { username: 'attacker', email, password });
    await site.database.pool.query(
      'UPDATE users SET is_email_verified = true, verified_elsewhere = true WHERE email = $1',
      [email],
    );
    expect((await person.get('/api/user')).json().canClaimAdmin).toBe(false);
    expect((await person.post('/api/make-admin')).statusCode).toBe(403);
    await site.database.pool.query('DELETE FROM users WHERE email = $1', [email]);
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
