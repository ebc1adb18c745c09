import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp } from '#test/support/app.ts';
import { Authenticator } from '#test/support/authenticator.ts';
import { type ClockedApp, createClockedApp } from '#test/support/clocked-app.ts';
import { Visitor } from '#test/support/http.ts';
import { addPasskey } from '#test/support/passkeys.ts';
import { password, registerVerified } from '#test/support/register.ts';

const minute = 60_000;
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const list = '/api/user/passkeys';
const challenge = '/api/user/passkeys/challenge';
const start = new Date('2026-03-01T10:30:00Z');
let site: ClockedApp;
beforeAll(async () => {
  site = await createClockedApp(start);
});
afterAll(() => site.close());
beforeEach(() => site.setClock(start));

async function registerLogged() {
  const account = await registerVerified(site);
  const kinds = async () =>
    (
      await site.query('select kind from security_log where user_id = $1 order by id', [account.id])
    ).map(({ kind }) => kind);
  return { ...account, kinds };
}

describe('adding a passkey', () => {
  it('asks for one that signs in alone and verifies the user', async () => {
    const { person, id, email, username } = await registerLogged();
    expect((await person.post(challenge)).json()).toMatchObject({
      rp: { id: 'localhost', name: 'Martingale' },
      user: { id: Buffer.from(`${id}`).toString('base64url'), name: email, displayName: username },
      attestation: 'none',
      excludeCredentials: [],
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
  });

  it('lists, logs and mails it, and refuses it the second time', async () => {
    const { person, id, email, kinds } = await registerLogged();
    const key = new Authenticator();
    const created = key.create((await person.post(challenge)).json());
    const added = await person.call('POST', list, created, { 'user-agent': firefox });
    expect(added.statusCode).toBe(201);
    expect((await person.get(list)).json()).toEqual([
      {
        id: added.json().passkey.id,
        name: 'Firefox on Linux',
        createdAt: start.toISOString(),
        lastUsedAt: null,
      },
    ]);
    expect(await kinds()).toEqual(['sign_in', 'passkey_added']);
    const [mail] = await site.query(
      'select * from mail_messages where user_id = $1 and kind = $2',
      [id, 'passkey_added'],
    );
    expect(mail).toMatchObject({
      recipient: email,
      subject: 'A passkey was added to your Martingale account',
    });
    expect(mail.text).toContain('http://localhost:3000/account?tab=security');

    const next = (await person.post(challenge)).json();
    expect(next.excludeCredentials).toEqual([
      { id: created.id, type: 'public-key', transports: ['internal'] },
    ]);
    const again = await person.post(list, key.create(next));
    expect(again.statusCode).toBe(409);
    expect(again.json().message).toBe('This passkey has already been added.');
  });

  it('names it after a known authenticator', async () => {
    const { person } = await registerLogged();
    const aaguid = 'd548826e-79b4-db40-a3d8-11116f7e8349';
    const created = new Authenticator().create((await person.post(challenge)).json(), { aaguid });
    expect((await person.post(list, created)).json().passkey.name).toBe('Bitwarden');
  });

  it.each([
    ['another origin', { origin: 'http://localhost:3001' }],
    ['another site', { rpId: 'example.org' }],
    ['an unverified user', { isUserVerified: false }],
    ['a made-up challenge', { challenge: 'a'.repeat(43) }],
    ['a certificate, whose URLs would be fetched', { format: 'tpm' }],
  ])('refuses %s', async (_what, manner) => {
    const { person, kinds } = await registerLogged();
    const created = new Authenticator().create((await person.post(challenge)).json(), manner);
    const response = await person.post(list, created);
    expect(response.statusCode).toBe(400);
    expect(response.json().code).toBe('WRONG_PASSKEY');
    expect(await kinds()).toEqual(['sign_in']);
  });

  it.each([
    {},
    { id: 'a b', rawId: 'a b', type: 'public-key', response: {} },
    {
      id: 'aa',
      rawId: 'aa',
      type: 'public-key',
      response: { clientDataJSON: 'aa', attestationObject: 'aa' },
    },
  ])('refuses %j', async (body) => {
    const { person } = await registerLogged();
    expect((await person.post(list, body)).statusCode).toBe(400);
  });

  it('refuses a challenge that is expired, used, or from another session', async () => {
    const { person, email } = await registerLogged();
    const phone = new Visitor(site.app);
    await phone.post('/api/login', { email, password });
    const other = (await phone.post(challenge)).json();
    expect((await person.post(list, new Authenticator().create(other))).statusCode).toBe(400);

    const late = (await person.post(challenge)).json();
    site.wait(5 * minute);
    expect((await person.post(list, new Authenticator().create(late))).statusCode).toBe(400);

    const used = (await person.post(challenge)).json();
    expect((await person.post(list, new Authenticator().create(used))).statusCode).toBe(201);
    expect((await person.post(list, new Authenticator().create(used))).statusCode).toBe(400);
  });

  it('stops at ten, even with two requests at once', async () => {
    const { person, id } = await registerLogged();
    await site.query(
      `insert into passkeys (user_id, name, credential_id, public_key, counter, transports)
       select $1::int, 'x', decode(md5(concat($1::int, ' ', n)), 'hex'), '', 0, '{}' from generate_series(1, 9) n`,
      [id],
    );
    const [one, other] = [
      new Authenticator().create((await person.post(challenge)).json()),
      new Authenticator().create((await person.post(challenge)).json()),
    ];
    const answers = await Promise.all([person.post(list, one), person.post(list, other)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    expect((await person.get(list)).json()).toHaveLength(10);
    expect((await person.post(challenge)).json().message).toBe(
      'An account can have at most 10 passkeys.',
    );
  });

  it('is not possible at an IP address', async () => {
    const elsewhere = await createTestApp({ config: { appUrl: 'http://127.0.0.1:3000' } });
    const person = new Visitor(elsewhere.app, await elsewhere.signIn());
    expect((await person.post(challenge)).json()).toMatchObject({
      code: 'NO_PASSKEYS',
      message: 'Passkeys need https and a domain name.',
    });
    await elsewhere.close();
  });

  it('leaves no expired challenges behind', async () => {
    const { person } = await registerLogged();
    await person.post(challenge);
    site.wait(5 * minute);
    await person.post(challenge);
    const expired = 'select * from passkey_challenges where expires_at <= $1';
    expect(await site.query(expired, [site.now()])).toEqual([]);
  });
});

describe('a passkey', () => {
  it('can be renamed', async () => {
    const { person } = await registerLogged();
    await addPasskey(person);
    const [{ id }] = (await person.get(list)).json();
    const renamed = await person.put(`${list}/${id}`, { name: '  My\nkey ' });
    expect(renamed.json()).toMatchObject({ id, name: 'My key' });
    expect((await person.get(list)).json()).toEqual([renamed.json()]);
  });

  it.each(['', '  ', 'x'.repeat(61), null])('cannot be named %j', async (name) => {
    const { person } = await registerLogged();
    await addPasskey(person);
    const [{ id }] = (await person.get(list)).json();
    const refused = await person.put(`${list}/${id}`, { name });
    expect(refused.statusCode).toBe(400);
    expect(refused.json().fieldErrors).toHaveProperty('name');
  });

  it('can be removed, which is logged and mailed', async () => {
    const { person, id: userId, kinds } = await registerLogged();
    await addPasskey(person);
    const [{ id }] = (await person.get(list)).json();
    expect((await person.delete(`${list}/${id}`)).statusCode).toBe(204);
    expect((await person.get(list)).json()).toEqual([]);
    expect(await kinds()).toEqual(['sign_in', 'passkey_added', 'passkey_removed']);
    const mails = await site.query(
      'select kind from mail_messages where user_id = $1 order by id',
      [userId],
    );
    expect(mails.map(({ kind }) => kind).slice(1)).toEqual(['passkey_added', 'passkey_removed']);
    expect((await person.delete(`${list}/${id}`)).statusCode).toBe(404);
  });

  it('cannot be renamed or removed by anyone else', async () => {
    const { person } = await registerLogged();
    await addPasskey(person);
    const before = (await person.get(list)).json();
    const stranger = (await registerLogged()).person;
    expect((await stranger.put(`${list}/${before[0].id}`, { name: 'x' })).statusCode).toBe(404);
    expect((await stranger.delete(`${list}/${before[0].id}`)).statusCode).toBe(404);
    expect((await person.get(list)).json()).toEqual(before);
  });

  it('is in the personal data without its keys, and goes with the account', async () => {
    const { person, id } = await registerLogged();
    await addPasskey(person);
    const { passkeys } = (await person.get('/api/user/data')).json();
    expect(passkeys).toEqual([
      { name: 'Unknown device', createdAt: start.toISOString(), lastUsedAt: null },
    ]);
    await person.delete('/api/user', { password });
    expect(await site.query('select * from passkeys where user_id = $1', [id])).toEqual([]);
  });
});

it('limits changes to passkeys, since they are logged and mailed', async () => {
  const { person, kinds } = await registerLogged();
  await addPasskey(person);
  const [{ id }] = (await person.get(list)).json();
  const created = new Authenticator().create((await person.post(challenge)).json());
  await site.query("update rate_limits set points = 29 where key like 'changePasskeys:%'");
  expect((await person.put(`${list}/${id}`, { name: 'Mine' })).statusCode).toBe(200);
  for (const refused of [
    await person.put(`${list}/${id}`, { name: 'Yours' }),
    await person.post(list, created),
    await person.delete(`${list}/${id}`),
  ]) {
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  }
  expect(await kinds()).toEqual(['sign_in', 'passkey_added']);
});

it.each(['http://evil.example', `${'x'.repeat(70)} http://evil.example`])(
  'does not pass on what a browser claims to be: %.20s',
  async (lure) => {
    const { person, id } = await registerLogged();
    const created = new Authenticator().create((await person.post(challenge)).json());
    const userAgent = `You won! Claim it at ${lure}/1.0`;
    const added = await person.call('POST', list, created, { 'user-agent': userAgent });
    expect(added.statusCode).toBe(201);
    expect(added.json().passkey.name).toBe('Unknown device');
    const [mail] = await site.query(
      "select text from mail_messages where user_id = $1 and kind = 'passkey_added'",
      [id],
    );
    expect(mail.text).toContain('added to your account, using Unknown device.');
    const devices = await site.query('select device from security_log where user_id = $1', [id]);
    expect(devices).toEqual(Array(2).fill({ device: 'Unknown device' }));
  },
);
