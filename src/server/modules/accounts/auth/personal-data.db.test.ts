import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { insertQuestions } from '#test/support/questions.ts';
import {
  newBrowser,
  password,
  register,
  registerVerified,
  verify,
} from '#test/support/register.ts';

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
});
afterAll(() => site.close());

const query = (text: string, values: unknown[] = []) => site.database.pool.query(text, values);

describe('GET /api/user/data', () => {
  it("is a file with the user's data, without secrets", async () => {
    const { person, username } = await register(site);
    const response = await person.get('/api/user/data');
    expect(response.headers['content-disposition']).toBe(
      'attachment; filename="martingale-data.json"',
    );
    const data = response.json();
    expect(data.profile).toMatchObject({ username });
    expect(data.sessions).toHaveLength(1);
    expect(data).toHaveProperty('discussions', []);
    expect(response.body).not.toMatch(/hash|argon2|token/i);
  });

  it('includes stars and notes, which are deleted with the account', async () => {
    const { person, id } = await register(site);
    const [questionId = 0] = await insertQuestions(site.database.pool, [{ isVisible: true }]);
    await person.post(`/api/questions/${questionId}/star`);
    await person.put(`/api/questions/${questionId}/note`, { content: 'Mine', version: null });
    await query('UPDATE questions SET is_visible = false WHERE id = $1', [questionId]);
    const data = (await person.get('/api/user/data')).json();
    expect(data.stars).toMatchObject([{ questionId }]);
    expect(data.notes).toMatchObject([{ questionId, content: 'Mine' }]);
    expect((await person.delete('/api/user', { password })).statusCode).toBe(204);
    for (const table of ['stars', 'notes']) {
      const { rows } = await query(`SELECT FROM ${table} WHERE user_id = $1`, [id]);
      expect(rows).toEqual([]);
    }
  });

  it('includes the interview plan', async () => {
    const { person } = await register(site);
    const interviewOn = new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 10);
    const weekdays = Array(7).fill('full');
    await person.put('/api/practice/plan', {
      ...{ interviewOn, minutes: 30, role: 'trader', weekdays, wantsMail: false },
    });
    const { plan, planDays } = (await person.get('/api/user/data')).json();
    expect(plan).toMatchObject([{ interviewOn, minutes: 30 }]);
    expect(planDays.length).toBeGreaterThan(8);
  });

  it('names no moderator', async () => {
    const { person, id } = await register(site);
    const moderator = await register(site);
    await query(
      `WITH question AS (
         INSERT INTO questions (name, description, description_html, difficulty, category)
         VALUES ('Dice', 'Description', '', 'Easy', 'General') RETURNING id
       ), thread AS (
         INSERT INTO discussions
           (question_id, created_by, title, content, content_html, deleted_at, deleted_by, deletion_reason)
         SELECT id, $1, 'Rude title', 'Rude content', '', now(), $2, 'Rude' FROM question RETURNING id
       )
       INSERT INTO comments
         (thread_id, user_id, content, content_html, deleted_at, deleted_by, deletion_reason)
       SELECT id, $1, 'Rude', '', now(), $2, 'Rude' FROM thread`,
      [id, moderator.id],
    );
    const data = (await person.get('/api/user/data')).json();
    for (const [post] of [data.discussions, data.comments]) {
      expect(post).toMatchObject({ deletionReason: 'Rude', deletedAt: expect.any(String) });
      expect(post).not.toHaveProperty('deletedBy');
      expect(Object.values(post)).not.toContain(moderator.username);
    }
  });
});

