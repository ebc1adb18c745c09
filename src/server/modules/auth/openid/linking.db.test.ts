import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { TestProvider } from '#test/support/openid/test-provider.ts';
import { Traveler } from '#test/support/openid/traveler.ts';

const password = 'right password';
let site: TestApp;
let provider: TestProvider;
let count = 0;
beforeAll(async () => {
  provider = await TestProvider.start();
  const other = { ...provider.settings, id: 'other', name: 'Other', issuer: 'http://127.0.0.1:9' };
  site = await createTestApp({ config: { openId: [provider.settings, other] } });
});
afterAll(async () => {
  await site.close();
  await provider.close();
});

const query = async (text: string, values: unknown[] = []) =>
  (await site.database.pool.query(text, values)).rows;
const browser = () => new Traveler(site.app, { ip: `198.51.100.${count}` });

/** Somebody with a password, a signed-in browser, and the same address at the provider. */
async function register() {
  count += 1;
  const email = `person${count}@example.org`;
  const visitor = browser();
  const registration = { username: `person-${count}`, email, password };
  const { id } = (await visitor.post('/api/register', registration)).json();
  const subject = `subject-${count}`;
  provider.people.set(subject, { email, email_verified: true });
  const kindsIn = async (table: 'security_log' | 'mail_messages') => {
    const rows = await query(`select kind from ${table} where user_id = $1 order by id`, [id]);
    return rows.map(({ kind }) => kind);
  };
  const letSessionsAge = () =>
    query(
      "update sessions set password_entered_at = now() - interval '1 hour' where user_id = $1",
      [id],
    );
  return { id, email, visitor, subject, kindsIn, letSessionsAge };
}

type Person = Awaited<ReturnType<typeof register>>;

/** From inside the account. Returns the page that the way back leads to. */
async function link(visitor: Traveler, subject: string): Promise<string> {
  const response = await visitor.post('/api/user/identities/test');
  return visitor.comeBack(await visitor.visit(response.json().url, subject));
}

async function registerLinked(): Promise<Person & { identityId: number }> {
  const person = await register();
  await link(person.visitor, person.subject);
  return { ...person, identityId: (await methods(person.visitor)).identities[0].id };
}

const methods = async (visitor: Traveler) =>
  (await visitor.get('/api/user/sign-in-methods')).json();

const isLinked = async (subject: string) =>
  (await query('select * from identities where subject = $1', [subject])).length > 0;

const problem = (code: string) => `/account?tab=password&problem=${code}&provider=test`;

describe('linking after the password', () => {
  it('takes the password and a press of the button', async () => {
    const { id, email, subject, kindsIn } = await register();
    const visitor = browser();
    expect(await visitor.signIn(subject, '/about')).toBe('/connect');
    expect(await isLinked(subject)).toBe(false);
    expect((await visitor.post('/api/pending-identity/link')).statusCode).toBe(401);
    await visitor.post('/api/login', { email, password });
    expect(await isLinked(subject)).toBe(false);
    expect((await visitor.post('/api/pending-identity/link')).statusCode).toBe(204);
    expect(await isLinked(subject)).toBe(true);
    expect(await kindsIn('security_log')).toEqual(['sign_in', 'sign_in', 'provider_linked']);
    expect(await kindsIn('mail_messages')).toContain('provider_linked');
    expect((await visitor.post('/api/pending-identity/link')).statusCode).toBe(404);
    const later = browser();
    expect(await later.signIn(subject)).toBe('/');
    expect((await later.get('/api/user')).json().id).toBe(id);
  });

  it('needs a fresh session', async () => {
    const { visitor, subject, letSessionsAge } = await register();
    await letSessionsAge();
    await visitor.signIn(subject);
    const refused = await visitor.post('/api/pending-identity/link');
    expect(refused.json().code).toBe('REAUTHENTICATE');
    await visitor.post('/api/reauthenticate', { password });
    expect((await visitor.post('/api/pending-identity/link')).statusCode).toBe(204);
  });

  it('is not for another browser', async () => {
    const { email, subject } = await register();
    await browser().signIn(subject);
    const other = browser();
    await other.post('/api/login', { email, password });
    expect((await other.post('/api/pending-identity/link')).statusCode).toBe(404);
    expect(await isLinked(subject)).toBe(false);
  });
});

