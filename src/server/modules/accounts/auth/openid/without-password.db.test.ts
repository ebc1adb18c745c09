import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { TestProvider } from '#test/support/openid/test-provider.ts';
import { Traveler } from '#test/support/openid/traveler.ts';
import { enroll } from '#test/support/second-factor.ts';

const newPassword = 'a password of my own';
let site: TestApp;
let provider: TestProvider;
let count = 0;
beforeAll(async () => {
  provider = await TestProvider.start();
  const issuer = 'https://accounts.google.com';
  const google = { ...provider.settings, id: 'google', name: 'Google', issuer };
  site = await createTestApp({ config: { openId: [provider.settings, google] } });
});
afterAll(async () => {
  await site.close();
  await provider.close();
});
beforeEach(() => {
  count += 1;
});

const query = async (text: string, values: unknown[] = []) =>
  (await site.database.pool.query(text, values)).rows;
const browser = () => new Traveler(site.app, { ip: `198.51.100.${count}` });

/** Someone who has just signed in with the provider, their only way in. */
async function signUp() {
  const subject = `subject-${count}`;
  const email = `person${count}@example.org`;
  provider.people.set(subject, { email, email_verified: true });
  const first = browser();
  await first.signIn(subject);
  const username = `person-${count}`;
  const response = await first.post('/api/pending-identity/account', { username });
  const visitor = browser();
  await visitor.signIn(subject);
  return { subject, email, username, visitor, first, id: Number(response.json().id) };
}

/** Signs in again at the provider. Returns the page that the callback leads to. */
async function confirm(visitor: Traveler, subject: string, returnTo = '/account') {
  const { url } = (await visitor.post('/api/reauthenticate/test', { returnTo })).json();
  return visitor.comeBack(await visitor.visit(url, subject));
}

const problem = (code: string) => `/account?tab=security&problem=${code}&provider=test`;
const isFresh = async (visitor: Traveler) =>
  (await visitor.get('/api/reauthenticate')).statusCode === 204;

describe('a new sign-in at the provider', () => {
  it('asks the provider for a new sign-in', async () => {
    const { visitor } = await signUp();
    const { url } = (await visitor.post('/api/reauthenticate/test', {})).json();
    const { searchParams } = new URL(url);
    expect(searchParams.get('prompt')).toBe('login');
    expect(searchParams.get('max_age')).toBe('0');
  });

  it('makes this session fresh, and returns to the page', async () => {
    const { visitor, subject } = await signUp();
    const other = browser();
    await other.signIn(subject);
    expect(await isFresh(visitor)).toBe(false);
    expect(await confirm(visitor, subject, '/admin?tab=users')).toBe('/admin?tab=users');
    expect(await isFresh(visitor)).toBe(true);
    expect(await isFresh(other)).toBe(false);
  });

  it('is refused if it was long ago', async () => {
    const { visitor, subject } = await signUp();
    const { url } = (await visitor.post('/api/reauthenticate/test', {})).json();
    const lax = new URL(url);
    lax.searchParams.delete('prompt');
    lax.searchParams.set('max_age', '100000');
    const callback = await visitor.visit(lax.href, subject);
    await query("update openid_flows set created_at = now() + interval '2 minutes'");
    expect(await visitor.comeBack(callback)).toBe(problem('stale'));
    expect(await isFresh(visitor)).toBe(false);
  });

  it('is refused if the provider does not say when it was', async () => {
    const { visitor, subject } = await signUp();
    const { url } = (await visitor.post('/api/reauthenticate/test', {})).json();
    const lax = new URL(url);
    lax.searchParams.delete('max_age');
    lax.searchParams.delete('prompt');
    expect(await visitor.comeBack(await visitor.visit(lax.href, subject))).toBe(problem('stale'));
    expect(await isFresh(visitor)).toBe(false);
  });

  it('is refused if it was someone else, known here or not', async () => {
    const other = await signUp();
    count += 1;
    const { visitor } = await signUp();
    provider.people.set('stranger', { email: 'stranger@example.org', email_verified: true });
    for (const subject of [other.subject, 'stranger']) {
      visitor.signOutThere();
      expect(await confirm(visitor, subject)).toBe(problem('another'));
      expect(await isFresh(visitor)).toBe(false);
    }
  });

  it('is not offered for a provider that does not support it', async () => {
    const { id, visitor } = await signUp();
    await query(
      "insert into identities (user_id, issuer, subject) values ($1, 'https://accounts.google.com', '1')",
      [id],
    );
    expect((await visitor.get('/api/user/sign-in-methods')).json().identities).toMatchObject([
      { provider: 'test', canConfirm: true },
      { provider: 'google', canConfirm: false },
    ]);
    const response = await visitor.post('/api/reauthenticate/google', {});
    expect(response.json().code).toBe('PROVIDER_STALE');
  });

  it('needs the second factor first if the account has one', async () => {
    const { id, visitor, subject } = await signUp();
    const { recoveryCodes } = await enroll(site.database.pool, id);
    const start = (proof?: object) => visitor.post('/api/reauthenticate/test', { proof });
    expect((await start()).json().code).toBe('SECOND_FACTOR');
    const wrong = { kind: 'recovery', code: '9'.repeat(26) };
    expect((await start(wrong)).json().code).toBe('WRONG_CODE');
    const { url } = (await start({ kind: 'recovery', code: recoveryCodes[0] })).json();
    expect(await isFresh(visitor)).toBe(false);
    await visitor.comeBack(await visitor.visit(url, subject));
    expect(await isFresh(visitor)).toBe(true);
  });

  it('does nothing if it was canceled, and is for users only', async () => {
    const { visitor } = await signUp();
    expect(await confirm(visitor, '')).toBe(problem('denied'));
    expect((await browser().post('/api/reauthenticate/test', {})).statusCode).toBe(401);
  });
});

