import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ClockedApp, createClockedApp } from '#test/support/clocked-app.ts';
import type { Visitor } from '#test/support/http.ts';
import { addPasskey } from '#test/support/passkeys.ts';
import { password, register } from '#test/support/register.ts';
import { enroll } from '#test/support/second-factor.ts';

const minute = 60_000;
const start = new Date();
let site: ClockedApp;
beforeAll(async () => {
  site = await createClockedApp(start);
});
afterAll(() => site.close());
beforeEach(() => site.setClock(start));

describe('an account with a second factor', () => {
  async function registerWithFactor() {
    const account = await register(site);
    const factor = await enroll(site.database.pool, account.id);
    site.wait(16 * minute);
    const confirm = (proof?: object) =>
      account.person.post('/api/reauthenticate', { password, ...(proof && { proof }) });
    const turnOff = async () => (await account.person.delete('/api/user/authenticator')).statusCode;
    return { ...account, ...factor, confirm, turnOff };
  }
  const isFresh = async (person: Visitor) =>
    (await person.get('/api/reauthenticate')).statusCode === 204;

  it('needs both the password and the factor before it can be turned off', async () => {
    const { person, confirm, turnOff, codeAt } = await registerWithFactor();
    const missing = await confirm();
    expect(missing.statusCode).toBe(403);
    expect(missing.json()).toMatchObject({
      code: 'SECOND_FACTOR',
      message: 'Please enter a code from your authenticator app as well.',
    });
    expect(await isFresh(person)).toBe(false);
    expect(await turnOff()).toBe(403);
    expect((await confirm({ kind: 'code', code: codeAt(site.now()) })).statusCode).toBe(204);
    expect(await turnOff()).toBe(204);
  });

  it('names the factors that it has', async () => {
    const { person, id } = await register(site);
    await addPasskey(person);
    const confirm = async () => (await person.post('/api/reauthenticate', { password })).json();
    expect(await confirm()).toMatchObject({
      code: 'PASSKEY_OR_RECOVERY',
      message: 'Please use a passkey, or enter one of your recovery codes as well.',
    });
    await site.query('delete from recovery_codes where user_id = $1', [id]);
    await enroll(site.database.pool, id);
    expect(await confirm()).toMatchObject({
      code: 'SECOND_FACTOR',
      message: 'Please enter a code from your authenticator app as well, or use a passkey.',
    });
  });

  it('takes a recovery code, once', async () => {
    const { person, confirm, recoveryCodes } = await registerWithFactor();
    const proof = { kind: 'recovery', code: recoveryCodes[0] };
    expect((await confirm(proof)).statusCode).toBe(204);
    expect(await isFresh(person)).toBe(true);
    site.wait(16 * minute);
    expect((await confirm(proof)).statusCode).toBe(400);
    expect(await isFresh(person)).toBe(false);
  });

  it.each([
    [{ kind: 'code', code: '000000' }, /^This code is wrong/],
    [{ kind: 'code', code: '' }, /six digits/],
    [{ kind: 'recovery', code: '9'.repeat(26) }, /^This code is wrong/],
  ])('refuses %j', async (proof, message) => {
    const { person, confirm } = await registerWithFactor();
    const response = await confirm(proof);
    expect(response.statusCode).toBe(400);
    expect(response.json().fieldErrors).toEqual({
      'proof.code': expect.stringMatching(message),
    });
    expect(await isFresh(person)).toBe(false);
  });

  it('does not accept the factor without the password', async () => {
    const { person, codeAt } = await registerWithFactor();
    const proof = { kind: 'code', code: codeAt(site.now()) };
    const response = await person.post('/api/reauthenticate', { password: 'not it', proof });
    expect(response.json().fieldErrors).toEqual({ password: 'Current password is incorrect' });
    expect(await isFresh(person)).toBe(false);
  });

  it('limits guesses of codes, which the right password does not forgive', async () => {
    const { confirm } = await registerWithFactor();
    const statuses: number[] = [];
    for (let index = 0; index < 10; index += 1) {
      statuses.push((await confirm({ kind: 'code', code: '000000' })).statusCode);
      await confirm();
    }
    expect(statuses.at(0)).toBe(400);
    expect(statuses.at(-1)).toBe(429);
  });

  it('needs both to change the password or delete the account', async () => {
    const { person, confirm, codeAt } = await registerWithFactor();
    const change = () =>
      person.put('/api/user/password', { currentPassword: password, newPassword: 'brand new one' });
    const remove = (secret: string) => person.delete('/api/user', { password: secret });
    expect((await change()).json().code).toBe('REAUTHENTICATE');
    expect((await remove(password)).json().code).toBe('REAUTHENTICATE');
    expect((await confirm({ kind: 'code', code: codeAt(site.now()) })).statusCode).toBe(204);
    expect((await remove('not it')).statusCode).toBe(400);
    expect((await change()).statusCode).toBe(200);
    expect((await remove('brand new one')).statusCode).toBe(204);
  });

  it('does not stay fresh by changing the password', async () => {
    const { person, confirm, codeAt } = await registerWithFactor();
    await confirm({ kind: 'code', code: codeAt(site.now()) });
    site.wait(10 * minute);
    const change = { currentPassword: password, newPassword: 'brand new one' };
    expect((await person.put('/api/user/password', change)).statusCode).toBe(200);
    expect(await isFresh(person)).toBe(true);
    site.wait(6 * minute);
    expect(await isFresh(person)).toBe(false);
  });
});
