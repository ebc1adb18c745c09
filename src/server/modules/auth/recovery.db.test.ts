import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp, testAppUrl } from '#test/support/app.ts';
import { Visitor } from '#test/support/http.ts';

const hour = 3_600_000;
const badLink = 'This link is invalid or has expired.';

let site: TestApp;
let now = new Date();
let count = 0;
beforeAll(async () => {
  site = await createTestApp({ now: () => now });
});
afterAll(() => site.close());

/** Each from their own IP, so that throttles count apart. */
function stranger() {
  count += 1;
  return new Visitor(site.app, { ip: `198.51.${count >> 8}.${count & 255}` });
}

async function register() {
  const person = stranger();
  const details = { username: `user-${count}`, email: `user${count}@example.org` };
  const response = await person.post('/api/register', { ...details, password: 'old password' });
  expect(response.statusCode).toBe(201);
  return { person, ...details };
}

/** The links emailed to one user, oldest first. */
async function linksTo(email: string, page: 'confirm-email' | 'reset-password') {
  const { rows } = await site.database.pool.query<{ text: string; html: string }>(
    'SELECT text, html FROM mail_messages WHERE recipient = $1 ORDER BY id',
    [email],
  );
  const link = new RegExp(`${testAppUrl}/${page}\\?token=([\\w-]{43})\\b`);
  return rows.flatMap(({ text, html }) => {
    const token = link.exec(text)?.[1];
    if (token) expect(html).toContain(`token=${token}`);
    return token ?? [];
  });
}

const isVerified = async (person: Visitor) =>
  (await person.get('/api/user')).json().isEmailVerified;