describe('an account without a password', () => {
  it('has a fresh session when it is new', async () => {
    const { first } = await signUp();
    expect(await isFresh(first)).toBe(true);
  });

  it('cannot confirm anything with a password', async () => {
    const { visitor } = await signUp();
    const response = await visitor.post('/api/reauthenticate', { password: newPassword });
    expect(response.statusCode).toBe(400);
    const change = { currentPassword: newPassword, newPassword };
    expect((await visitor.put('/api/user/password', change)).statusCode).toBe(400);
    expect((await visitor.delete('/api/user', { password: newPassword })).statusCode).toBe(400);
  });

  it('can set a password in a fresh session, within the rules', async () => {
    const { visitor, subject, email, username } = await signUp();
    const set = (text: string) => visitor.put('/api/user/password', { newPassword: text });
    expect((await set(newPassword)).json().code).toBe('REAUTHENTICATE');
    await confirm(visitor, subject);
    expect((await set('short')).statusCode).toBe(400);
    expect((await set(`${username}@example.org`.replace('-', ''))).json().code).toBe(
      'WEAK_PASSWORD',
    );
    expect((await set(newPassword)).statusCode).toBe(200);
    expect((await browser().post('/api/login', { email, password: newPassword })).statusCode).toBe(
      200,
    );
    const again = await set('yet another password');
    expect(again.json().fieldErrors).toEqual({ currentPassword: 'Current password is required.' });
  });

  it('can change its address in a fresh session', async () => {
    const { visitor, subject, username } = await signUp();
    const profile = { username, email: `moved${count}@example.org` };
    const change = () => visitor.put('/api/user/profile', profile);
    expect((await change()).json().code).toBe('REAUTHENTICATE');
    await confirm(visitor, subject);
    expect((await change()).json()).toMatchObject({ ...profile, isEmailVerified: false });
  });

  it('can be deleted in a fresh session', async () => {
    const { id, visitor, subject } = await signUp();
    expect((await visitor.delete('/api/user', {})).json().code).toBe('REAUTHENTICATE');
    await confirm(visitor, subject);
    expect((await visitor.delete('/api/user', {})).statusCode).toBe(204);
    expect(await query('select * from users where id = $1', [id])).toEqual([]);
    expect(await query('select * from identities where subject = $1', [subject])).toEqual([]);
  });

  it('can set a password with an emailed link', async () => {
    const { email } = await signUp();
    await browser().post('/api/forgot-password', { email });
    const [mail] = await query(
      "select text from mail_messages where recipient = $1 and kind = 'password_reset'",
      [email],
    );
    const token = /token=([\w-]+)/.exec(mail.text)?.[1];
    const response = await browser().post('/api/reset-password', { token, newPassword });
    expect(response.statusCode).toBe(200);
  });
});
