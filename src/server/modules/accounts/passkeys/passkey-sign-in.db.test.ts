import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Authenticator } from '#test/support/authenticator.ts';
import { type ClockedApp, createClockedApp } from '#test/support/clocked-app.ts';
import { Visitor } from '#test/support/http.ts';
import { addPasskey, signInChallenge } from '#test/support/passkeys.ts';
import { useUpAllButOne } from '#test/support/rate-limits.ts';
import { newBrowser, register } from '#test/support/register.ts';

const minute = 60_000;
const signIn = '/api/login/passkey';
const reauthenticate = '/api/reauthenticate/passkey';
const start = new Date('2026-03-01T10:30:00Z');
let site: ClockedApp;
beforeAll(async () => {
  site = await createClockedApp(start);
});
afterAll(() => site.close());
beforeEach(() => site.setClock(start));

const stranger = () => newBrowser(site);

/** Someone with a passkey, and a browser that is not signed in. */
async function registerWithKey() {
  const account = await register(site);
  const { id } = account;
  const key = await addPasskey(account.person);
  const failures = async () =>
    (
      await site.query(
        "select * from security_log where user_id = $1 and kind = 'passkey_failed'",
        [id],
      )
    ).length;
  return { ...account, key, browser: stranger(), failures };
}

describe('signing in with a passkey', () => {
  it('starts a fresh session, and records the use', async () => {
    const { id, username, key, browser, person } = await registerWithKey();
    const request = await signInChallenge(browser);
    expect(request).toMatchObject({
      rpId: 'localhost',
      userVerification: 'required',
      allowCredentials: [],
    });
    site.wait(minute);
    const response = await browser.post(signIn, key.get(request));
    expect(response.json()).toMatchObject({ id, username });
    expect((await browser.get('/api/user')).json()).toMatchObject({ id });
    expect((await browser.get('/api/reauthenticate')).statusCode).toBe(204);
    const [passkey] = (await person.get('/api/user/passkeys')).json();
    expect(passkey.lastUsedAt).toBe(site.now().toISOString());
    const kinds = await site.query('select kind from security_log where user_id = $1 order by id', [
      id,
    ]);
    expect(kinds.map(({ kind }) => kind)).toEqual(['sign_in', 'passkey_added', 'sign_in']);
  });

  it.each([
    ['another origin', { origin: 'https://localhost' }],
    ['another site', { rpId: 'example.org' }],
    ['an unverified user', { isUserVerified: false }],
    ['a made-up challenge', { challenge: 'a'.repeat(43) }],
    ['no name of the owner', { userHandle: undefined }],
    ['another owner', { userHandle: Buffer.from('999').toString('base64url') }],
  ])('refuses %s, and logs it', async (_what, manner) => {
    const { key, browser, failures } = await registerWithKey();
    const response = await browser.post(signIn, key.get(await signInChallenge(browser), manner));
    expect(response.statusCode).toBe(401);
    const message = 'This passkey was not accepted. Please try again, or use your password.';
    expect(response.json()).toEqual({ code: 'WRONG_PASSKEY', message, error: message });
    expect((await browser.get('/api/user')).statusCode).toBe(401);
    expect(await failures()).toBe(1);
  });

  it("refuses another passkey's signature", async () => {
    const { key, browser, failures } = await registerWithKey();
    const { id, rawId, response } = key.get(await signInChallenge(browser));
    const { userHandle } = response;
    const forged = new Authenticator().get(await signInChallenge(browser), { userHandle });
    expect((await browser.post(signIn, { ...forged, id, rawId })).statusCode).toBe(401);
    expect(await failures()).toBe(1);
  });

  it('refuses an unknown passkey', async () => {
    const { browser, person, key } = await registerWithKey();
    const unknown = new Authenticator().get(await signInChallenge(browser), { userHandle: 'MQ' });
    expect((await browser.post(signIn, unknown)).statusCode).toBe(401);

    const [{ id }] = (await person.get('/api/user/passkeys')).json();
    await person.delete(`/api/user/passkeys/${id}`);
    const removed = await browser.post(signIn, key.get(await signInChallenge(browser)));
    expect(removed.statusCode).toBe(401);
  });

  it('refuses an expired challenge', async () => {
    const { key, browser } = await registerWithKey();
    const request = await signInChallenge(browser);
    site.wait(5 * minute);
    expect((await browser.post(signIn, key.get(request))).statusCode).toBe(401);
    const next = await signInChallenge(browser);
    site.wait(5 * minute - 1);
    expect((await browser.post(signIn, key.get(next))).statusCode).toBe(200);
  });

  it('refuses a challenge that was made for something else', async () => {
    const { key, browser, person } = await registerWithKey();
    const other = (await person.post(`${reauthenticate}/challenge`)).json();
    expect((await browser.post(signIn, key.get(other))).statusCode).toBe(401);
  });

  it('accepts a challenge once, even after a failure or from two at once', async () => {
    const { key, browser } = await registerWithKey();
    const request = await signInChallenge(browser);
    expect((await browser.post(signIn, key.get(request))).statusCode).toBe(200);
    expect((await browser.post(signIn, key.get(request))).statusCode).toBe(401);

    const spoiled = await signInChallenge(browser);
    await browser.post(signIn, key.get(spoiled, { isUserVerified: false }));
    expect((await browser.post(signIn, key.get(spoiled))).statusCode).toBe(401);

    const shared = await signInChallenge(browser);
    const proofs = [key.get(shared), key.get(shared)];
    const answers = await Promise.all(proofs.map((proof) => stranger().post(signIn, proof)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
  });

  it('refuses a counter that does not go up, as in a copied passkey', async () => {
    const { key, browser, failures } = await registerWithKey();
    const statusOf = async (counter: number) =>
      (await browser.post(signIn, key.get(await signInChallenge(browser), { counter }))).statusCode;
    expect(await statusOf(5)).toBe(200);
    expect(await statusOf(5)).toBe(401);
    expect(await statusOf(4)).toBe(401);
    expect(await statusOf(0)).toBe(401);
    expect(await failures()).toBe(3);
    expect(await statusOf(6)).toBe(200);
  });

  it('works without a counter', async () => {
    const { key, browser } = await registerWithKey();
    for (let index = 0; index < 2; index += 1) {
      const proof = key.get(await signInChallenge(browser), { counter: 0 });
      expect((await browser.post(signIn, proof)).statusCode).toBe(200);
    }
  });

  it('counts failures like wrong passwords', async () => {
    const { key, browser } = await registerWithKey();
    const statuses: number[] = [];
    for (let index = 0; index < 10; index += 1) {
      const proof = key.get(await signInChallenge(browser), { isUserVerified: false });
      statuses.push((await browser.post(signIn, proof)).statusCode);
    }
    expect(statuses).toEqual([...Array(9).fill(401), 429]);
  });

  it('limits the challenges for each network', async () => {
    const browser = new Visitor(site.app, { ip: '192.0.2.99' });
    const ask = async () => (await browser.post(`${signIn}/challenge`)).statusCode;
    useUpAllButOne(300);
    expect([await ask(), await ask(), await ask()]).toEqual([200, 200, 429]);
  });

  it.each([
    {},
    { id: 'aa', rawId: 'aa', type: 'password', response: {} },
    { id: 'aa', rawId: 'aa', type: 'public-key', response: { clientDataJSON: '"' } },
  ])('refuses %j', async (body) => {
    expect((await stranger().post(signIn, body)).statusCode).toBe(400);
  });

  it('refuses what it cannot read', async () => {
    const { key, browser } = await registerWithKey();
    const proof = key.get(await signInChallenge(browser));
    const response = { ...proof.response, clientDataJSON: 'bnVsbA' };
    expect((await browser.post(signIn, { ...proof, response })).statusCode).toBe(401);
  });
});

describe('using a passkey instead of entering the password again', () => {
  const challenge = `${reauthenticate}/challenge`;

  it('makes the session fresh', async () => {
    const { person, key } = await registerWithKey();
    site.wait(16 * minute);
    expect((await person.get('/api/reauthenticate')).statusCode).toBe(403);
    const request = (await person.post(challenge)).json();
    const proof = key.get(request);
    expect(request.allowCredentials).toEqual([
      { id: proof.id, type: 'public-key', transports: ['internal'] },
    ]);
    expect((await person.post(reauthenticate, proof)).statusCode).toBe(204);
    expect((await person.get('/api/reauthenticate')).statusCode).toBe(204);
    expect((await person.post(reauthenticate, proof)).statusCode).toBe(400);
  });

  it("refuses another account's passkey, and logs it", async () => {
    const other = await registerWithKey();
    const { person, failures } = await registerWithKey();
    site.wait(16 * minute);
    const proof = other.key.get((await person.post(challenge)).json());
    const response = await person.post(reauthenticate, proof);
    expect(response.statusCode).toBe(400);
    expect(response.json().code).toBe('WRONG_PASSKEY');
    expect((await person.get('/api/reauthenticate')).statusCode).toBe(403);
    expect([await failures(), await other.failures()]).toEqual([1, 0]);
  });

  it('refuses a challenge of another session, or for signing in', async () => {
    const { person, key } = await registerWithKey();
    const phone = stranger();
    await phone.post(signIn, key.get(await signInChallenge(phone)));
    site.wait(16 * minute);
    for (const request of [
      (await phone.post(challenge)).json(),
      await signInChallenge(stranger()),
    ]) {
      expect((await person.post(reauthenticate, key.get(request))).statusCode).toBe(400);
    }
    expect((await person.get('/api/reauthenticate')).statusCode).toBe(403);
  });

  it('is for signed-in users only', async () => {
    const { key, person } = await registerWithKey();
    const proof = key.get((await person.post(challenge)).json());
    expect((await stranger().post(challenge)).statusCode).toBe(401);
    expect((await stranger().post(reauthenticate, proof)).statusCode).toBe(401);
  });
});
