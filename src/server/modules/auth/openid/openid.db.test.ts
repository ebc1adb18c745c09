import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp, testAppUrl } from '#test/support/app.ts';
import { type Claims, TestProvider } from '#test/support/openid/test-provider.ts';
import { Traveler } from '#test/support/openid/traveler.ts';
import { enroll } from '#test/support/second-factor.ts';

const minute = 60_000;
let site: TestApp;
let provider: TestProvider;
let laterMs = 0;
let count = 0;
beforeAll(async () => {
  provider = await TestProvider.start();
  site = await createTestApp({
    config: { openId: [provider.settings] },
    now: () => new Date(Date.now() + laterMs),
  });
});
afterAll(async () => {
  await site.close();
  await provider.close();
});
beforeEach(() => {
  laterMs = 0;
  provider.isDown = false;
  provider.hasOtherKeys = false;
});

const query = async (text: string, values: unknown[] = []) =>
  (await site.database.pool.query(text, values)).rows;
const browser = () => new Traveler(site.app, { ip: `198.51.100.${count}` });

/** Somebody whom the provider knows. */
function newPerson(claims: Claims = {}) {
  count += 1;
  const subject = `subject-${count}`;
  const email = `person${count}@example.org`;
  const told = { email, email_verified: true, preferred_username: `person-${count}`, ...claims };
  provider.people.set(subject, told);
  return { subject, email, username: `person-${count}` };
}

/** The same with an account that this provider signs in to. */
async function newMember() {
  const person = newPerson();
  const visitor = browser();
  await visitor.signIn(person.subject);
  const { username } = person;
  const response = await visitor.post('/api/pending-identity/account', { username });
  expect(response.statusCode).toBe(201);
  return { ...person, visitor, id: Number(response.json().id) };
}

const problem = (code: string, returnTo?: string) =>
  `/auth?${new URLSearchParams({ problem: code, provider: 'test', ...(returnTo && { returnTo }) })}`;

describe('the way to a provider', () => {
  it('has PKCE, a state, a nonce and our callback', async () => {
    const response = await browser().get('/api/sign-in/test');
    expect(response.statusCode).toBe(302);
    expect(response.headers['cache-control']).toBe('no-store');
    const url = new URL(String(response.headers.location));
    expect(url.origin).toBe(provider.settings.issuer);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      client_id: 'martingale',
      response_type: 'code',
      redirect_uri: `${testAppUrl}/api/sign-in/test/callback`,
      scope: 'openid email profile',
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
    });
    const [cookie] = response.cookies;
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 1800 });
    const [flow] = await query('select * from openid_flows order by created_at desc limit 1');
    expect(JSON.stringify(flow)).not.toContain(cookie?.value);
  });

  it('leads to the sign-in page if there is no such provider', async () => {
    const response = await browser().get('/api/sign-in/other?returnTo=/a&returnTo=/b');
    expect(response.headers.location).toBe('/auth?problem=failed&provider=other');
  });

  it.each(['cross-site', 'same-site'])('does not start on another page: %s', async (site) => {
    const headers = { 'sec-fetch-site': site };
    const response = await browser().call('GET', '/api/sign-in/test', undefined, headers);
    expect(response.headers.location).toBe(problem('outside'));
    expect(response.cookies).toEqual([]);
  });

  it.each(['same-origin', 'none'])('starts on a page of our own, or by hand: %s', async (site) => {
    const headers = { 'sec-fetch-site': site };
    const response = await browser().call('GET', '/api/sign-in/test', undefined, headers);
    expect(response.headers.location).toContain(provider.settings.issuer);
  });

  it('is limited', async () => {
    const visitor = new Traveler(site.app, { ip: '203.0.113.99' });
    for (let attempt = 0; attempt < 100; attempt += 1) await visitor.get('/api/sign-in/test');
    const response = await visitor.get('/api/sign-in/test');
    expect(response.headers.location).toBe(problem('busy'));
  });
});

