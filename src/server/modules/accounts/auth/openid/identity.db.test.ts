import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newMember, newPerson } from '#test/support/openid/members.ts';
import { createOpenIdSite, type OpenIdSite } from '#test/support/openid/openid-site.ts';
import type { Claims } from '#test/support/openid/test-provider.ts';
import { addPasskey, signInChallenge } from '#test/support/passkeys.ts';
import { enroll } from '#test/support/second-factor.ts';

const minute = 60_000;
let site: OpenIdSite;
beforeAll(async () => {
  site = await createOpenIdSite();
});
afterAll(() => site.close());
beforeEach(() => site.setClockAhead(0));

const browser = () => site.browser();

describe('a new user', () => {
  it('picks a username and gets an account with a verified address and no password', async () => {
    const { subject, email } = newPerson(site.provider, { preferred_username: 'Zoë Müller' });
    const visitor = browser();
    expect(await visitor.signIn(subject, '/about')).toBe('/connect');
    expect((await visitor.get('/api/pending-identity')).json()).toEqual({
      provider: { id: 'test', name: 'Test ID' },
      email,
      isTaken: false,
      username: 'Zoe-Muller',
      returnTo: '/about',
    });
    expect((await visitor.get('/api/user')).statusCode).toBe(401);
    const response = await visitor.post('/api/pending-identity/account', { username: 'zoe' });
    expect(response.json()).toMatchObject({ username: 'zoe', email, isEmailVerified: true });
    expect((await visitor.get('/api/user')).json().username).toBe('zoe');
    const { id } = response.json();
    const [user] = await site.query('select * from users where id = $1', [id]);
    expect(user.password_hash).toBeNull();
    expect(await site.query('select * from identities where user_id = $1', [id])).toMatchObject([
      { issuer: site.provider.settings.issuer, subject },
    ]);
    expect(await site.query('select kind from security_log where user_id = $1', [id])).toEqual([
      { kind: 'sign_in_provider' },
    ]);
    expect(await site.query('select kind from mail_messages where user_id = $1', [id])).toEqual([]);
    expect((await visitor.get('/api/pending-identity')).statusCode).toBe(404);
  });

  it('cannot sign in with any password', async () => {
    const { email } = await newMember(site);
    for (const password of ['      ', 'null-null', 'no account has this password']) {
      const response = await browser().post('/api/login', { email, password });
      expect(response.json().code).toBe('WRONG_CREDENTIALS');
    }
  });

  it('may try again after a bad or taken username', async () => {
    const { username: taken } = await newMember(site);
    const visitor = browser();
    await visitor.signIn(newPerson(site.provider, { preferred_username: taken }).subject);
    expect((await visitor.get('/api/pending-identity')).json().username).toBe(`${taken}-2`);
    const register = (username: string) =>
      visitor.post('/api/pending-identity/account', { username });
    expect((await register('x')).json().fieldErrors).toEqual({
      username: 'Username must be at least 3 characters',
    });
    const conflict = await register(taken.toUpperCase());
    expect(conflict.statusCode).toBe(409);
    expect(conflict.json().fieldErrors).toEqual({ username: 'Username is already taken' });
    expect((await register(`${taken}-2`)).statusCode).toBe(201);
    expect((await register(`${taken}-3`)).statusCode).toBe(404);
  });

  it.each<[string, Claims]>([
    ['is not verified', { email_verified: false }],
    ['is only called verified', { email_verified: 'true' }],
    ['is malformed', { email: 'nobody' }],
  ])('gets no account if the address %s', async (_, claims) => {
    const visitor = browser();
    await visitor.signIn(newPerson(site.provider, claims).subject);
    expect((await visitor.get('/api/pending-identity')).json()).toMatchObject({
      email: null,
      isTaken: false,
    });
    const response = await visitor.post('/api/pending-identity/account', { username: 'nobody' });
    expect(response.statusCode).toBe(409);
    expect(response.json().code).toBe('UNCONFIRMED_EMAIL');
  });

  it('gets no account if there is no address', async () => {
    site.provider.people.set('bare', {});
    const visitor = browser();
    await visitor.signIn('bare');
    expect((await visitor.get('/api/pending-identity')).json()).toMatchObject({
      email: null,
      username: 'member',
    });
  });

  it('is forgotten after 15 minutes, and unknown to other browsers', async () => {
    const visitor = browser();
    await visitor.signIn(newPerson(site.provider).subject);
    expect((await browser().get('/api/pending-identity')).statusCode).toBe(404);
    site.setClockAhead(15 * minute + 1000);
    expect((await visitor.get('/api/pending-identity')).statusCode).toBe(404);
    const response = await visitor.post('/api/pending-identity/account', { username: 'late' });
    expect(response.statusCode).toBe(404);
  });
});

