import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { linksTo } from '#test/support/emailed-links.ts';
import { Visitor } from '#test/support/http.ts';
import { verify } from '#test/support/register.ts';

const hour = 3_600_000;
const password = 'right password';
const badLink = 'This link is invalid or has expired.';
const start = new Date();

let site: TestApp;
let now = start;
let count = 0;
beforeAll(async () => {
  site = await createTestApp({ now: () => now });
});
beforeEach(() => {
  now = start;
});
afterAll(() => site.close());

/** Each has their own IP, so that they do not share limits. */
function stranger() {
  count += 1;
  return new Visitor(site.app, { ip: `198.51.100.${count}` });
}

async function register() {
  const person = stranger();
  const details = { username: `user-${count}`, email: `user${count}@example.org` };
  const { id } = (await person.post('/api/register', { ...details, password })).json();
  await verify(site, { id });
  return { person, id, ...details };
}

type Registered = Awaited<ReturnType<typeof register>>;

async function move({ person, username }: Registered, email: string): Promise<void> {
  expect((await person.put('/api/user/profile', { username, email })).statusCode).toBe(200);
}

async function revertTokenTo(recipient: string): Promise<string> {
  const [token = ''] = await linksTo(site, recipient, 'revert-email');
  expect(token).not.toBe('');
  return token;
}

const revert = (token: string) => stranger().post('/api/revert-email', { token });

async function accountOf({ id }: Registered) {
  const { rows } = await site.database.pool.query(
    `SELECT email, is_email_verified AS verified,
       (SELECT count(*)::int FROM sessions WHERE user_id = users.id) AS sessions
     FROM users WHERE id = $1`,
    [id],
  );
  return rows[0];
}

async function mailsTo(recipient: string): Promise<string[]> {
  const sql = 'SELECT kind FROM mail_messages WHERE recipient = $1 ORDER BY id';
  return (await site.database.pool.query(sql, [recipient])).rows.map(({ kind }) => kind);
}