describe('somebody new', () => {
  it('picks a username and has an account with a verified address and no password', async () => {
    const { subject, email } = newPerson({ preferred_username: 'Zoë Müller' });
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
    const [user] = await query('select * from users where id = $1', [id]);
    expect(user.password_hash).toBeNull();
    expect(await query('select * from identities where user_id = $1', [id])).toMatchObject([
      { issuer: provider.settings.issuer, subject },
    ]);
    expect(await query('select kind from security_log where user_id = $1', [id])).toEqual([
      { kind: 'sign_in_provider' },
    ]);
    expect(await query('select kind from mail_messages where user_id = $1', [id])).toEqual([]);
    expect((await visitor.get('/api/pending-identity')).statusCode).toBe(404);
  });

  it('cannot sign in with any password', async () => {
    const { email } = await newMember();
    for (const password of ['      ', 'null-null', 'no account has this password']) {
      const response = await browser().post('/api/login', { email, password });
      expect(response.json().code).toBe('WRONG_CREDENTIALS');
    }
  });

  it('may try again after a bad or taken username', async () => {
    const { username: taken } = await newMember();
    const visitor = browser();
    await visitor.signIn(newPerson({ preferred_username: taken }).subject);
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
    await visitor.signIn(newPerson(claims).subject);
    expect((await visitor.get('/api/pending-identity')).json()).toMatchObject({
      email: null,
      isTaken: false,
    });
    const response = await visitor.post('/api/pending-identity/account', { username: 'nobody' });
    expect(response.statusCode).toBe(409);
    expect(response.json().code).toBe('UNCONFIRMED_EMAIL');
  });

  it('gets no account if there is no address', async () => {
    provider.people.set('bare', {});
    const visitor = browser();
    await visitor.signIn('bare');
    expect((await visitor.get('/api/pending-identity')).json()).toMatchObject({
      email: null,
      username: 'member',
    });
  });

  it('is forgotten after 15 minutes, and unknown to other browsers', async () => {
    const visitor = browser();
    await visitor.signIn(newPerson().subject);
    expect((await browser().get('/api/pending-identity')).statusCode).toBe(404);
    laterMs = 15 * minute + 1000;
    expect((await visitor.get('/api/pending-identity')).statusCode).toBe(404);
    const response = await visitor.post('/api/pending-identity/account', { username: 'late' });
    expect(response.statusCode).toBe(404);
  });
});

describe('somebody known', () => {
  it('is signed in and returns to the page, whatever their address is by now', async () => {
    const { id, subject, email } = await newMember();
    provider.people.set(subject, { email: 'moved@example.org', email_verified: true });
    const visitor = browser();
    expect(await visitor.signIn(subject, '/account?tab=password')).toBe('/account?tab=password');
    expect((await visitor.get('/api/user')).json()).toMatchObject({ id, email });
    expect(await query('select kind from security_log where user_id = $1', [id])).toEqual([
      { kind: 'sign_in_provider' },
      { kind: 'sign_in_provider' },
    ]);
  });

  it('is somebody else if only the address is the same', async () => {
    const { email } = await newMember();
    const visitor = browser();
    expect(await visitor.signIn(newPerson({ email }).subject)).toBe('/connect');
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
    const { subject } = await newMember();
    const visitor = browser();
    await visitor.signIn(subject);
    expect((await visitor.get('/api/user/data')).json().code).toBe('REAUTHENTICATE');
  });

  it.each(['//evil.example', 'https://evil.example', '/\\evil.example'])(
    'never returns to %s',
    async (returnTo) => {
      const { subject } = await newMember();
      expect(await browser().signIn(subject, returnTo)).toBe('/');
    },
  );
});

