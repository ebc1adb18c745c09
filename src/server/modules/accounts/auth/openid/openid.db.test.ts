import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, testAppUrl } from '#test/support/app.ts';
import { newMember, newPerson } from '#test/support/openid/members.ts';
import { createOpenIdSite, type OpenIdSite } from '#test/support/openid/openid-site.ts';
import { Traveler } from '#test/support/openid/traveler.ts';
import { useUpAllButOne } from '#test/support/rate-limits.ts';

const minute = 60_000;
let site: OpenIdSite;
beforeAll(async () => {
  site = await createOpenIdSite();
});
afterAll(() => site.close());
beforeEach(() => {
  site.setClockAhead(0);
  site.provider.isDown = false;
  site.provider.hasOtherKeys = false;
});

const browser = () => site.browser();

const problem = (code: string, returnTo?: string) =>
  `/auth?${new URLSearchParams({ problem: code, provider: 'test', ...(returnTo && { returnTo }) })}`;

describe('the redirect to a provider', () => {
  it('has PKCE, a state, a nonce and our callback', async () => {
    const response = await browser().get('/api/sign-in/test');
    expect(response.statusCode).toBe(302);
    expect(response.headers['cache-control']).toBe('no-store');
    const url = new URL(String(response.headers.location));
    expect(url.origin).toBe(site.provider.settings.issuer);
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
    const [flow] = await site.query('select * from openid_flows order by created_at desc limit 1');
    expect(JSON.stringify(flow)).not.toContain(cookie?.value);
  });

  it('leads to the sign-in page if there is no such provider', async () => {
    const response = await browser().get('/api/sign-in/other?returnTo=/a&returnTo=/b');
    expect(response.headers.location).toBe('/auth?problem=failed&provider=other');
  });

  it.each(['cross-site', 'same-site'])('does not start from another site: %s', async (from) => {
    const headers = { 'sec-fetch-site': from };
    const response = await browser().call('GET', '/api/sign-in/test', undefined, headers);
    expect(response.headers.location).toBe(problem('outside'));
    expect(response.cookies).toEqual([]);
  });

  it.each(['same-origin', 'none'])('starts from our own pages or a typed URL: %s', async (from) => {
    const headers = { 'sec-fetch-site': from };
    const response = await browser().call('GET', '/api/sign-in/test', undefined, headers);
    expect(response.headers.location).toContain(site.provider.settings.issuer);
  });

  it('is limited', async () => {
    const visitor = new Traveler(site.app, { ip: '203.0.113.99' });
    const depart = async () => (await visitor.get('/api/sign-in/test')).headers.location;
    useUpAllButOne(100);
    await depart();
    expect(await depart()).toContain(site.provider.settings.issuer);
    expect(await depart()).toBe(problem('busy'));
  });
});

describe('the callback', () => {
  const isSignedIn = async (visitor: Traveler) =>
    (await visitor.get('/api/user')).statusCode === 200;

  it('works once', async () => {
    const { subject } = await newMember(site);
    const visitor = browser();
    const callback = await visitor.leave(subject);
    const copy = new Traveler(site.app, { cookie: visitor.cookie });
    expect(await visitor.comeBack(callback)).toBe('/');
    expect(await copy.comeBack(callback)).toBe(problem('expired'));
    expect(await isSignedIn(copy)).toBe(false);
  });

  it('refuses a code that was used before', async () => {
    const { subject } = await newMember(site);
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

  it('refuses browsers that did not start the flow, or started another one', async () => {
    const { subject } = await newMember(site);
    const callback = await browser().leave(subject);
    const other = browser();
    expect(await other.comeBack(callback)).toBe(problem('expired'));
    const own = await other.leave(subject);
    expect(await other.comeBack(callback)).toBe(problem('expired'));
    expect(await isSignedIn(other)).toBe(false);
    // The foreign response has not used up their own flow.
    expect(await other.comeBack(own)).toBe('/');
  });

  it.each([
    ['a forged state', (url: URL) => url.searchParams.set('state', 'a'.repeat(43)), 'expired'],
    ['no state', (url: URL) => url.searchParams.delete('state'), 'expired'],
    ['a forged code', (url: URL) => url.searchParams.set('code', 'forged'), 'failed'],
    ['another issuer', (url: URL) => url.searchParams.set('iss', 'https://evil.example'), 'failed'],
  ])('refuses %s', async (_, forge, code) => {
    const { subject } = await newMember(site);
    const visitor = browser();
    const callback = new URL(await visitor.leave(subject));
    forge(callback);
    expect(await visitor.comeBack(callback.href)).toBe(problem(code));
    expect(await isSignedIn(visitor)).toBe(false);
  });

  it('refuses an ID token for another nonce', async () => {
    const { subject } = await newMember(site);
    const visitor = browser();
    const url = new URL(String((await visitor.get('/api/sign-in/test')).headers.location));
    url.searchParams.set('nonce', 'another');
    expect(await visitor.comeBack(await visitor.visit(url.href, subject))).toBe(problem('failed'));
    expect(await isSignedIn(visitor)).toBe(false);
  });

  it('refuses an ID token that someone else signed', async () => {
    site.provider.hasOtherKeys = true;
    const other = await createTestApp({ config: { openId: [site.provider.settings] } });
    const visitor = new Traveler(other.app);
    expect(await visitor.signIn(newPerson(site.provider).subject)).toBe(problem('failed'));
    await other.close();
  });

  it('expires after ten minutes', async () => {
    const { subject } = await newMember(site);
    const visitor = browser();
    const callback = await visitor.leave(subject);
    site.setClockAhead(10 * minute + 1000);
    expect(await visitor.comeBack(callback)).toBe(problem('expired'));
  });

  it('says so if the user canceled', async () => {
    const visitor = browser();
    expect(await visitor.signIn('', '/about')).toBe(problem('denied', '/about'));
  });
});

describe('a provider that is down', () => {
  it('is reported, and breaks nothing else', async () => {
    const { subject } = await newMember(site);
    const visitor = browser();
    const callback = await visitor.leave(subject);
    site.provider.isDown = true;
    expect(await visitor.comeBack(callback)).toBe(problem('unavailable'));
    expect((await visitor.get('/api/settings')).statusCode).toBe(200);
    expect((await visitor.get('/api/sign-in-providers')).json()).toEqual([
      { id: 'test', name: 'Test ID' },
    ]);
  });

  it('is used again once it is back', async () => {
    site.provider.isDown = true;
    const other = await createTestApp({ config: { openId: [site.provider.settings] } });
    const visitor = new Traveler(other.app);
    const start = async () => (await visitor.get('/api/sign-in/test')).headers.location;
    expect(await start()).toBe(problem('unavailable'));
    site.provider.isDown = false;
    expect(await start()).toContain(site.provider.settings.issuer);
    await other.close();
  });
});