describe('a known user', () => {
  it('is signed in and returns to the page, whatever their address is by now', async () => {
    const { id, subject, email } = await newMember(site);
    site.provider.people.set(subject, { email: 'moved@example.org', email_verified: true });
    const visitor = browser();
    expect(await visitor.signIn(subject, '/account?tab=password')).toBe('/account?tab=password');
    expect((await visitor.get('/api/user')).json()).toMatchObject({ id, email });
    expect(await site.query('select kind from security_log where user_id = $1', [id])).toEqual([
      { kind: 'sign_in_provider' },
      { kind: 'sign_in_provider' },
    ]);
  });

  it('is someone else if only the address is the same', async () => {
    const { email } = await newMember(site);
    const visitor = browser();
    expect(await visitor.signIn(newPerson(site.provider, { email }).subject)).toBe('/connect');
    expect((await visitor.get('/api/pending-identity')).json()).toMatchObject({
      email,
      isTaken: true,
    });
    const response = await visitor.post('/api/pending-identity/account', { username: 'twin' });
    expect(response.json()).toMatchObject({
      code: 'TAKEN',
      fieldErrors: { email: 'Email is already registered' },
    });
    expect((await visitor.get('/api/user')).statusCode).toBe(401);
  });

  it('has no fresh session, since the provider may have asked for nothing', async () => {
    const { subject } = await newMember(site);
    const visitor = browser();
    await visitor.signIn(subject);
    expect((await visitor.get('/api/user/data')).json().code).toBe('REAUTHENTICATE');
  });

  it.each(['//evil.example', 'https://evil.example', '/\\evil.example'])(
    'never returns to %s',
    async (returnTo) => {
      const { subject } = await newMember(site);
      expect(await browser().signIn(subject, returnTo)).toBe('/');
    },
  );
});

it('asks for the second factor of the account', async () => {
  const { subject, id } = await newMember(site);
  const { codeAt } = await enroll(site.database.pool, id);
  const visitor = browser();
  const path = await visitor.signIn(subject, '/about');
  expect(path).toMatch(/^\/auth\?returnTo=%2Fabout#step=[\w-]{43}$/);
  expect((await visitor.get('/api/user')).statusCode).toBe(401);
  const token = path.split('#step=')[1];
  const redeem = (code: string) =>
    visitor.post('/api/login/second-factor', { token, proof: { kind: 'code', code } });
  expect((await redeem('000000')).statusCode).toBe(401);
  expect((await redeem(codeAt(new Date()))).statusCode).toBe(200);
  expect((await visitor.get('/api/user')).json()).toMatchObject({ id });
});

it('asks for a passkey where there is no authenticator app', async () => {
  const { subject, id } = await newMember(site);
  const owner = browser();
  await owner.signIn(subject);
  await site.query('update sessions set password_entered_at = now() where user_id = $1', [id]);
  const key = await addPasskey(owner);
  const visitor = browser();
  const path = await visitor.signIn(subject, '/about');
  expect(path).toMatch(/^\/auth\?returnTo=%2Fabout#passkey-step=[\w-]{43}$/);
  expect((await visitor.get('/api/user')).statusCode).toBe(401);
  const token = path.split('=').at(-1);
  const passkey = key.get(await signInChallenge(visitor));
  const proof = { kind: 'passkey', passkey };
  expect((await visitor.post('/api/login/second-factor', { token, proof })).statusCode).toBe(200);
  expect((await visitor.get('/api/user')).json()).toMatchObject({ id });
});
