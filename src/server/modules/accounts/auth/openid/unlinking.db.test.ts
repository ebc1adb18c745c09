import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isLinked, link, methods, register, registerLinked } from '#test/support/openid/linking.ts';
import { createOpenIdSite, type OpenIdSite } from '#test/support/openid/openid-site.ts';
import type { Traveler } from '#test/support/openid/traveler.ts';
import { password } from '#test/support/register.ts';

let site: OpenIdSite;
beforeAll(async () => {
  site = await createOpenIdSite({ id: 'other', name: 'Other', issuer: 'http://127.0.0.1:9' });
});
afterAll(() => site.close());

const browser = () => site.browser();

describe('unlinking', () => {
  const unlink = ({ visitor }: { visitor: Traveler }, id: number | string) =>
    visitor.delete(`/api/user/identities/${id}`);

  it('unlinks, mails and logs', async () => {
    const person = await registerLinked(site);
    expect((await unlink(person, person.identityId)).statusCode).toBe(204);
    expect(await isLinked(site, person.subject)).toBe(false);
    expect(await person.kindsIn('security_log')).toContain('provider_unlinked');
    expect(await person.kindsIn('mail_messages')).toContain('provider_unlinked');
    expect(await browser().signIn(person.subject)).toBe('/connect');
  });

  it('is for the owner, with a fresh session', async () => {
    const ann = await registerLinked(site);
    const bob = await register(site);
    expect((await unlink({ visitor: browser() }, ann.identityId)).statusCode).toBe(401);
    expect((await unlink(bob, ann.identityId)).statusCode).toBe(404);
    expect((await unlink(bob, 'x')).statusCode).toBe(400);
    await ann.letSessionsAge();
    expect((await unlink(ann, ann.identityId)).json().code).toBe('REAUTHENTICATE');
    expect(await isLinked(site, ann.subject)).toBe(true);
  });

  it('is refused if it is the only way in', async () => {
    const person = await registerLinked(site);
    await site.query('update users set password_hash = null where id = $1', [person.id]);
    expect((await methods(person.visitor)).canUnlink).toBe(false);
    const refused = await unlink(person, person.identityId);
    expect(refused.statusCode).toBe(409);
    expect(refused.json().code).toBe('LAST_WAY_IN');
    await site.query(
      "insert into identities (user_id, issuer, subject) values ($1, 'https://gone', 'x')",
      [person.id],
    );
    const withGone = await methods(person.visitor);
    expect(withGone.identities[1]).toMatchObject({ provider: null, name: 'gone' });
    expect((await unlink(person, person.identityId)).json().code).toBe('LAST_WAY_IN');
    await site.query(
      "insert into identities (user_id, issuer, subject) values ($1, 'http://127.0.0.1:9', 'x')",
      [person.id],
    );
    expect((await unlink(person, person.identityId)).statusCode).toBe(204);
  });
});

describe('the owner of the address', () => {
  const tokenTo = async (email: string, kind: string) => {
    const [mail] = await site.query(
      'select text from mail_messages where recipient = $1 and kind = $2 order by id desc limit 1',
      [email, kind],
    );
    return /token=([\w-]+)/.exec(mail.text)?.[1];
  };
  const addPasskey = (id: number, name: string, at: string) =>
    site.query(
      `insert into passkeys (user_id, name, credential_id, public_key, counter, transports, created_at)
         values ($1, $2, $3, '', 0, '{}', $4)`,
      [id, name, Buffer.from(`${name} of ${id}`), at],
    );
  const addAuthenticator = (id: number) =>
    site.query(
      `insert into authenticators (user_id, secret, confirmed_at, created_at)
         values ($1, 'secret', now(), now() + interval '1 minute')`,
      [id],
    );
  const factorsOf = async (id: number) => {
    const passkeys = await site.query('select name from passkeys where user_id = $1', [id]);
    const apps = await site.query('select from authenticators where user_id = $1', [id]);
    return [...passkeys.map(({ name }) => name), ...apps.map(() => 'app')];
  };
  const linkedTo = async (id: number) =>
    (await site.query('select subject from identities where user_id = $1', [id])).map(
      ({ subject }) => subject,
    );

  it('removes what a thief linked by changing the address back', async () => {
    const { id, username, email, visitor, subject, kindsIn } = await register(site);
    await site.query(
      `insert into identities (user_id, issuer, subject, created_at)
         values ($1, 'https://x', 'own', '2026-01-01')`,
      [id],
    );
    const profile = { username, email: `thief-${email}` };
    await visitor.put('/api/user/profile', profile);
    await link(visitor, subject);
    await addPasskey(id, 'own', '2026-01-01');
    await addPasskey(id, 'thief', '2100-01-01');
    await addAuthenticator(id);
    const token = await tokenTo(email, 'address_changed');
    await browser().post('/api/revert-email', { token });
    expect(await linkedTo(id)).toEqual(['own']);
    expect(await factorsOf(id)).toEqual(['own']);
    expect(await kindsIn('security_log')).toContain('second_factor_off');
    expect(await kindsIn('security_log')).toContain('provider_unlinked');
  });

  it.each([
    ['unverified', false, []],
    ['verified', true, ['theirs']],
  ])('resets the password of an account with an %s address', async (_, isVerified, left) => {
    const { id, email } = await register(site);
    await site.query(
      "insert into identities (user_id, issuer, subject) values ($1, $2, 'theirs')",
      [id, `https://${email}`],
    );
    await addPasskey(id, 'theirs', '2026-01-01');
    await site.query('update users set is_email_verified = $2 where id = $1', [id, isVerified]);
    await browser().post('/api/forgot-password', { email });
    const token = await tokenTo(email, 'password_reset');
    await browser().post('/api/reset-password', { token, newPassword: 'a password of my own' });
    expect(await linkedTo(id)).toEqual(left);
    expect(await factorsOf(id)).toEqual(left);
    await site.query('delete from identities where user_id = $1', [id]);
  });
});

it('is part of the personal data, and goes with the account', async () => {
  const { visitor, subject } = await registerLinked(site);
  const { identities } = (await visitor.get('/api/user/data')).json();
  expect(identities).toMatchObject([{ issuer: site.provider.settings.issuer, subject }]);
  await visitor.delete('/api/user', { password });
  expect(await isLinked(site, subject)).toBe(false);
});
