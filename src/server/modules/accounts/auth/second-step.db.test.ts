import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ClockedApp, createClockedApp } from '#test/support/clocked-app.ts';
import { Visitor } from '#test/support/http.ts';
import { newBrowser, password } from '#test/support/register.ts';
import { complete, enrolled, notIt } from '#test/support/second-step.ts';

const minute = 60_000;
const start = new Date('2026-03-01T10:30:00Z');
let site: ClockedApp;
beforeAll(async () => {
  site = await createClockedApp(start);
});
afterAll(() => site.close());
beforeEach(() => site.setClock(start));

const browser = () => newBrowser(site);
const isSignedIn = async (one: Visitor) => (await one.get('/api/user')).statusCode === 200;

const wrongCode = 'This code is wrong or was already used. Please try another one.';
const again = 'This sign-in took too long or had too many wrong codes. Please sign in again.';
const refusedAgain = { code: 'SIGN_IN_AGAIN', message: again, error: again };

describe('the right password of an account with a second factor', () => {
  it('gives access to nothing, and reveals only a token', async () => {
    const { id, logIn, events } = await enrolled(site);
    const thief = browser();
    const mails = () => site.query('select id from mail_messages where user_id = $1', [id]);
    const before = await mails();
    const response = await logIn(thief);
    expect(response.statusCode).toBe(401);
    const message = 'Please enter the code from your authenticator app.';
    const { token, ...body } = response.json();
    expect(body).toEqual({ code: 'SECOND_FACTOR', message, error: message });
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(response.cookies).toEqual([]);
    expect(await isSignedIn(thief)).toBe(false);
    expect(await events()).toEqual(['sign_in']);
    expect(await site.query('select * from known_devices where user_id = $1', [id])).toHaveLength(
      1,
    );
    expect(await mails()).toEqual(before);
    const [step] = await site.query('select * from sign_in_steps where user_id = $1', [id]);
    expect(step.token_hash).toHaveLength(32);
  });

  it('is not needed to refuse a wrong one', async () => {
    const { email } = await enrolled(site);
    const response = await browser().post('/api/login', { email, password: 'wrong password' });
    expect(response.json()).toMatchObject({ code: 'WRONG_CREDENTIALS' });
    expect(response.json()).not.toHaveProperty('token');
  });

  it('is still not enough after a reset', async () => {
    const { id, email } = await enrolled(site);
    await browser().post('/api/forgot-password', { email });
    const [{ text }] = await site.query(
      "select text from mail_messages where user_id = $1 and kind = 'password_reset'",
      [id],
    );
    const [, token] = /reset-password\?token=([\w-]+)/.exec(text) ?? [];
    const one = browser();
    const reset = await one.post('/api/reset-password', { token, newPassword: 'brand new one' });
    expect(reset.statusCode).toBe(200);
    expect(await isSignedIn(one)).toBe(false);
    const response = await one.post('/api/login', { email, password: 'brand new one' });
    expect(response.json().code).toBe('SECOND_FACTOR');
  });

  it('counts as a sign-in from its network, since each leaves a token', async () => {
    const { id, logIn } = await enrolled(site);
    const one = browser();
    await logIn(one);
    await site.query("update rate_limits set points = 60 where key like 'signIn:%'");
    const refused = await logIn(one);
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    const steps = await site.query('select from sign_in_steps where user_id = $1', [id]);
    expect(steps).toHaveLength(1);
    expect((await logIn(browser())).json().code).toBe('SECOND_FACTOR');
  });

  it('is enough until the app is confirmed', async () => {
    const { id, logIn } = await enrolled(site);
    await site.query('update authenticators set confirmed_at = null where user_id = $1', [id]);
    expect((await logIn(browser())).statusCode).toBe(200);
  });
});

