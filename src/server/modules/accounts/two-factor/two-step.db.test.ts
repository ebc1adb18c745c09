import { Secret } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { Person } from '#test/support/people.ts';
import { codeAt } from '#test/support/second-factor.ts';
import { createSignedInUser } from '#test/support/sign-in.ts';

const start = new Date();
let clock = start;
let site: TestApp;
beforeAll(async () => {
  site = await createTestApp({ now: () => clock });
});
afterAll(() => site.close());
beforeEach(() => {
  clock = start;
});

const query = async (text: string, values: unknown[] = []) =>
  (await site.database.pool.query(text, values)).rows;
const invite = async () =>
  new Person(site.app, await createSignedInUser(site.database.pool, {}, () => clock));
const state = async (person: Person) => (await person.get('/api/user/two-step')).json();
const kindsOf = async ({ id }: Person) =>
  (await query('select kind from security_log where user_id = $1 order by id', [id])).map(
    ({ kind }) => kind,
  );
const subjectsTo = async ({ id }: Person) =>
  (
    await query(
      "select subject from mail_messages where user_id = $1 and kind = 'second_factor' order by id",
      [id],
    )
  ).map(({ subject }) => subject);

const off = { authenticator: null, hasPasskeys: false, recoveryCodesLeft: 0 };

async function begin(person: Person) {
  const response = await person.post('/api/user/authenticator');
  expect(response.statusCode).toBe(200);
  const { secret, url } = response.json();
  return { url, codeNow: () => codeAt(Secret.fromBase32(secret), clock) };
}
const confirm = (person: Person, code: unknown) =>
  person.post('/api/user/authenticator/confirm', { code });

async function enrolled() {
  const person = await invite();
  const { codeNow } = await begin(person);
  const response = await confirm(person, codeNow());
  expect(response.statusCode).toBe(200);
  return { person, codeNow, codes: response.json().recoveryCodes };
}

describe('setting up an authenticator app', () => {
  it('changes nothing until a code from the app is confirmed', async () => {
    const person = await invite();
    const { url, codeNow } = await begin(person);
    expect(url).toMatch(
      new RegExp(
        `^otpauth://totp/Martingale:${person.username}\\?issuer=Martingale&secret=[A-Z2-7]{32}&`,
      ),
    );
    expect(await state(person)).toEqual(off);
    const wrong = "This code is wrong. Check that your phone's clock is right.";
    const refused = await confirm(person, String((Number(codeNow()) + 5e5) % 1e6).padStart(6, '0'));
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({ code: 'WRONG_CODE', fieldErrors: { code: wrong } });
    expect(await state(person)).toEqual(off);
    expect(await kindsOf(person)).toEqual([]);
  });

  it('turns two-step sign-in on with ten recovery codes, and is logged and mailed', async () => {
    const { person, codes } = await enrolled();
    expect(codes).toHaveLength(10);
    expect(new Set(codes).size).toBe(10);
    expect(codes[0]).toMatch(/^([0-9a-z]{5}-){4}[0-9a-z]{6}$/);
    expect(await state(person)).toEqual({
      authenticator: { since: start.toISOString() },
      hasPasskeys: false,
      recoveryCodesLeft: 10,
    });
    expect(await kindsOf(person)).toEqual(['second_factor_on']);
    expect(await subjectsTo(person)).toEqual(['Two-step sign-in is on for Martingale']);
    const stored = await query('select code_hash from recovery_codes where user_id = $1', [
      person.id,
    ]);
    expect(stored.every(({ code_hash }) => code_hash.length === 32)).toBe(true);
  });

  it('accepts only a code for the latest secret', async () => {
    const person = await invite();
    const first = await begin(person);
    const second = await begin(person);
    expect((await confirm(person, first.codeNow())).statusCode).toBe(400);
    expect((await confirm(person, second.codeNow())).statusCode).toBe(200);
  });

  it('cannot be started or confirmed twice, nor confirmed before the start', async () => {
    const { person, codeNow } = await enrolled();
    expect((await person.post('/api/user/authenticator')).json().code).toBe('ALREADY_ON');
    expect((await confirm(person, codeNow())).json().code).toBe('ALREADY_ON');
    expect((await confirm(await invite(), '123456')).json().code).toBe('NOT_STARTED');
  });

  it('lets exactly one of several requests confirm it', async () => {
    const person = await invite();
    const code = (await begin(person)).codeNow();
    const responses = await Promise.all([confirm(person, code), confirm(person, code)]);
    expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect(await state(person)).toMatchObject({ recoveryCodesLeft: 10 });
  });

  it.each(['', '12345', '1234567', 'abcdef', null, 123_456])(
    'refuses the code %j',
    async (code) => {
      const person = await invite();
      await begin(person);
      const response = await confirm(person, code);
      expect(response.statusCode).toBe(400);
      expect(response.json().fieldErrors).toEqual({
        code: 'Please enter the six digits that your app shows',
      });
    },
  );

  it('uses the code up, so that it does not sign in', async () => {
    const { person, codeNow } = await enrolled();
    const [row] = await query('select last_step from authenticators where user_id = $1', [
      person.id,
    ]);
    expect(Number(row.last_step)).toBe(Math.floor(clock.getTime() / 30_000));
    expect(codeNow()).toMatch(/^\d{6}$/);
  });
});

