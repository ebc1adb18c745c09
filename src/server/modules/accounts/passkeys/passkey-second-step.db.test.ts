import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { Authenticator } from '#test/support/authenticator.ts';
import { Visitor } from '#test/support/http.ts';
import { addPasskey, signInChallenge } from '#test/support/passkeys.ts';

const password = 'right password';
let site: TestApp;
let count = 0;
beforeAll(async () => {
  site = await createTestApp();
});
afterAll(() => site.close());

async function register() {
  count += 1;
  const person = new Visitor(site.app, { ip: `198.51.100.${count}` });
  const details = { username: `person-${count}`, email: `person${count}@example.org` };
  const { id } = (await person.post('/api/register', { ...details, password })).json();
  const key = await addPasskey(person);
  const browser = new Visitor(site.app, { ip: `203.0.113.${count}` });
  const logIn = () => browser.post('/api/login', { email: details.email, password });
  const redeem = async (token: string, other: Authenticator = key) => {
    const passkey = other.get(await signInChallenge(browser));
    return browser.post('/api/login/second-factor', { token, proof: { kind: 'passkey', passkey } });
  };
  return { person, id, key, browser, logIn, redeem };
}

describe('the password of an account with a passkey', () => {
  it('is not enough, and the passkey completes it', async () => {
    const { id, logIn, redeem, browser } = await register();
    const asked = await logIn();
    expect(asked.statusCode).toBe(401);
    expect(asked.json()).toMatchObject({
      code: 'PASSKEY_OR_RECOVERY',
      message: 'Please use a passkey, or enter one of your recovery codes.',
      token: expect.any(String),
    });
    expect((await browser.get('/api/user')).statusCode).toBe(401);
    expect((await redeem(asked.json().token)).json()).toMatchObject({ id });
    expect((await browser.get('/api/user')).json()).toMatchObject({ id });
  });

  it('is enough again once the last passkey and the recovery codes are gone', async () => {
    const { person, logIn } = await register();
    const state = async () => (await person.get('/api/user/two-step')).json();
    expect(await state()).toMatchObject({ hasPasskeys: true, recoveryCodesLeft: 10 });
    const [{ id }] = (await person.get('/api/user/passkeys')).json();
    await person.delete(`/api/user/passkeys/${id}`);
    expect(await state()).toMatchObject({ hasPasskeys: false, recoveryCodesLeft: 0 });
    expect((await logIn()).statusCode).toBe(200);
  });

  it('is completed only by a recovery code that came with the first passkey', async () => {
    const { person, browser, logIn } = await register();
    const [{ id }] = (await person.get('/api/user/passkeys')).json();
    await person.delete(`/api/user/passkeys/${id}`);
    const add = async () => {
      const challenge = (await person.post('/api/user/passkeys/challenge')).json();
      const created = new Authenticator().create(challenge);
      return (await person.post('/api/user/passkeys', created)).json().recoveryCodes;
    };
    const codes = await add();
    expect(codes).toHaveLength(10);
    expect(await add()).toEqual([]);
    const { token } = (await logIn()).json();
    const response = await browser.post('/api/login/second-factor', {
      token,
      proof: { kind: 'recovery', code: codes[0] },
    });
    expect(response.statusCode).toBe(200);
  });

  it('is enough again after an administrator has reset it', async () => {
    const { id, person, logIn } = await register();
    const admin = new Visitor(site.app, await site.signIn({ isAdmin: true }));
    const reset = await admin.delete(`/api/admin/users/${id}/second-factor`);
    expect(reset.statusCode).toBe(204);
    expect((await person.get('/api/user/passkeys')).json()).toEqual([]);
    expect((await logIn()).statusCode).toBe(200);
  });

  it('gives administrators their rights if they need a second factor', async () => {
    const setRequired = "update settings set value = $1 where key = 'require_second_factor'";
    const { id, person } = await register();
    await site.database.pool.query('update users set is_admin = true where id = $1', [id]);
    await site.database.pool.query(setRequired, ['on']);
    await site.changes.settle();
    const [passkey] = (await person.get('/api/user/passkeys')).json();
    expect((await person.get('/api/user')).json().isAdmin).toBe(true);
    await person.delete(`/api/user/passkeys/${passkey.id}`);
    expect((await person.get('/api/user')).json().isAdmin).toBe(false);
    await addPasskey(person);
    expect((await person.get('/api/user')).json().isAdmin).toBe(true);
    await site.database.pool.query(setRequired, ['off']);
    await site.changes.settle();
  });

  it("is not completed by another account's passkey, which counts as a try", async () => {
    const other = await register();
    const { id, logIn, redeem, browser } = await register();
    const { token } = (await logIn()).json();
    const codes: string[] = [];
    for (let index = 0; index < 5; index += 1) {
      codes.push((await redeem(token, other.key)).json().code);
    }
    expect(codes).toEqual([...Array(4).fill('WRONG_PASSKEY'), 'SIGN_IN_AGAIN']);
    expect((await redeem(token)).json().code).toBe('SIGN_IN_AGAIN');
    expect((await browser.get('/api/user')).statusCode).toBe(401);
    const { rows } = await site.database.pool.query(
      "select * from security_log where user_id = $1 and kind = 'second_factor_failed'",
      [id],
    );
    expect(rows).toHaveLength(5);
  });

  it('is not completed by a used proof', async () => {
    const { key, browser, logIn } = await register();
    const passkey = key.get(await signInChallenge(browser));
    expect((await browser.post('/api/login/passkey', passkey)).statusCode).toBe(200);
    const { token } = (await logIn()).json();
    const again = await browser.post('/api/login/second-factor', {
      token,
      proof: { kind: 'passkey', passkey },
    });
    expect(again.json().code).toBe('WRONG_PASSKEY');
  });

  it.each([{ kind: 'passkey' }, { kind: 'passkey', passkey: { id: 'a' } }])(
    'is not completed by %j',
    async (proof) => {
      const { logIn, browser } = await register();
      const { token } = (await logIn()).json();
      const response = await browser.post('/api/login/second-factor', { token, proof });
      expect(response.statusCode).toBe(400);
    },
  );
});
