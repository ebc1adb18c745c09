import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ClockedApp, createClockedApp } from '#test/support/clocked-app.ts';
import { newBrowser } from '#test/support/register.ts';
import { complete, enrolled, notIt } from '#test/support/second-step.ts';

const start = new Date('2026-03-01T10:30:00Z');
let site: ClockedApp;
beforeAll(async () => {
  site = await createClockedApp(start);
});
afterAll(() => site.close());
beforeEach(() => site.setClock(start));

const browser = () => newBrowser(site);

describe('a recovery code', () => {
  it('signs in once, however it is typed, and is mailed and logged', async () => {
    const { id, begin, recoveryCodes, events } = await enrolled(site);
    const [code = ''] = recoveryCodes;
    const one = browser();
    const typed = code.replaceAll(/.{4}/g, '$& ');
    expect((await complete(one, await begin(one), typed, 'recovery')).statusCode).toBe(200);
    const replayed = await complete(one, await begin(one), code, 'recovery');
    expect(replayed.json()).toMatchObject({ code: 'WRONG_CODE' });
    expect(await events()).toEqual([
      'sign_in',
      'recovery_code_used',
      'sign_in',
      'second_factor_failed',
    ]);
    const [mail, ...others] = await site.query(
      "select * from mail_messages where user_id = $1 and kind = 'second_factor'",
      [id],
    );
    expect(others).toEqual([]);
    expect(mail.subject).toBe('A recovery code was used for Martingale');
    expect(mail.text).toContain('2 codes are left.');
  });

  it('lets exactly one of several requests in', async () => {
    const { begin, recoveryCodes } = await enrolled(site);
    const [code = ''] = recoveryCodes;
    const devices = [browser(), browser(), browser()];
    const tokens = await Promise.all(devices.map(begin));
    const statuses = await Promise.all(
      devices.map(
        async (one, index) =>
          (await complete(one, tokens[index] ?? '', code, 'recovery')).statusCode,
      ),
    );
    expect(statuses.toSorted()).toEqual([200, 401, 401]);
  });
});

describe('guessing codes', () => {
  it('is throttled like guessing passwords, and new tokens do not help', async () => {
    const { begin, codeNow, events } = await enrolled(site);
    const thief = browser();
    const codes: string[] = [];
    for (let index = 0; index < 10; index += 1) {
      const token = await begin(thief);
      codes.push((await complete(thief, token, notIt(codeNow()))).json().code);
    }
    const wrongs = codes.filter((code) => code === 'WRONG_CODE');
    expect(wrongs).toHaveLength(9);
    expect(codes.at(-1)).not.toBe('WRONG_CODE');
    expect(await events()).toContain('sign_in_refused');
  });

  it('is forgiven after the right code, but not after the right password alone', async () => {
    const { begin, codeNow } = await enrolled(site);
    const one = browser();
    for (let index = 0; index < 7; index += 1) {
      await complete(one, await begin(one), notIt(codeNow()));
    }
    expect((await complete(one, await begin(one), codeNow())).statusCode).toBe(200);
    for (let index = 0; index < 8; index += 1) {
      expect((await complete(one, await begin(one), notIt(codeNow()))).statusCode).toBe(401);
    }
  });
});

describe('bad input', () => {
  let id: number;
  let token: string;
  beforeAll(async () => {
    const person = await enrolled(site);
    id = person.id;
    token = await person.begin(browser());
  });

  it.each([
    [{ kind: 'code', code: '12345' }, 'Please enter the six digits that your app shows'],
    [{ kind: 'code', code: '12345a' }, 'Please enter the six digits that your app shows'],
    [{ kind: 'code', code: 123_456 }, 'Please enter the six digits that your app shows'],
    [{ kind: 'code' }, 'Please enter the six digits that your app shows'],
    [{ kind: 'recovery', code: '123456' }, 'Please enter one of your recovery codes in full'],
    [{ kind: 'magic', code: '123456' }, 'Unknown kind of proof'],
    [undefined, 'Unknown kind of proof'],
  ])('refuses %j without counting a try', async (proof, message) => {
    const response = await browser().post('/api/login/second-factor', { token, proof });
    expect(response.statusCode).toBe(400);
    expect(response.json().message).toBe(message);
    expect(await site.query('select tries from sign_in_steps where user_id = $1', [id])).toEqual([
      { tries: 0 },
    ]);
  });
});
