import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { Visitor } from '#test/support/http.ts';
import { createSignedInUser } from '#test/support/sign-in.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

describe('sessions', () => {
  let site: TestApp;
  let now = new Date();
  beforeAll(async () => {
    site = await createTestApp({ now: () => now });
  });
  afterAll(() => site.close());

  const whoAmI = async (cookie = '') => new Visitor(site.app, { cookie }).get('/api/user');

  it('returns 401 to visitors', async () => {
    const response = await whoAmI();
    expect(response.statusCode).toBe(401);
    expect(response.json().message).toBe('Please sign in to continue.');
  });

  it('returns the user without hash or token, uncached', async () => {
    const { cookie } = await site.signIn({ username: 'Emmy', isAdmin: true });
    const response = await whoAmI(cookie);
    expect(response.statusCode).toBe(200);
    expect(response.headers['cache-control']).toBe('private, no-store');
    expect(response.json()).toEqual({
      id: expect.any(Number),
      username: 'Emmy',
      email: 'Emmy@example.org',
      isAdmin: true,
      isEmailVerified: true,
      stripeSubscriptionId: null,
      createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
      lastActive: expect.stringMatching(/^\d{4}-.*Z$/),
      questionsAttempted: 0,
      questionsSolved: 0,
      canClaimAdmin: false,
    });
  });

  it('counts attempted and solved questions, with solved ones in both', async () => {
    const { user, cookie } = await createSignedInUser(site.database.pool);
    await site.database.pool.query(
      `WITH made AS (
         INSERT INTO questions (name, description, description_html, difficulty, category)
         SELECT 'Question ' || n, 'Description', '', 'Easy', 'General'
         FROM generate_series(1, 3) AS n RETURNING id
       )
       INSERT INTO question_statuses (user_id, question_id, status)
       SELECT $1, id, CASE WHEN id % 3 = 0 THEN 'solved' ELSE 'attempted' END FROM made`,
      [user.id],
    );
    const response = await whoAmI(`${cookie.name}=${cookie.value}`);
    expect(response.json()).toMatchObject({ questionsAttempted: 3, questionsSolved: 1 });
  });

  it.each(['x', 'A'.repeat(43), "' OR 1=1 --", '%00', 'x'.repeat(5000)])(
    'does not accept %s',
    async (token) => {
      expect((await whoAmI(`martingale_session=${token}`)).statusCode).toBe(401);
    },
  );

  it('stores only a hash of the token', async () => {
    const { cookie } = await createSignedInUser(site.database.pool);
    const { rows } = await site.database.pool.query('SELECT token_hash FROM sessions');
    for (const { token_hash } of rows) {
      expect(token_hash.toString()).not.toContain(cookie.value);
      expect(token_hash).toHaveLength(32);
    }
  });

  it('ends 30 days after the last visit', async () => {
    const start = now;
    const { cookie } = await site.signIn();
    now = new Date(start.getTime() + 29 * day);
    const prolonged = await whoAmI(cookie);
    expect(prolonged.statusCode).toBe(200);
    expect(prolonged.headers['set-cookie']).toContain(`${cookie}; `);
    now = new Date(start.getTime() + 58 * day);
    expect((await whoAmI(cookie)).statusCode).toBe(200);
    now = new Date(start.getTime() + 89 * day);
    expect((await whoAmI(cookie)).statusCode).toBe(401);
    now = start;
  });

  it('ends 90 days after the sign-in, however often it is used', async () => {
    const start = now;
    const { user, cookie } = await createSignedInUser(site.database.pool, {}, () => start);
    const session = `${cookie.name}=${cookie.value}`;
    const visitAfter = (days: number) => {
      now = new Date(start.getTime() + days * day);
      return whoAmI(session);
    };
    for (const days of [25, 50]) expect((await visitAfter(days)).statusCode).toBe(200);
    const last = await visitAfter(75);
    const end = new Date(start.getTime() + 90 * day);
    expect(last.headers['set-cookie']).toContain(`Expires=${end.toUTCString()}`);
    expect((await visitAfter(89.9)).statusCode).toBe(200);
    expect((await visitAfter(90)).statusCode).toBe(401);
    // Also if the session was stored with a later end.
    await site.database.pool.query(
      "UPDATE sessions SET expires_at = expires_at + interval '9 days' WHERE user_id = $1",
      [user.id],
    );
    expect((await visitAfter(90)).statusCode).toBe(401);
    now = start;
  });

  it('updates the last-seen time at most every five minutes', async () => {
    const start = now;
    const { user, cookie } = await createSignedInUser(site.database.pool);
    await site.database.pool.query('UPDATE sessions SET last_seen_at = $1 WHERE user_id = $2', [
      start,
      user.id,
    ]);
    await site.database.pool.query('UPDATE users SET last_active = $1 WHERE id = $2', [
      start,
      user.id,
    ]);
    const lastActive = async (at: number) => {
      now = new Date(start.getTime() + at);
      await whoAmI(`${cookie.name}=${cookie.value}`);
      const { rows } = await site.database.pool.query(
        'SELECT last_active FROM users WHERE id = $1',
        [user.id],
      );
      return rows[0].last_active.getTime() - start.getTime();
    };
    expect(await lastActive(4 * minute)).toBe(0);
    expect(await lastActive(6 * minute)).toBe(6 * minute);
    expect(await lastActive(10 * minute)).toBe(6 * minute);
    now = start;
  });

  it('ends at sign-out, and only that one', async () => {
    const one = new Visitor(site.app, await site.signIn());
    const oldCookie = one.cookie;
    const { cookie: other } = await site.signIn();
    const response = await one.post('/api/logout');
    expect(response.statusCode).toBe(204);
    expect(response.headers['set-cookie']).toMatch(
      /^martingale_session=; Max-Age=0; Path=\/; .*HttpOnly; SameSite=Lax$/,
    );
    expect((await whoAmI(oldCookie)).statusCode).toBe(401);
    expect((await whoAmI(other)).statusCode).toBe(200);
  });

  it('is Secure and bound to the host over HTTPS', async () => {
    const secure = await createTestApp({ config: { appUrl: 'https://quant.example.org' } });
    const response = await new Visitor(secure.app).post('/api/register', {
      username: 'someone',
      email: 'someone@example.org',
      password: 'right password',
    });
    for (const [index, name] of ['session', 'device'].entries()) {
      expect(response.headers['set-cookie']?.[index]).toMatch(
        new RegExp(`^__Host-martingale_${name}=.*; Path=/; .*HttpOnly; Secure; SameSite=Lax$`),
      );
    }
    await secure.close();
  });
});