describe('turning it off', () => {
  it('leaves no factor and no codes, and is logged and mailed', async () => {
    const { person } = await enrolled();
    expect((await person.delete('/api/user/authenticator')).statusCode).toBe(204);
    expect(await state(person)).toEqual(off);
    expect(await kindsOf(person)).toEqual(['second_factor_on', 'second_factor_off']);
    expect(await subjectsTo(person)).toContain('Two-step sign-in is off for Martingale');
    expect((await person.delete('/api/user/authenticator')).json().code).toBe('NOT_ON');
  });

  it('does not affect an unconfirmed setup', async () => {
    const person = await invite();
    const { codeNow } = await begin(person);
    expect((await person.delete('/api/user/authenticator')).json().code).toBe('NOT_ON');
    expect((await confirm(person, codeNow())).statusCode).toBe(200);
  });
});

describe('new recovery codes', () => {
  it('replace all the old ones, and are logged and mailed', async () => {
    const { person, codes } = await enrolled();
    await query(
      `update recovery_codes set used_at = now() where code_hash in
       (select code_hash from recovery_codes where user_id = $1 limit 3)`,
      [person.id],
    );
    expect(await state(person)).toMatchObject({ recoveryCodesLeft: 7 });
    const { recoveryCodes } = (await person.post('/api/user/recovery-codes')).json();
    expect(new Set([...codes, ...recoveryCodes]).size).toBe(20);
    expect(await state(person)).toMatchObject({ recoveryCodesLeft: 10 });
    expect(await kindsOf(person)).toEqual(['second_factor_on', 'recovery_codes_made']);
    expect(await subjectsTo(person)).toContain('New recovery codes for Martingale');
  });

  it('are ten, even if they are made twice at once', async () => {
    const { person } = await enrolled();
    await Promise.all([
      person.post('/api/user/recovery-codes'),
      person.post('/api/user/recovery-codes'),
    ]);
    expect(await state(person)).toMatchObject({ recoveryCodesLeft: 10 });
  });

  it('need a second factor', async () => {
    const person = await invite();
    expect((await person.post('/api/user/recovery-codes')).json().code).toBe('NOT_ON');
  });
});

it('limits how often it changes, since each change is mailed', async () => {
  const { person } = await enrolled();
  const codes = () => person.post('/api/user/recovery-codes');
  await codes();
  await query("update rate_limits set points = 29 where key like 'changeTwoStep:%'");
  await query("update rate_limits set points = 9 where key like 'renewRecoveryCodes:%'");
  expect((await codes()).statusCode).toBe(200);
  const refused = await codes();
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await person.delete('/api/user/authenticator')).statusCode).toBe(204);
  expect((await person.post('/api/user/authenticator')).statusCode).toBe(429);
  expect(await subjectsTo(person)).toHaveLength(4);
});

it('is in the personal data without secrets, and is deleted with the account', async () => {
  const { person, codes } = await enrolled();
  const response = await person.get('/api/user/data');
  const { authenticators, recoveryCodes } = response.json();
  const moment = start.toISOString();
  expect(authenticators).toEqual([{ createdAt: moment, confirmedAt: moment }]);
  expect(recoveryCodes).toEqual(Array(10).fill({ createdAt: moment, usedAt: null }));
  expect(response.body).not.toContain(codes[0]);
  await query('delete from users where id = $1', [person.id]);
  expect(await query('select * from authenticators where user_id = $1', [person.id])).toEqual([]);
  expect(await query('select * from recovery_codes where user_id = $1', [person.id])).toEqual([]);
});
