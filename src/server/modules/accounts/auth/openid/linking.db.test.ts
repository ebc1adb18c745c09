import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isLinked, link, methods, register, registerLinked } from '#test/support/openid/linking.ts';
import { createOpenIdSite, type OpenIdSite } from '#test/support/openid/openid-site.ts';
import { Traveler } from '#test/support/openid/traveler.ts';
import { password } from '#test/support/register.ts';

let site: OpenIdSite;
beforeAll(async () => {
  site = await createOpenIdSite({ id: 'other', name: 'Other', issuer: 'http://127.0.0.1:9' });
});
afterAll(() => site.close());

const browser = () => site.browser();
const problem = (code: string) => `/account?tab=security&problem=${code}&provider=test`;

describe('linking after the password', () => {
  it('needs the password and a confirmation', async () => {
    const { id, email, subject, kindsIn } = await register(site);
    const visitor = browser();
    expect(await visitor.signIn(subject, '/about')).toBe('/connect');
    expect(await isLinked(site, subject)).toBe(false);
    expect((await visitor.post('/api/pending-identity/link')).statusCode).toBe(401);
    await visitor.post('/api/login', { email, password });
    expect(await isLinked(site, subject)).toBe(false);
    expect((await visitor.post('/api/pending-identity/link')).statusCode).toBe(204);
    expect(await isLinked(site, subject)).toBe(true);
    expect(await kindsIn('security_log')).toEqual(['sign_in', 'sign_in', 'provider_linked']);
    expect(await kindsIn('mail_messages')).toContain('provider_linked');
    expect((await visitor.post('/api/pending-identity/link')).statusCode).toBe(404);
    const later = browser();
    expect(await later.signIn(subject)).toBe('/');
    expect((await later.get('/api/user')).json().id).toBe(id);
  });

  it('needs a fresh session', async () => {
    const { visitor, subject, letSessionsAge } = await register(site);
    await letSessionsAge();
    await visitor.signIn(subject);
    const refused = await visitor.post('/api/pending-identity/link');
    expect(refused.json().code).toBe('REAUTHENTICATE');
    await visitor.post('/api/reauthenticate', { password });
    expect((await visitor.post('/api/pending-identity/link')).statusCode).toBe(204);
  });

  it('does not work in another browser', async () => {
    const { email, subject } = await register(site);
    await browser().signIn(subject);
    const other = browser();
    await other.post('/api/login', { email, password });
    expect((await other.post('/api/pending-identity/link')).statusCode).toBe(404);
    expect(await isLinked(site, subject)).toBe(false);
  });
});

describe('linking in the account settings', () => {
  it('links, mails and logs', async () => {
    const { visitor, subject, kindsIn } = await register(site);
    expect(await methods(visitor)).toEqual({
      hasPassword: true,
      identities: [],
      linkable: [
        { id: 'test', name: 'Test ID' },
        { id: 'other', name: 'Other' },
      ],
      canUnlink: false,
    });
    expect(await link(visitor, subject)).toBe('/account?tab=security');
    expect(await methods(visitor)).toMatchObject({
      identities: [{ provider: 'test', name: 'Test ID', createdAt: expect.any(String) }],
      linkable: [{ id: 'other', name: 'Other' }],
      canUnlink: true,
    });
    expect(await kindsIn('security_log')).toEqual(['sign_in', 'provider_linked']);
    expect(await kindsIn('mail_messages')).toEqual(['verification', 'provider_linked']);
    const [mail] = await site.query('select * from mail_messages order by id desc limit 1');
    expect(mail.subject).toBe('Test ID was linked to your Martingale account');
    expect(mail.text).toContain('http://localhost:3000/account?tab=security');
  });

  it('mails nothing to an unverified address', async () => {
    const { visitor, subject, kindsIn } = await register(site, { isVerified: false });
    await link(visitor, subject);
    const [{ id }] = (await methods(visitor)).identities;
    expect((await visitor.delete(`/api/user/identities/${id}`)).statusCode).toBe(204);
    expect(await kindsIn('security_log')).toEqual([
      'sign_in',
      'provider_linked',
      'provider_unlinked',
    ]);
    expect(await kindsIn('mail_messages')).toEqual(['verification']);
  });

  it('is limited, together with unlinking', async () => {
    const { visitor, subject, identityId } = await registerLinked(site);
    const unlink = () => visitor.delete(`/api/user/identities/${identityId}`);
    await site.query("update rate_limits set points = 19 where key like 'changeProviders:%'");
    expect((await unlink()).statusCode).toBe(204);
    await visitor.signIn(subject);
    for (const refused of [
      await unlink(),
      await visitor.post('/api/user/identities/test'),
      await visitor.post('/api/pending-identity/link'),
    ]) {
      expect(refused.statusCode).toBe(429);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    }
    expect(await isLinked(site, subject)).toBe(false);
  });

  it('is for users with a fresh session', async () => {
    const { visitor, letSessionsAge } = await register(site);
    expect((await browser().post('/api/user/identities/test')).statusCode).toBe(401);
    expect((await visitor.post('/api/user/identities/none')).statusCode).toBe(404);
    await letSessionsAge();
    expect((await visitor.post('/api/user/identities/test')).json().code).toBe('REAUTHENTICATE');
  });

  it('says if the provider does not respond', async () => {
    const { visitor } = await register(site);
    const response = await visitor.post('/api/user/identities/other');
    expect(response.statusCode).toBe(503);
    expect(response.json()).toMatchObject({
      code: 'PROVIDER_UNAVAILABLE',
      message: 'Other is not responding. Please try again later, or sign in another way.',
    });
  });

  it("refuses someone else's identity, and a second one", async () => {
    const ann = await registerLinked(site);
    const bob = await register(site);
    expect(await link(bob.visitor, ann.subject)).toBe(problem('elsewhere'));
    expect((await methods(bob.visitor)).identities).toEqual([]);
    expect(await link(ann.visitor, ann.subject)).toBe('/account?tab=security');
    const second = browser();
    await second.post('/api/login', { email: ann.email, password });
    expect(await link(second, bob.subject)).toBe(problem('another'));
    expect((await methods(ann.visitor)).identities).toHaveLength(1);
  });

  it('ends with the session that began it', async () => {
    const { email, visitor, subject } = await register(site);
    const { url } = (await visitor.post('/api/user/identities/test')).json();
    const callback = await visitor.visit(url, subject);
    await visitor.post('/api/login', { email, password });
    expect(await visitor.comeBack(callback)).toBe(problem('expired'));
    expect(await isLinked(site, subject)).toBe(false);
  });

  it('does not link the account of someone who signed in meanwhile', async () => {
    const ann = await register(site);
    const bob = await register(site);
    const { url } = (await ann.visitor.post('/api/user/identities/test')).json();
    const callback = await ann.visitor.visit(url, ann.subject);
    const mixed = new Traveler(site.app, {
      cookie: `${ann.visitor.cookie}; ${bob.visitor.cookie}`,
    });
    await mixed.post('/api/login', { email: bob.email, password });
    expect(await mixed.comeBack(callback)).toContain('problem=expired');
    expect(await isLinked(site, ann.subject)).toBe(false);
  });
});
