import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { eventually } from '#test/support/eventually.ts';
import { Visitor } from '#test/support/http.ts';
import { insertQuestions } from '#test/support/questions.ts';

const password = 'old password';
let site: TestApp;
let count = 0;
beforeAll(async () => {
  site = await createTestApp();
});
afterAll(() => site.close());

const visitor = () => new Visitor(site.app, { ip: `198.51.100.${count % 250}` });
const query = (text: string, values: unknown[] = []) => site.database.pool.query(text, values);

async function register() {
  count += 1;
  const person = visitor();
  const details = { username: `user-${count}`, email: `user${count}@example.org` };
  const { id } = (await person.post('/api/register', { ...details, password })).json();
  return { person, id, ...details };
}

const login = (email: string, secret: string) =>
  visitor().post('/api/login', { email, password: secret });

async function mailsTo(email: string): Promise<string[]> {
  const sql = 'SELECT kind FROM mail_messages WHERE recipient = $1 ORDER BY id';
  return (await query(sql, [email])).rows.map(({ kind }) => kind);
}

describe('PUT /api/user/profile', () => {
  it('changes the name and keeps the email verified', async () => {
    const { person, id, email } = await register();
    await query('UPDATE users SET is_email_verified = true WHERE id = $1', [id]);
    const response = await person.put('/api/user/profile', { username: 'New-Name', email });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({ id, username: 'New-Name', isEmailVerified: true });
    expect(await mailsTo(email)).toEqual(['verification']);
  });

  it('marks a new email unverified, sends it a confirmation, and notifies the old one', async () => {
    const { person, id, username, email } = await register();
    await query('UPDATE users SET is_email_verified = true WHERE id = $1', [id]);
    const moved = `moved-${email}`;
    const response = await person.put('/api/user/profile', { username, email: moved });
    expect(response.json()).toMatchObject({ email: moved, isEmailVerified: false });
    expect(await mailsTo(moved)).toEqual(['verification']);
    expect(await mailsTo(email)).toEqual(['verification', 'address_changed']);
  });

  it('invalidates links sent to the old email', async () => {
    const { person, username, email } = await register();
    await visitor().post('/api/forgot-password', { email });
    await person.put('/api/user/profile', { username, email: `x-${email}` });
    const { rows } = await query('SELECT text FROM mail_messages WHERE recipient = $1', [email]);
    for (const { text } of rows) {
      const token = /token=([\w-]+)/.exec(text)?.[1] ?? 'none';
      const newPassword = 'long enough';
      const reset = await visitor().post('/api/reset-password', { token, newPassword });
      expect(reset.statusCode).toBe(400);
      expect((await visitor().post('/api/verify-email', { token })).statusCode).toBe(400);
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
    const { person, username, email } = await register();
    const response = await person.put('/api/user/profile', { username, email, ...change });
    expect(response.statusCode).toBe(400);
    expect(response.json().message).toBe(message);
  });

  it('limits emails to strangers', async () => {
    const { person, username } = await register();
    const statuses: number[] = [];
    for (let index = 0; index < 11; index += 1) {
      const email = `stranger${index}@example.org`;
      statuses.push((await person.put('/api/user/profile', { username, email })).statusCode);
    }
    expect(statuses).toEqual([...Array(10).fill(200), 429]);
  });

  it("refuses another's name and email, and changes nothing then", async () => {
    const other = await register();
    const { person, username, email } = await register();
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
    const { person, id, username, email } = await register();
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
    const { person, email } = await register();
    const other = visitor();
    await other.post('/api/login', { email, password });
    const before = person.cookie;
    const response = await person.put('/api/user/password', change);
    expect(response.statusCode).toBe(200);
    expect(person.cookie).not.toBe(before);
    expect((await person.get('/api/user')).statusCode).toBe(200);
    expect((await other.get('/api/user')).statusCode).toBe(401);
    expect((await login(email, password)).statusCode).toBe(401);
    expect((await login(email, change.newPassword)).statusCode).toBe(200);
    expect(await mailsTo(email)).toEqual(['verification', 'password_changed']);
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
    const { person, email } = await register();
    const response = await person.put('/api/user/password', { ...change, ...bad });
    expect(response.statusCode).toBe(400);
    const fieldErrors = Object.fromEntries(Object.keys(bad).map((field) => [field, message]));
    expect(response.json()).toMatchObject({ message, fieldErrors });
    expect((await person.get('/api/user')).statusCode).toBe(200);
    expect((await login(email, password)).statusCode).toBe(200);
  });

  it("refuses the account's own username and email", async () => {
    const { person, username, email } = await register();
    const message = 'Password must not be your username or email address.';
    for (const newPassword of [`${username}  `, email.toUpperCase()]) {
      const response = await person.put('/api/user/password', { ...change, newPassword });
      expect(response.statusCode).toBe(400);
      expect(response.json()).toMatchObject({ message, fieldErrors: { newPassword: message } });
    }
  });

  it('lets one of two changes at once win, and tells the other', async () => {
    const { person, id, email } = await register();
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
    expect(await mailsTo(email)).toEqual(['verification', 'password_changed']);
  });

  it('throttles guessing with a stolen session', async () => {
    const { person } = await register();
    const guess = { ...change, currentPassword: 'a guess' };
    const statuses: number[] = [];
    for (let index = 0; index < 10; index += 1) {
      statuses.push((await person.put('/api/user/password', guess)).statusCode);
    }
    expect(statuses).toEqual([...Array(9).fill(400), 429]);
  });
});

describe('sessions of an account', () => {
  it('are listed with their device, and others can be ended', async () => {
    const { person, email } = await register();
    const phone = visitor();
    const userAgent =
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';
    await phone.call('POST', '/api/login', { email, password }, { 'user-agent': userAgent });
    const list = (await person.get('/api/user/sessions')).json();
    expect(list).toHaveLength(2);
    expect(list).toContainEqual(
      expect.objectContaining({ device: 'Safari on iOS', isCurrent: false }),
    );
    expect(list).toContainEqual(expect.objectContaining({ isCurrent: true }));
    expect(JSON.stringify(list)).not.toMatch(/token|hash/);

    expect((await person.delete('/api/user/sessions')).statusCode).toBe(204);
    expect((await phone.get('/api/user')).statusCode).toBe(401);
    expect((await person.get('/api/user/sessions')).json()).toHaveLength(1);
  });

  it('can be ended one by one', async () => {
    const { person, email } = await register();
    const [phone, tablet] = [visitor(), visitor()];
    for (const other of [phone, tablet]) await other.post('/api/login', { email, password });
    const idOf = async (one: Visitor): Promise<number> =>
      (await one.get('/api/user/sessions'))
        .json()
        .find(({ isCurrent }: { isCurrent: boolean }) => isCurrent).id;
    const url = `/api/user/sessions/${await idOf(phone)}`;
    const elsewhere = await person.call('DELETE', url, undefined, {
      origin: 'https://elsewhere.example',
    });
    expect(elsewhere.statusCode).toBe(403);
    expect((await (await register()).person.delete(url)).statusCode).toBe(404);
    expect((await visitor().delete(url)).statusCode).toBe(401);
    expect((await phone.get('/api/user')).statusCode).toBe(200);

    // Two tabs at once: one ends it, the other finds it gone.
    const ends = await Promise.all([person.delete(url), person.delete(url)]);
    expect(ends.map(({ statusCode }) => statusCode).sort()).toEqual([204, 404]);
    expect((await phone.get('/api/user')).statusCode).toBe(401);
    expect((await tablet.get('/api/user')).statusCode).toBe(200);
    expect((await person.get('/api/user')).statusCode).toBe(200);
  });

  it.each(['0', '-1', 'x', '1.5', '99999999999'])('cannot be ended by the id %s', async (id) => {
    const { person } = await register();
    const response = await person.delete(`/api/user/sessions/${id}`);
    expect(response.statusCode).toBe(400);
    expect(response.json().message).toBe('Invalid session id');
  });

  it("are nobody else's business", async () => {
    const one = await register();
    const other = await register();
    expect((await one.person.get('/api/user/sessions')).json()).toHaveLength(1);
    await one.person.delete('/api/user/sessions');
    expect((await other.person.get('/api/user')).statusCode).toBe(200);
  });
});

describe('GET /api/user/data', () => {
  it("is a file with the user's data, without secrets", async () => {
    const { person, username } = await register();
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

  it('has stars and notes, which are deleted with the account', async () => {
    const { person, id } = await register();
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

  it('names no moderator', async () => {
    const { person, id } = await register();
    const moderator = await register();
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

describe('DELETE /api/user', () => {
  it('needs the password', async () => {
    const { person } = await register();
    const wrong = await person.delete('/api/user', { password: 'not it' });
    expect(wrong.statusCode).toBe(400);
    expect(wrong.json().fieldErrors).toEqual({ password: 'Current password is incorrect' });
    expect((await person.delete('/api/user', {})).json().message).toBe(
      'Current password is required.',
    );
    expect((await person.get('/api/user')).statusCode).toBe(200);
  });

  it('deletes the account and keeps its posts without a name', async () => {
    const { person, id, email } = await register();
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
    expect((await login(email, password)).statusCode).toBe(401);
    expect((await query('SELECT 1 FROM sessions WHERE user_id = $1', [id])).rows).toEqual([]);
    const { rows } = await query("SELECT created_by FROM discussions WHERE title = 'A title'");
    expect(rows).toEqual([{ created_by: null }]);
  });

  it('keeps the last administrator, even if two leave at once', async () => {
    const pair = [await register(), await register()];
    await query('UPDATE users SET is_admin = true WHERE id = ANY($1)', [pair.map(({ id }) => id)]);
    const responses = await Promise.all(
      pair.map(({ person }) => person.delete('/api/user', { password })),
    );
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([204, 409]);
    const refused = responses.find(({ statusCode }) => statusCode === 409);
    expect(refused?.json().message).toBe('The last administrator cannot be deleted.');
  });
});