describe('verifying an email', () => {
  it('works once, from any browser', async () => {
    const { person, email } = await register();
    const [token] = await linksTo(email, 'confirm-email');
    const first = await stranger().post('/api/verify-email', { token });
    expect(first.statusCode).toBe(200);
    expect(await isVerified(person)).toBe(true);
    const again = await stranger().post('/api/verify-email', { token });
    expect(again.statusCode).toBe(409);
    expect(again.json().code).toBe('ALREADY_VERIFIED');
  });

  it('says nothing about another address that the account has by now', async () => {
    const { email } = await register();
    const [token] = await linksTo(email, 'confirm-email');
    await stranger().post('/api/verify-email', { token });
    const { pool } = site.database;
    await pool.query('UPDATE users SET email = $2 WHERE email = $1', [email, `moved-${email}`]);
    const again = await stranger().post('/api/verify-email', { token });
    expect(again.json()).toMatchObject({ code: 'BAD_LINK', message: badLink });
  });

  it('works for 24 hours', async () => {
    const start = now;
    const { person, email } = await register();
    const [token] = await linksTo(email, 'confirm-email');
    now = new Date(start.getTime() + 24 * hour + 1);
    expect((await stranger().post('/api/verify-email', { token })).statusCode).toBe(400);
    now = new Date(start.getTime() + 24 * hour - 1000);
    expect((await stranger().post('/api/verify-email', { token })).statusCode).toBe(200);
    expect(await isVerified(person)).toBe(true);
    now = start;
  });

  it('is not triggered by a GET: links survive mail scanners', async () => {
    const { email } = await register();
    const [token] = await linksTo(email, 'confirm-email');
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
    const { person, email } = await register();
    const [token = ''] = await linksTo(email, 'confirm-email');
    const tampered = (token.startsWith('A') ? 'B' : 'A') + token.slice(1);
    expect((await stranger().post('/api/verify-email', { token: tampered })).statusCode).toBe(400);
    const reset = { token, newPassword: 'new password' };
    expect((await stranger().post('/api/reset-password', reset)).statusCode).toBe(400);
    expect(await isVerified(person)).toBe(false);
  });

  it('survives a change of case in the email', async () => {
    const { person, username, email } = await register();
    const [token] = await linksTo(email, 'confirm-email');
    await person.put('/api/user/profile', { username, email: email.toUpperCase() });
    expect((await stranger().post('/api/verify-email', { token })).statusCode).toBe(200);
    expect(await isVerified(person)).toBe(true);
  });

  it('does not deadlock with a concurrent change of email', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { person, username, email } = await register();
      const [token] = await linksTo(email, 'confirm-email');
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
    const { email } = await register();
    const [token] = await linksTo(email, 'confirm-email');
    const tries = Array.from({ length: 10 }, () => stranger().post('/api/verify-email', { token }));
    const statuses = (await Promise.all(tries)).map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([200, ...Array(9).fill(409)]);
  });

  it('resends, and a newer link cancels the older one', async () => {
    const { person, email } = await register();
    expect((await person.post('/api/resend-verification')).statusCode).toBe(200);
    const [older, newer] = await linksTo(email, 'confirm-email');
    expect((await stranger().post('/api/verify-email', { token: older })).statusCode).toBe(400);
    expect((await stranger().post('/api/verify-email', { token: newer })).statusCode).toBe(200);
    const done = await person.post('/api/resend-verification');
    expect(done.statusCode).toBe(409);
    expect(done.json().message).toBe('Your email address is already verified.');
  });

  it('limits resending', async () => {
    const { person } = await register();
    const statuses: number[] = [];
    for (let index = 0; index < 6; index += 1) {
      statuses.push((await person.post('/api/resend-verification')).statusCode);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it('links to APP_URL, whatever the Host header says', async () => {
    const email = 'forged@example.org';
    const payload = { username: 'forged', email, password: 'old password' };
    await site.app.inject({
      method: 'POST',
      url: '/api/register',
      remoteAddress: '198.51.100.200',
      headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
      payload,
    });
    expect(await linksTo(email, 'confirm-email')).toHaveLength(1);
    const { rows } = await site.database.pool.query(
      "SELECT 1 FROM mail_messages WHERE text LIKE '%evil%' OR html LIKE '%evil%'",
    );
    expect(rows).toEqual([]);
  });
});

describe('a forgotten password', () => {
  const forgot = (email: string) => stranger().post('/api/forgot-password', { email });

  it('responds the same whether or not the email exists', async () => {
    const { email } = await register();
    const known = await forgot(email.toUpperCase());
    const unknown = await forgot('nobody-here@example.org');
    expect(known.statusCode).toBe(200);
    expect(known.body).toBe(unknown.body);
    expect(await linksTo(email, 'reset-password')).toHaveLength(1);
    expect(await linksTo('nobody-here@example.org', 'reset-password')).toEqual([]);
  });

  it('can be reset once, which ends every session and sends an email', async () => {
    const { person, email } = await register();
    await forgot(email);
    const [token] = await linksTo(email, 'reset-password');
    const newPassword = 'brand new one';
    const reset = await stranger().post('/api/reset-password', { token, newPassword });
    expect(reset.statusCode).toBe(200);
    expect(reset.headers).not.toHaveProperty('set-cookie');
    expect((await person.get('/api/user')).statusCode).toBe(401);
    const login = (password: string) => stranger().post('/api/login', { email, password });
    expect((await login('old password')).statusCode).toBe(401);
    expect((await login(newPassword)).statusCode).toBe(200);
    const again = { token, newPassword: 'another one' };
    expect((await stranger().post('/api/reset-password', again)).json().message).toBe(badLink);
    const { rows } = await site.database.pool.query(
      "SELECT 1 FROM mail_messages WHERE recipient = $1 AND kind = 'password_changed'",
      [email],
    );
    expect(rows).toHaveLength(1);
  });

  it('can be reset for one hour, and by the newest link only', async () => {
    const start = now;
    const { email } = await register();
    await forgot(email);
    await forgot(email);
    const [older, newer] = await linksTo(email, 'reset-password');
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
    const { username, email } = await register();
    await forgot(email);
    const [token] = await linksTo(email, 'reset-password');
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
    const { email } = await register();
    const caller = stranger();
    const statuses: number[] = [];
    for (let index = 0; index < 6; index += 1) {
      statuses.push((await caller.post('/api/forgot-password', { email })).statusCode);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    expect((await forgot(email)).statusCode).toBe(200);
  });

  it('silently limits emails to ten an hour per recipient', async () => {
    const { email } = await register();
    const answers = await Promise.all(Array.from({ length: 13 }, () => forgot(email)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(13).fill(200));
    expect(await linksTo(email, 'confirm-email')).toHaveLength(1);
    expect(await linksTo(email, 'reset-password')).toHaveLength(9);
  });

  it('has one valid link, however many are requested at once', async () => {
    const { email } = await register();
    await Promise.all(Array.from({ length: 5 }, () => forgot(email)));
    const statuses: number[] = [];
    for (const token of await linksTo(email, 'reset-password')) {
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
