import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addressChangesOn, hour, newPassword } from '#test/support/address-changes.ts';
import { link, register } from '#test/support/openid/linking.ts';
import { createOpenIdSite, type OpenIdSite } from '#test/support/openid/openid-site.ts';
import { addPasskey } from '#test/support/passkeys.ts';

let site: OpenIdSite;
beforeAll(async () => {
  site = await createOpenIdSite();
});
afterAll(() => site.close());
beforeEach(() => site.setClockAhead(0));

const {
  browser,
  linkTo,
  verify,
  join,
  revertLinkTo,
  askForReset,
  reset,
  check,
  release,
  revert,
  signUp,
  logIn,
  signInWith,
} = addressChangesOn(() => site);

describe('a stranger whose address an attacker gives their account', () => {
  async function attack() {
    const attacker = await join();
    const key = await addPasskey(attacker.visitor);
    await link(attacker.visitor, attacker.subject);
    const strange = `stranger-${attacker.email}`;
    await attacker.move(attacker.visitor, strange);
    return { attacker, key, strange };
  }

  it.each([false, true])(
    'can give it up and then sign up (verified first: %s)',
    async (isVerified) => {
      const { attacker, key, strange } = await attack();
      expect((await signUp(strange)).statusCode).toBe(409);
      const google = browser();
      site.provider.people.set(strange, { email: strange, email_verified: true });
      expect(await google.signIn(strange)).toBe('/connect');
      const connect = () =>
        google.post('/api/pending-identity/account', { username: `s-${attacker.username}` });
      expect((await connect()).statusCode).toBe(409);
      if (isVerified) await verify(strange);

      const token = await askForReset(strange);
      expect((await check(token)).json().lockedUntil).toMatch(/^20/);
      const refused = await reset(token);
      expect(refused.statusCode).toBe(409);
      expect(refused.json().code).toBe('ADDRESS_UNSETTLED');
      expect((await logIn(browser(), strange, newPassword)).statusCode).toBe(401);
      expect(await attacker.account()).toMatchObject({ email: strange, verified: isVerified });

      expect((await release(token)).statusCode).toBe(200);
      expect((await release(token)).json().code).toBe('BAD_LINK');
      expect(await attacker.account()).toMatchObject({ email: attacker.email, verified: true });
      const own = (await connect()).json();
      expect(own.email).toBe(strange);

      // The attacker's links lead only to their own account.
      expect((await revert(await revertLinkTo(attacker.email))).statusCode).toBe(200);
      expect(own.id).not.toBe(attacker.id);
      expect((await signInWith(key)).statusCode).toBe(401);
      expect((await google.get('/api/user')).json()).toEqual(own);
    },
  );

  it('can wait until the link has expired, and then owns the account alone', async () => {
    const { attacker, key, strange } = await attack();
    const link1 = await revertLinkTo(attacker.email);
    site.setClockAhead(72 * hour + 1000);
    const token = await askForReset(strange);
    expect((await check(token)).json()).toEqual({ lockedUntil: null });
    expect((await release(token)).json().code).toBe('ADDRESS_SETTLED');
    expect((await reset(token)).statusCode).toBe(200);
    expect((await revert(link1)).json().code).toBe('BAD_LINK');
    expect((await signInWith(key)).statusCode).toBe(401);
    expect(await browser().signIn(attacker.subject)).toBe('/connect');
    expect((await attacker.visitor.get('/api/user')).statusCode).toBe(401);
    expect((await logIn(browser(), strange, newPassword)).json().id).toBe(attacker.id);
  });

  it('can verify it without being signed in, and later owns the account alone', async () => {
    const { attacker, key, strange } = await attack();
    await verify(strange);
    site.setClockAhead(72 * hour + 1000);
    expect((await reset(await askForReset(strange))).statusCode).toBe(200);
    expect((await signInWith(key)).statusCode).toBe(401);
    expect(await browser().signIn(attacker.subject)).toBe('/connect');
    const [mail] = await site.query(
      "select text from mail_messages where recipient = $1 and kind = 'password_changed'",
      [strange],
    );
    expect(mail.text).toContain('1 passkey, Sign-in with Test ID');
  });

  it('does not lose passkeys of their own account, verified while signed in', async () => {
    const own = await register(site);
    const key = await addPasskey(own.visitor);
    await verify(own.email);
    const token = await linkTo(own.email, 'confirm-email');
    const again = await own.visitor.post('/api/verify-email', { token });
    expect(again.json().code).toBe('ALREADY_VERIFIED');
    expect((await reset(await askForReset(own.email))).statusCode).toBe(200);
    expect((await signInWith(key)).statusCode).toBe(200);
  });

  it('can sign up before the attacker takes it again, and keeps their mail private', async () => {
    const { attacker, strange } = await attack();
    expect((await release(await askForReset(strange))).statusCode).toBe(200);
    const profile = { username: attacker.username, email: strange.toUpperCase() };
    expect((await attacker.visitor.put('/api/user/profile', profile)).statusCode).toBe(409);
    const kept = await site.query(
      'select 1 from mail_messages where user_id = $1 and recipient = $2',
      [attacker.id, strange],
    );
    expect(kept).toEqual([]);
    expect((await signUp(strange)).statusCode).toBe(201);
  });

  it('learns from the email what the link is for', async () => {
    const { strange } = await attack();
    await askForReset(strange);
    const [mail] = await site.query(
      "select subject, text from mail_messages where recipient = $1 and kind = 'password_reset'",
      [strange],
    );
    expect(mail.subject).toMatch(/^Your email address and the Martingale account/);
    expect(mail.text).toContain("its password can't be reset yet");
  });

  it('cannot give the attacker a verified address, if the link proves nothing', async () => {
    const { attacker, strange } = await attack();
    await site.query('update user_tokens set session_id = null where user_id = $1', [attacker.id]);
    await release(await askForReset(strange));
    expect(await attacker.account()).toMatchObject({ email: attacker.email, verified: false });
  });

  it.each(['', 'x', 'A'.repeat(43)])('refuses the token "%s"', async (token) => {
    for (const call of [release, check]) expect((await call(token)).statusCode).toBe(400);
  });

  it('refuses an expired link, and those for other purposes', async () => {
    const { attacker, strange } = await attack();
    const token = await askForReset(strange);
    const others = [await revertLinkTo(attacker.email), await linkTo(strange, 'confirm-email')];
    for (const other of others) {
      expect((await release(other)).json().code).toBe('BAD_LINK');
      expect((await check(other)).json().code).toBe('BAD_LINK');
    }
    site.setClockAhead(hour + 1000);
    expect((await check(token)).json().code).toBe('BAD_LINK');
    expect((await release(token)).json().code).toBe('BAD_LINK');
    expect(await attacker.account()).toMatchObject({ email: strange });
  });
});
