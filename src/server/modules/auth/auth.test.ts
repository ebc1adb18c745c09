import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { createSignedInUser } from '#test/support/sign-in.ts';

describe('sessions', () => {
  let site: TestApp;
  let now = new Date();
  beforeAll(async () => {
    site = await createTestApp({ now: () => now });
  });
  afterAll(() => site.close());

  const whoAmI = (headers: Record<string, string>) =>
    site.app.inject({ url: '/api/user', headers });

  it('answers 401 to nobody', async () => {
    const response = await whoAmI({});
    expect(response.statusCode).toBe(401);
    expect(response.json().message).toBe('Please sign in to continue.');
  });

  it('answers the user, without hash or token', async () => {
    const headers = await site.signIn({ username: 'Emmy', isAdmin: true });
    const response = await whoAmI(headers);
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

  it('counts attempted and solved questions, solved ones in both', async () => {
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
    const response = await whoAmI({ cookie: `${cookie.name}=${cookie.value}` });
    expect(response.json()).toMatchObject({ questionsAttempted: 3, questionsSolved: 1 });
  });

  it.each(['x', 'A'.repeat(43), "' OR 1=1 --", '%00'])('knows nobody by %s', async (token) => {
    expect((await whoAmI({ cookie: `martingale_session=${token}` })).statusCode).toBe(401);
  });

  it('keeps only a hash of the token', async () => {
    const { cookie } = await createSignedInUser(site.database.pool);
    const { rows } = await site.database.pool.query('SELECT token_hash FROM sessions');
    for (const { token_hash } of rows) {
      expect(token_hash.toString()).not.toContain(cookie.value);
      expect(token_hash).toHaveLength(32);
    }
  });

  it('ends after 30 days', async () => {
    const headers = await site.signIn();
    const start = now;
    now = new Date(start.getTime() + 29 * 24 * 3_600_000);
    expect((await whoAmI(headers)).statusCode).toBe(200);
    now = new Date(start.getTime() + 31 * 24 * 3_600_000);
    expect((await whoAmI(headers)).statusCode).toBe(401);
    now = start;
  });

  it('ends at sign-out, and only that one', async () => {
    const one = await site.signIn();
    const other = await site.signIn();
    const response = await site.app.inject({ method: 'POST', url: '/api/logout', headers: one });
    expect(response.statusCode).toBe(204);
    expect(response.headers['set-cookie']).toMatch(
      /^martingale_session=; Max-Age=0; Path=\/; .*HttpOnly; SameSite=Lax$/,
    );
    expect((await whoAmI(one)).statusCode).toBe(401);
    expect((await whoAmI(other)).statusCode).toBe(200);
  });
});