describe('the way back', () => {
  const isSignedIn = async (visitor: Traveler) =>
    (await visitor.get('/api/user')).statusCode === 200;

  it('is open once', async () => {
    const { subject } = await newMember();
    const visitor = browser();
    const callback = await visitor.leave(subject);
    const copy = new Traveler(site.app, { cookie: visitor.cookie });
    expect(await visitor.comeBack(callback)).toBe('/');
    expect(await copy.comeBack(callback)).toBe(problem('expired'));
    expect(await isSignedIn(copy)).toBe(false);
  });

  it('is closed to a code that was used before', async () => {
    const { subject } = await newMember();
    const first = browser();
    const used = await first.leave(subject);
    expect(await first.comeBack(used)).toBe('/');
    const code = new URL(used).searchParams.get('code') ?? '';
    const visitor = browser();
    const callback = new URL(await visitor.leave(subject, '/about'));
    callback.searchParams.set('code', code);
    expect(await visitor.comeBack(callback.href)).toBe(problem('failed', '/about'));
    expect(await isSignedIn(visitor)).toBe(false);
  });

  it('is closed to browsers that did not leave, and to those that left for something else', async () => {
    const { subject } = await newMember();
    const callback = await browser().leave(subject);
    const other = browser();
    expect(await other.comeBack(callback)).toBe(problem('expired'));
    const own = await other.leave(subject);
    expect(await other.comeBack(callback)).toBe(problem('expired'));
    expect(await isSignedIn(other)).toBe(false);
    // What somebody else made up has not used up their own.
    expect(await other.comeBack(own)).toBe('/');
  });

  it.each([
    ['a forged state', (url: URL) => url.searchParams.set('state', 'a'.repeat(43)), 'expired'],
    ['no state', (url: URL) => url.searchParams.delete('state'), 'expired'],
    ['a forged code', (url: URL) => url.searchParams.set('code', 'forged'), 'failed'],
    ['another issuer', (url: URL) => url.searchParams.set('iss', 'https://evil.example'), 'failed'],
  ])('is closed to %s', async (_, forge, code) => {
    const { subject } = await newMember();
    const visitor = browser();
    const callback = new URL(await visitor.leave(subject));
    forge(callback);
    expect(await visitor.comeBack(callback.href)).toBe(problem(code));
    expect(await isSignedIn(visitor)).toBe(false);
  });

  it('is closed to an ID token for another question', async () => {
    const { subject } = await newMember();
    const visitor = browser();
    const url = new URL(String((await visitor.get('/api/sign-in/test')).headers.location));
    url.searchParams.set('nonce', 'another');
    expect(await visitor.comeBack(await visitor.visit(url.href, subject))).toBe(problem('failed'));
    expect(await isSignedIn(visitor)).toBe(false);
  });

  it('is closed to an ID token that somebody else signed', async () => {
    provider.hasOtherKeys = true;
    const other = await createTestApp({ config: { openId: [provider.settings] } });
    const visitor = new Traveler(other.app);
    expect(await visitor.signIn(newPerson().subject)).toBe(problem('failed'));
    await other.close();
  });

  it('is closed after ten minutes', async () => {
    const { subject } = await newMember();
    const visitor = browser();
    const callback = await visitor.leave(subject);
    laterMs = 10 * minute + 1000;
    expect(await visitor.comeBack(callback)).toBe(problem('expired'));
  });

  it('says when somebody changed their mind', async () => {
    const visitor = browser();
    expect(await visitor.signIn('', '/about')).toBe(problem('denied', '/about'));
  });
});

it('asks for the second factor of the account', async () => {
  const { subject, id } = await newMember();
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

describe('a provider that is down', () => {
  it('is told, and breaks nothing else', async () => {
    const { subject } = await newMember();
    const visitor = browser();
    const callback = await visitor.leave(subject);
    provider.isDown = true;
    expect(await visitor.comeBack(callback)).toBe(problem('unavailable'));
    expect((await visitor.get('/api/settings')).statusCode).toBe(200);
    expect((await visitor.get('/api/sign-in-providers')).json()).toEqual([
      { id: 'test', name: 'Test ID' },
    ]);
  });

  it('is asked again once it is back', async () => {
    provider.isDown = true;
    const other = await createTestApp({ config: { openId: [provider.settings] } });
    const visitor = new Traveler(other.app);
    const start = async () => (await visitor.get('/api/sign-in/test')).headers.location;
    expect(await start()).toBe(problem('unavailable'));
    provider.isDown = false;
    expect(await start()).toContain(provider.settings.issuer);
    await other.close();
  });
});
