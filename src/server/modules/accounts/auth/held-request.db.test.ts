import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { eventually } from '#test/support/eventually.ts';
import { fileForm } from '#test/support/forms.ts';
import { holdRequest } from '#test/support/hold-request.ts';
import { Visitor } from '#test/support/http.ts';

const password = 'right password';

describe('a request that is still being sent', () => {
  let site: TestApp;
  let url: string;
  beforeAll(async () => {
    site = await createTestApp({ config: { adminEmail: 'root@corp.example' } });
    url = await site.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => site.close());

  /** Holds a request back until its caller has been identified, which updates `last_seen_at`. */
  async function hold(path: string, request: Parameters<typeof holdRequest>[1]) {
    const { pool } = site.database;
    await pool.query("UPDATE sessions SET last_seen_at = now() - interval '1 day'");
    const held = await holdRequest(`${url}${path}`, request);
    await eventually(async () => {
      const { rows } = await pool.query(
        "SELECT id FROM sessions WHERE last_seen_at > now() - interval '1 hour'",
      );
      expect(rows).toHaveLength(1);
    });
    return held;
  }

  const holdProfile = (cookie: string, profile: object) =>
    hold('/api/user/profile', {
      method: 'PUT',
      headers: { cookie, 'content-type': 'application/json' },
      payload: Buffer.from(JSON.stringify(profile)),
    });

  async function register(name: string) {
    const person = new Visitor(site.app);
    const email = `${name}@example.org`;
    await person.post('/api/register', { username: name, email, password });
    return { person, username: name, email };
  }

  it('does not outlive its session', async () => {
    const { person, username, email } = await register('owner');
    const thief = new Visitor(site.app);
    await thief.post('/api/login', { email, password });
    const held = await holdProfile(thief.cookie, { username, email: 'thief@example.org' });
    await person.put('/api/user/password', {
      currentPassword: password,
      newPassword: 'a better one',
    });
    expect(await held.finish()).toMatchObject({ status: 401 });
    expect((await person.get('/api/user')).json().email).toBe(email);
  });

  it('does not carry a verification over to another email', async () => {
    const { person, username } = await register('climber');
    const move = (email: string) => person.put('/api/user/profile', { username, email });
    await move('root@corp.example');
    const held = await holdProfile(person.cookie, { username, email: 'root@corp.example' });
    await move('mine@example.org');
    await site.database.pool.query(
      "UPDATE users SET is_email_verified = true WHERE email = 'mine@example.org'",
    );
    expect(await held.finish()).toMatchObject({ status: 200 });
    expect((await person.get('/api/user')).json()).toMatchObject({
      email: 'root@corp.example',
      isEmailVerified: false,
      canClaimAdmin: false,
    });
    expect((await person.post('/api/make-admin')).statusCode).toBe(403);
  });

  const administrators = [
    ['whose session ended', 'DELETE FROM sessions', 401],
    ['who lost their rights', 'UPDATE users SET is_admin = false', 403],
  ] as const;
  it.each(administrators)('imports nothing for an administrator %s', async (_who, sql, status) => {
    const { cookie } = await site.signIn({ isAdmin: true });
    const file = { field: 'importFile', filename: 'questions.json', content: '[]' };
    const { headers, payload } = fileForm(file);
    const held = await hold('/api/admin/import-file', {
      method: 'POST',
      headers: { cookie, ...headers },
      payload,
    });
    await site.database.pool.query(sql);
    expect(await held.finish()).toMatchObject({ status });
  });
});