describe('the reports and emails in GET /api/user/data', () => {
  it('include reports of comments, but not who resolved them', async () => {
    const { person, id } = await register(site);
    const admin = await register(site);
    await query(
      `WITH question AS (
         INSERT INTO questions (name, description, description_html, difficulty, category)
         VALUES ('Cards', 'Description', '', 'Easy', 'General') RETURNING id
       ), thread AS (
         INSERT INTO discussions (question_id, title, content, content_html)
         SELECT id, 'A reported thread', 'Some content', '' FROM question RETURNING id
       ), comment AS (
         INSERT INTO comments (thread_id, content, content_html)
         SELECT id, 'Rude', '' FROM thread RETURNING id
       )
       INSERT INTO comment_reports (comment_id, reported_by, reason, status, resolved_by, resolved_at)
       SELECT id, reporter, 'By ' || reporter, 'dismissed', $2::int, now()
       FROM comment, unnest(array[$1::int, $2::int]) AS reporter`,
      [id, admin.id],
    );
    const { commentReports } = (await person.get('/api/user/data')).json();
    expect(commentReports).toMatchObject([{ reason: `By ${id}`, status: 'dismissed' }]);
    expect(commentReports[0]).not.toHaveProperty('resolvedBy');
    await person.delete('/api/user', { password });
    const left = await query('SELECT reported_by FROM comment_reports WHERE reason = $1', [
      `By ${id}`,
    ]);
    expect(left.rows).toEqual([{ reported_by: null }]);
  });

  it('include earlier addresses and the emails sent there, without their links', async () => {
    const { person, username, email, id } = await registerVerified(site);
    await register(site);
    const [second, third] = [`second-${email}`, `third-${email}`];
    await person.put('/api/user/profile', { username, email: second });
    await verify(site, { id });
    await person.put('/api/user/profile', { username, email: third });
    await query(
      "UPDATE mail_messages SET recipient = $2 WHERE user_id = $1 AND kind = 'verification'",
      [id, third.toUpperCase()],
    );
    const response = await person.get('/api/user/data');
    const { mails, earlierAddresses } = response.json();
    expect(earlierAddresses).toEqual([email, second]);
    expect(mails).toMatchObject([
      { kind: 'verification' },
      { kind: 'verification' },
      { kind: 'address_changed', recipient: email },
      { kind: 'verification', recipient: third.toUpperCase() },
      { kind: 'address_changed', recipient: second },
    ]);
    expect(mails[0]).toHaveProperty('sentAt');
    expect(mails[2].text).toContain(`from this one to ${second}.`);
    expect(mails[2].text).toContain('/revert-email\n');
    expect(response.body).not.toMatch(/token/i);
  });
});

describe('DELETE /api/user', () => {
  it('needs the password', async () => {
    const { person } = await register(site);
    const wrong = await person.delete('/api/user', { password: 'not it' });
    expect(wrong.statusCode).toBe(400);
    expect(wrong.json().fieldErrors).toEqual({ password: 'Current password is incorrect' });
    expect((await person.delete('/api/user', {})).json().message).toBe(
      'Current password is required.',
    );
    expect((await person.get('/api/user')).statusCode).toBe(200);
  });

  it('deletes the account and keeps its posts without a name', async () => {
    const { person, id, email } = await register(site);
    await query(
      `WITH question AS (
         INSERT INTO questions (name, description, description_html, difficulty, category)
         VALUES ('Coins', 'Description', '', 'Easy', 'General') RETURNING id
       )
       INSERT INTO discussions (question_id, created_by, title, content, content_html)
       SELECT id, $1, 'A title', 'Some content', '' FROM question`,
      [id],
    );
    expect((await person.delete('/api/user', { password })).statusCode).toBe(204);
    const login = await newBrowser(site).post('/api/login', { email, password });
    expect(login.statusCode).toBe(401);
    expect((await query('SELECT 1 FROM sessions WHERE user_id = $1', [id])).rows).toEqual([]);
    const { rows } = await query("SELECT created_by FROM discussions WHERE title = 'A title'");
    expect(rows).toEqual([{ created_by: null }]);
  });

  it('keeps the last administrator, even if two leave at once', async () => {
    const pair = [await register(site), await register(site)];
    await query('UPDATE users SET is_admin = true WHERE id = ANY($1)', [pair.map(({ id }) => id)]);
    const responses = await Promise.all(
      pair.map(({ person }) => person.delete('/api/user', { password })),
    );
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([204, 409]);
    const refused = responses.find(({ statusCode }) => statusCode === 409);
    expect(refused?.json().message).toBe('The last administrator cannot be deleted.');
  });
});