describe('linking inside the account', () => {
  it('links, mails and logs', async () => {
    const { visitor, subject, kindsIn } = await register();
    expect(await methods(visitor)).toEqual({
      hasPassword: true,
      identities: [],
      linkable: [
        { id: 'test', name: 'Test ID' },
        { id: 'other', name: 'Other' },
      ],
      canUnlink: false,
    });
    expect(await link(visitor, subject)).toBe('/account?tab=password');
    expect(await methods(visitor)).toMatchObject({
      identities: [{ provider: 'test', name: 'Test ID', createdAt: expect.any(String) }],
      linkable: [{ id: 'other', name: 'Other' }],
      canUnlink: true,
    });
    expect(await kindsIn('security_log')).toEqual(['sign_in', 'provider_linked']);
    expect(await kindsIn('mail_messages')).toEqual(['verification', 'provider_linked']);
    const [mail] = await query('select * from mail_messages order by id desc limit 1');
    expect(mail.subject).toBe('Test ID was linked to your Martingale account');
  });

  it('is for users with a fresh session', async () => {
    const { visitor, letSessionsAge } = await register();
    expect((await browser().post('/api/user/identities/test')).statusCode).toBe(401);
    expect((await visitor.post('/api/user/identities/none')).statusCode).toBe(404);
    await letSessionsAge();
    expect((await visitor.post('/api/user/identities/test')).json().code).toBe('REAUTHENTICATE');
  });

  it('says if the provider does not answer', async () => {
    const { visitor } = await register();
    const response = await visitor.post('/api/user/identities/other');
    expect(response.statusCode).toBe(503);
    expect(response.json()).toMatchObject({
      code: 'PROVIDER_UNAVAILABLE',
      message: 'Other is not responding. Please try again later, or sign in another way.',
    });
  });

  it("does not take somebody else's identity, nor a second one", async () => {
    const ann = await registerLinked();
    const bob = await register();
    expect(await link(bob.visitor, ann.subject)).toBe(problem('elsewhere'));
    expect((await methods(bob.visitor)).identities).toEqual([]);
    expect(await link(ann.visitor, ann.subject)).toBe('/account?tab=password');
    const second = browser();
    await second.post('/api/login', { email: ann.email, password });
    expect(await link(second, bob.subject)).toBe(problem('another'));
    expect((await methods(ann.visitor)).identities).toHaveLength(1);
  });

  it('ends with the session that began it', async () => {
    const { email, visitor, subject } = await register();
    const { url } = (await visitor.post('/api/user/identities/test')).json();
    const callback = await visitor.visit(url, subject);
    await visitor.post('/api/login', { email, password });
    expect(await visitor.comeBack(callback)).toBe(problem('expired'));
    expect(await isLinked(subject)).toBe(false);
  });

  it('does not end in the account of somebody who signed in meanwhile', async () => {
    const ann = await register();
    const bob = await register();
    const { url } = (await ann.visitor.post('/api/user/identities/test')).json();
    const callback = await ann.visitor.visit(url, ann.subject);
    const mixed = new Traveler(site.app, {
      cookie: `${ann.visitor.cookie}; ${bob.visitor.cookie}`,
    });
    await mixed.post('/api/login', { email: bob.email, password });
    expect(await mixed.comeBack(callback)).toContain('problem=expired');
    expect(await isLinked(ann.subject)).toBe(false);
  });
});