describe('the second step', () => {
  it('signs in as the password alone would', async () => {
    const { id, owner, begin, codeNow, events } = await enrolled(site);
    const phone = browser();
    const response = await complete(phone, await begin(phone), codeNow());
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual((await owner.get('/api/user')).json());
    expect(phone.cookie).toMatch(/martingale_device=[\w-]{43}/);
    expect((await phone.get('/api/user/data')).statusCode).toBe(200);
    expect(await events()).toEqual(['sign_in', 'sign_in', 'data_exported']);
    const mailed = await site.query(
      "select * from mail_messages where user_id = $1 and kind = 'signed_in'",
      [id],
    );
    expect(mailed).toHaveLength(1);
  });

  it('ends the session that the browser had', async () => {
    const { owner, begin, codeNow } = await enrolled(site);
    const old = new Visitor(site.app, { cookie: owner.cookie });
    await complete(owner, await begin(owner), codeNow());
    expect(await isSignedIn(owner)).toBe(true);
    expect(await isSignedIn(old)).toBe(false);
  });

  it('accepts the codes before and after, each once, and no older one', async () => {
    const { begin, codeAt } = await enrolled(site);
    const one = browser();
    const attempt = async (seconds: number) =>
      (await complete(one, await begin(one), codeAt(new Date(start.getTime() + seconds * 1000))))
        .statusCode;
    expect(await attempt(-60)).toBe(401);
    expect(await attempt(-30)).toBe(200);
    expect(await attempt(-30)).toBe(401);
    expect(await attempt(30)).toBe(200);
    expect(await attempt(0)).toBe(401);
    site.wait(minute);
    expect(await attempt(60)).toBe(200);
  });

  it('lets exactly one of several requests with the same code in', async () => {
    const { begin, codeNow } = await enrolled(site);
    const thieves = [browser(), browser(), browser()];
    const tokens = await Promise.all(thieves.map(begin));
    const code = codeNow();
    const statuses = await Promise.all(
      thieves.map(
        async (one, index) => (await complete(one, tokens[index] ?? '', code)).statusCode,
      ),
    );
    expect(statuses.toSorted()).toEqual([200, 401, 401]);
  });

  it('lets exactly one of several requests with the same token in', async () => {
    const { begin, codeNow, recoveryCodes } = await enrolled(site);
    const one = browser();
    const token = await begin(one);
    const responses = await Promise.all([
      complete(one, token, codeNow()),
      complete(one, token, recoveryCodes[0] ?? '', 'recovery'),
    ]);
    expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 401]);
    expect((await complete(one, token, recoveryCodes[1] ?? '', 'recovery')).json()).toEqual(
      refusedAgain,
    );
  });

  it('refuses a wrong code, counts it and logs it', async () => {
    const { id, begin, codeNow, events } = await enrolled(site);
    const one = browser();
    const response = await complete(one, await begin(one), notIt(codeNow()));
    expect(response.statusCode).toBe(401);
    expect(response.json()).toEqual({
      code: 'WRONG_CODE',
      message: wrongCode,
      error: wrongCode,
      fieldErrors: { 'proof.code': wrongCode },
    });
    expect(await isSignedIn(one)).toBe(false);
    expect(await events()).toEqual(['sign_in', 'second_factor_failed']);
    const [step] = await site.query('select tries from sign_in_steps where user_id = $1', [id]);
    expect(step).toEqual({ tries: 1 });
  });

  it('ends after five wrong codes, even for the right one', async () => {
    const { begin, codeNow } = await enrolled(site);
    const one = browser();
    const token = await begin(one);
    for (let index = 0; index < 4; index += 1) {
      expect((await complete(one, token, notIt(codeNow()))).json().code).toBe('WRONG_CODE');
    }
    expect((await complete(one, token, notIt(codeNow()))).json()).toEqual(refusedAgain);
    expect((await complete(one, token, codeNow())).json()).toEqual(refusedAgain);
    expect((await complete(one, await begin(one), codeNow())).statusCode).toBe(200);
  });

  it('checks no more than five of many codes at once', async () => {
    const { begin, codeNow, events } = await enrolled(site);
    const token = await begin(browser());
    const guess = notIt(codeNow());
    await Promise.all(Array.from({ length: 9 }, () => complete(browser(), token, guess)));
    const failed = (await events()).filter((kind) => kind === 'second_factor_failed');
    expect(failed).toHaveLength(5);
  });

  it('ends after five minutes', async () => {
    const { begin, codeNow } = await enrolled(site);
    const one = browser();
    const token = await begin(one);
    const late = await begin(one);
    site.wait(5 * minute - 1);
    expect((await complete(one, token, codeNow())).statusCode).toBe(200);
    site.wait(1);
    expect((await complete(one, late, codeNow())).json()).toEqual(refusedAgain);
  });

  it('ends when the password changes', async () => {
    const { owner, begin, codeNow } = await enrolled(site);
    const thief = browser();
    const token = await begin(thief);
    const change = { currentPassword: password, newPassword: 'brand new one' };
    await owner.put('/api/user/password', change);
    expect((await complete(thief, token, codeNow())).json()).toEqual(refusedAgain);
  });

  it("accepts neither another account's code nor its recovery codes", async () => {
    const one = await enrolled(site);
    const other = await enrolled(site);
    await site.query('delete from recovery_codes where user_id = $1', [one.id]);
    const thief = browser();
    const token = await one.begin(thief);
    expect((await complete(thief, token, other.codeNow())).statusCode).toBe(401);
    const [code = ''] = other.recoveryCodes;
    expect((await complete(thief, token, code, 'recovery')).statusCode).toBe(401);
    const left = 'select used_at from recovery_codes where user_id = $1 and used_at is not null';
    expect(await site.query(left, [other.id])).toEqual([]);
  });

  it.each(['', 'x', 'a'.repeat(43)])('refuses the token "%s"', async (token) => {
    expect((await complete(browser(), token, '123456')).json()).toEqual(refusedAgain);
  });
});