describe('the link to the old email', () => {
  it('restores it, ends every session, and notifies the new email', async () => {
    const ann = await register();
    const thief = stranger();
    await thief.post('/api/login', { email: ann.email, password });
    const stolen = `thief-${ann.email}`;
    await move({ ...ann, person: thief }, stolen);
    await verify(site, ann);
    const response = await revert(await revertTokenTo(ann.email));
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({ email: ann.email });
    expect(await accountOf(ann)).toEqual({ email: ann.email, verified: true, sessions: 0 });
    expect((await thief.get('/api/user')).statusCode).toBe(401);
    expect((await ann.person.get('/api/user')).statusCode).toBe(401);
    expect(await mailsTo(stolen)).toEqual(['verification', 'address_reverted']);
    expect(await linksTo(site, stolen, 'revert-email')).toEqual([]);
  });

  it('gives the account back, even if the thief has changed the password', async () => {
    const ann = await register();
    const stolen = `thief-${ann.email}`;
    await move(ann, stolen);
    const change = { currentPassword: password, newPassword: "the thief's own" };
    await ann.person.put('/api/user/password', change);
    await stranger().post('/api/forgot-password', { email: stolen });
    const [thiefs = ''] = await linksTo(site, stolen, 'reset-password');
    expect((await revert(await revertTokenTo(ann.email))).statusCode).toBe(200);

    // Links sent to the thief have stopped working.
    const newPassword = 'chosen by Ann';
    const again = await stranger().post('/api/reset-password', { token: thiefs, newPassword });
    expect(again.statusCode).toBe(400);
    const [verification = ''] = await linksTo(site, stolen, 'confirm-email');
    const verified = await stranger().post('/api/verify-email', { token: verification });
    expect(verified.statusCode).toBe(400);

    await stranger().post('/api/forgot-password', { email: ann.email });
    const [token = ''] = await linksTo(site, ann.email, 'reset-password');
    const reset = await stranger().post('/api/reset-password', { token, newPassword });
    expect(reset.statusCode).toBe(200);
    const signIn = (secret: string) =>
      stranger().post('/api/login', { email: ann.email, password: secret });
    expect((await signIn(newPassword)).statusCode).toBe(200);
    expect((await signIn("the thief's own")).statusCode).toBe(401);
  });

  it('works once', async () => {
    const ann = await register();
    await move(ann, `new-${ann.email}`);
    const token = await revertTokenTo(ann.email);
    const responses = await Promise.all([revert(token), revert(token)]);
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
    const again = await revert(token);
    expect(again.json()).toMatchObject({ code: 'BAD_LINK', message: badLink });
  });

  it('works for 72 hours', async () => {
    const ann = await register();
    await move(ann, `new-${ann.email}`);
    const token = await revertTokenTo(ann.email);
    now = new Date(start.getTime() + 72 * hour);
    expect((await revert(token)).statusCode).toBe(400);
    now = new Date(start.getTime() + 72 * hour - 1);
    expect((await revert(token)).statusCode).toBe(200);
  });

  it('is not redeemed by a GET, so mail scanners do no harm', async () => {
    const ann = await register();
    await move(ann, `new-${ann.email}`);
    await stranger().get(`/api/revert-email?token=${await revertTokenTo(ann.email)}`);
    expect(await accountOf(ann)).toMatchObject({ email: `new-${ann.email}`, sessions: 1 });
  });

  it('keeps other accounts from taking the email while it is valid', async () => {
    const ann = await register();
    const heir = await register();
    await move(ann, `new-${ann.email}`);
    const email = ann.email.toUpperCase();
    const other = { username: `heir-${ann.id}`, email, password };
    const refused = await stranger().post('/api/register', other);
    expect(refused.statusCode).toBe(409);
    expect(refused.json().fieldErrors).toEqual({ email: 'Email is already registered' });
    const profile = { username: heir.username, email };
    expect((await heir.person.put('/api/user/profile', profile)).statusCode).toBe(409);
    now = new Date(start.getTime() + 72 * hour);
    expect((await stranger().post('/api/register', other)).statusCode).toBe(201);
  });

  it('changes nothing if another account has taken the email', async () => {
    const ann = await register();
    const moved = `new-${ann.email}`;
    await move(ann, moved);
    const heir = await register();
    const take = 'UPDATE users SET email = $2 WHERE id = $1';
    await site.database.pool.query(take, [heir.id, ann.email.toUpperCase()]);
    const token = await revertTokenTo(ann.email);
    const response = await revert(token);
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({
      code: 'TAKEN',
      message:
        'Another account uses this email address now, so it cannot be restored. Nothing was changed.',
    });
    expect(await accountOf(ann)).toEqual({ email: moved, verified: false, sessions: 1 });
    expect(await mailsTo(moved)).toEqual(['verification']);
  });

  it('ends every session even if the email was already changed back', async () => {
    const ann = await register();
    await move(ann, `new-${ann.email}`);
    await move(ann, ann.email);
    expect((await revert(await revertTokenTo(ann.email))).statusCode).toBe(200);
    expect(await accountOf(ann)).toEqual({ email: ann.email, verified: true, sessions: 0 });
    expect(await mailsTo(ann.email)).not.toContain('address_reverted');
  });

  it.each([
    ['nothing', {}, 'This link is incomplete'],
    ['an empty token', { token: '' }, 'This link is incomplete'],
    ['an unknown token', { token: 'x'.repeat(43) }, badLink],
  ])('is refused with %s', async (_what, body, message) => {
    const response = await stranger().post('/api/revert-email', body);
    expect(response.statusCode).toBe(400);
    expect(response.json().message).toBe(message);
  });

  it('is not interchangeable with other links', async () => {
    const ann = await register();
    const [verification = ''] = await linksTo(site, ann.email, 'confirm-email');
    expect((await revert(verification)).statusCode).toBe(400);
    await move(ann, `new-${ann.email}`);
    const token = await revertTokenTo(ann.email);
    const reset = { token, newPassword: 'long enough' };
    expect((await stranger().post('/api/reset-password', reset)).statusCode).toBe(400);
    expect((await stranger().post('/api/verify-email', { token })).statusCode).toBe(400);
    expect((await revert(token)).statusCode).toBe(200);
  });
});

describe('after two changes', () => {
  async function moveTwice() {
    const ann = await register();
    const [second, third] = [`second-${ann.email}`, `third-${ann.email}`];
    await move(ann, second);
    await verify(site, ann);
    await move(ann, third);
    return { ann, first: ann.email, second, third };
  }

  it('each old email can be restored, the later one first', async () => {
    const { ann, first, second } = await moveTwice();
    expect((await revert(await revertTokenTo(second))).json()).toMatchObject({ email: second });
    expect(await accountOf(ann)).toMatchObject({ email: second });
    expect((await revert(await revertTokenTo(first))).json()).toMatchObject({ email: first });
    expect(await accountOf(ann)).toMatchObject({ email: first });
  });

  it('the earlier one wins, since later ones may be a thief’s', async () => {
    const { ann, first, second } = await moveTwice();
    expect((await revert(await revertTokenTo(first))).statusCode).toBe(200);
    expect((await revert(await revertTokenTo(second))).statusCode).toBe(400);
    expect(await accountOf(ann)).toMatchObject({ email: first });
  });
});