describe('unlinking', () => {
  const unlink = ({ visitor }: { visitor: Traveler }, id: number | string) =>
    visitor.delete(`/api/user/identities/${id}`);

  it('unlinks, mails and logs', async () => {
    const person = await registerLinked();
    expect((await unlink(person, person.identityId)).statusCode).toBe(204);
    expect(await isLinked(person.subject)).toBe(false);
    expect(await person.kindsIn('security_log')).toContain('provider_unlinked');
    expect(await person.kindsIn('mail_messages')).toContain('provider_unlinked');
    expect(await browser().signIn(person.subject)).toBe('/connect');
  });

  it('is for the owner, with a fresh session', async () => {
    const ann = await registerLinked();
    const bob = await register();
    expect((await unlink({ visitor: browser() }, ann.identityId)).statusCode).toBe(401);
    expect((await unlink(bob, ann.identityId)).statusCode).toBe(404);
    expect((await unlink(bob, 'x')).statusCode).toBe(400);
    await ann.letSessionsAge();
    expect((await unlink(ann, ann.identityId)).json().code).toBe('REAUTHENTICATE');
    expect(await isLinked(ann.subject)).toBe(true);
  });

  it('is refused if it is the only way in', async () => {
    const person = await registerLinked();
    await query('update users set password_hash = null where id = $1', [person.id]);
    expect((await methods(person.visitor)).canUnlink).toBe(false);
    const refused = await unlink(person, person.identityId);
    expect(refused.statusCode).toBe(409);
    expect(refused.json().code).toBe('LAST_WAY_IN');
    await query(
      "insert into identities (user_id, issuer, subject) values ($1, 'https://gone', 'x')",
      [person.id],
    );
    const withGone = await methods(person.visitor);
    expect(withGone.identities[1]).toMatchObject({ provider: null, name: 'gone' });
    expect((await unlink(person, person.identityId)).json().code).toBe('LAST_WAY_IN');
    await query(
      "insert into identities (user_id, issuer, subject) values ($1, 'http://127.0.0.1:9', 'x')",
      [person.id],
    );
    expect((await unlink(person, person.identityId)).statusCode).toBe(204);
  });
});

describe('the owner of the address', () => {
  const tokenTo = async (email: string, kind: string) => {
    const [mail] = await query(
      'select text from mail_messages where recipient = $1 and kind = $2 order by id desc limit 1',
      [email, kind],
    );
    return /token=([\w-]+)/.exec(mail.text)?.[1];
  };
  const addPasskey = (id: number, name: string, at: string) =>
    query(
      `insert into passkeys (user_id, name, credential_id, public_key, counter, transports, created_at)
         values ($1, $2, $3, '', 0, '{}', $4)`,
      [id, name, Buffer.from(`${name} of ${id}`), at],
    );
  const addAuthenticator = (id: number) =>
    query(
      `insert into authenticators (user_id, secret, confirmed_at, created_at)
         values ($1, 'secret', now(), now() + interval '1 minute')`,
      [id],
    );
  const factorsOf = async (id: number) => {
    const passkeys = await query('select name from passkeys where user_id = $1', [id]);
    const apps = await query('select from authenticators where user_id = $1', [id]);
    return [...passkeys.map(({ name }) => name), ...apps.map(() => 'app')];
  };
  const linkedTo = async (id: number) =>
    (await query('select subject from identities where user_id = $1', [id])).map(
      ({ subject }) => subject,
    );

  it('gets rid of what a thief linked by changing the address back', async () => {
    const { id, email, visitor, subject, kindsIn } = await register();
    await query(
      "insert into identities (user_id, issuer, subject) values ($1, 'https://x', 'own')",
      [id],
    );
    const profile = { username: `person-${count}`, email: `thief${count}@example.org` };
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
    const { id, email } = await register();
    await query("insert into identities (user_id, issuer, subject) values ($1, $2, 'theirs')", [
      id,
      `https://${email}`,
    ]);
    await addPasskey(id, 'theirs', '2026-01-01');
    await query('update users set is_email_verified = $2 where id = $1', [id, isVerified]);
    await browser().post('/api/forgot-password', { email });
    const token = await tokenTo(email, 'password_reset');
    await browser().post('/api/reset-password', { token, newPassword: 'a password of my own' });
    expect(await linkedTo(id)).toEqual(left);
    expect(await factorsOf(id)).toEqual(left);
    await query('delete from identities where user_id = $1', [id]);
  });
});

it('is part of the personal data, and goes with the account', async () => {
  const { visitor, subject } = await registerLinked();
  const { identities } = (await visitor.get('/api/user/data')).json();
  expect(identities).toMatchObject([{ issuer: provider.settings.issuer, subject }]);
  await visitor.delete('/api/user', { password });
  expect(await isLinked(subject)).toBe(false);
});
