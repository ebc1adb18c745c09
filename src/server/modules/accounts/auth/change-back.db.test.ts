import { Secret } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addressChangesOn, hour, newPassword } from '#test/support/address-changes.ts';
import { Authenticator } from '#test/support/authenticator.ts';
import { linksTo } from '#test/support/emailed-links.ts';
import { eventually } from '#test/support/eventually.ts';
import { link } from '#test/support/openid/linking.ts';
import { createOpenIdSite, type OpenIdSite } from '#test/support/openid/openid-site.ts';
import { addPasskey } from '#test/support/passkeys.ts';
import { password } from '#test/support/register.ts';
import { codeAt } from '#test/support/second-factor.ts';

let site: OpenIdSite;
beforeAll(async () => {
  site = await createOpenIdSite();
});
afterAll(() => site.close());
beforeEach(() => site.setClockAhead(0));

const {
  browser,
  verify,
  join,
  revertLinkTo,
  askForReset,
  reset,
  release,
  revert,
  logIn,
  signInWith,
} = addressChangesOn(() => site);

describe('a thief who gives the owner’s account their own address', () => {
  /** With sessions from before the account had a second factor. */
  async function steal() {
    const owner = await join();
    const thief = browser();
    const accomplice = browser();
    await logIn(thief, owner.email);
    await logIn(accomplice, owner.email);
    const stolen = `thief-${owner.email}`;
    return { owner, thief, accomplice, stolen };
  }

  /** As if the thief knew the second factor, or had stolen a session that proved it. */
  const freshen = (id: number) =>
    site.query('update sessions set password_entered_at = now() where user_id = $1', [id]);

  async function keysAge(id: number, days: number): Promise<void> {
    for (const table of ['passkeys', 'recovery_codes']) {
      await site.query(
        `update ${table} set created_at = created_at - make_interval(days => $2) where user_id = $1`,
        [id, days],
      );
    }
  }

  it('has no way back in once the owner has used the link', async () => {
    const { owner, thief, accomplice, stolen } = await steal();
    const own = await addPasskey(owner.visitor);
    await freshen(owner.id);
    const early = await addPasskey(thief);
    await keysAge(owner.id, 30);
    const prepared = await addPasskey(accomplice);
    await keysAge(owner.id, 2);
    await owner.move(thief, stolen);
    const first = await revertLinkTo(owner.email);
    const late = await addPasskey(thief);
    const { people } = site.provider;
    people.set(stolen, { email: stolen, email_verified: true });
    await link(thief, stolen);
    const { secret } = (await thief.post('/api/user/authenticator')).json();
    const codeNow = () => codeAt(Secret.fromBase32(secret), new Date());
    const on = await thief.post('/api/user/authenticator/confirm', { code: codeNow() });
    expect(on.statusCode).toBe(200);
    const { recoveryCodes } = (await thief.post('/api/user/recovery-codes')).json();
    const begun = (await logIn(browser(), stolen)).json().token;

    // Nothing that the thief does with the new address can disable the link.
    await verify(stolen);
    expect((await reset(await askForReset(stolen))).json().code).toBe('ADDRESS_UNSETTLED');
    expect((await release(await askForReset(stolen))).statusCode).toBe(200);
    expect(await owner.account()).toMatchObject({ email: owner.email, verified: true });
    await owner.move(thief, `again-${stolen}`);
    await verify(`again-${stolen}`);
    const pending = await askForReset(`again-${stolen}`);
    const another = { username: `thief-${owner.id}`, email: owner.email, password };
    expect((await browser().post('/api/register', another)).statusCode).toBe(409);

    const response = await revert(first);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({
      email: owner.email,
      removed: {
        hadPassword: true,
        passkeys: 3,
        providers: ['Test ID'],
        hadAuthenticator: true,
        hadRecoveryCodes: true,
      },
    });
    expect(await owner.account()).toEqual({
      email: owner.email,
      verified: true,
      hasPassword: false,
      sessions: 0,
    });
    const [mail] = await site.query(
      "select text from mail_messages where recipient = $1 and kind = 'address_restored'",
      [owner.email],
    );
    expect(mail.text).toContain(
      'Your password, 3 passkeys, Sign-in with Test ID, Your authenticator app, Your recovery codes',
    );

    for (const session of [thief, accomplice]) {
      expect((await session.get('/api/user')).statusCode).toBe(401);
    }
    for (const key of [early, prepared, late]) {
      expect((await signInWith(key)).statusCode).toBe(401);
    }
    expect(await browser().signIn(stolen)).toBe('/connect');
    // Otherwise, the thief could sign in before the owner chooses a new password.
    expect((await logIn(browser(), owner.email)).json().code).toBe('WRONG_CREDENTIALS');
    const [code] = recoveryCodes;
    for (const proof of [
      { kind: 'code', code: codeNow() },
      { kind: 'recovery', code },
    ]) {
      const step = await browser().post('/api/login/second-factor', { token: begun, proof });
      expect(step.statusCode).toBe(401);
    }
    expect((await reset(pending)).json().code).toBe('BAD_LINK');
    expect((await release(pending)).json().code).toBe('BAD_LINK');
    for (const email of [stolen, `again-${stolen}`]) {
      for (const later of await linksTo(site, email, 'revert-email')) {
        expect((await revert(later)).statusCode).toBe(400);
      }
    }

    // The owner chooses a new password, and still needs the passkey that was theirs.
    expect((await reset(response.json().resetToken)).statusCode).toBe(200);
    const home = browser();
    const step = (await logIn(home, owner.email, newPassword)).json();
    expect(step.code).toBe('PASSKEY_OR_RECOVERY');
    const used = { kind: 'recovery', code };
    const tried = await home.post('/api/login/second-factor', { token: step.token, proof: used });
    expect(tried.statusCode).toBe(401);
    expect((await signInWith(own)).json().id).toBe(owner.id);
  });

  it('keeps what the owner added before, in another session', async () => {
    const { owner, thief, stolen } = await steal();
    await addPasskey(owner.visitor);
    await freshen(owner.id);
    await keysAge(owner.id, 4);
    await owner.move(thief, stolen);
    const { removed } = (await revert(await revertLinkTo(owner.email))).json();
    expect(removed).toEqual({
      hadPassword: true,
      passkeys: 0,
      providers: [],
      hadAuthenticator: false,
      hadRecoveryCodes: false,
    });
  });

  it('cannot finish what was under way when the owner used the link', async () => {
    const { owner, thief, stolen } = await steal();
    const key = new Authenticator();
    const challenge = (await thief.post('/api/user/passkeys/challenge')).json();
    const { secret } = (await thief.post('/api/user/authenticator')).json();
    await owner.move(thief, stolen);
    const token = await revertLinkTo(owner.email);
    const gate = await site.database.pool.connect();
    const isWaiting = (count: number) =>
      eventually(async () => {
        const waiting = await site.query(
          `select 1 from pg_stat_activity
           where datname = current_database() and wait_event_type = 'Lock'`,
        );
        expect(waiting).toHaveLength(count);
      });
    await gate.query('begin');
    await gate.query('select 1 from users where id = $1 for update', [owner.id]);
    const reverting = revert(token);
    await isWaiting(1);
    const code = codeAt(Secret.fromBase32(secret), new Date());
    const profile = { username: owner.username, email: `again-${stolen}` };
    const late = [
      thief.post('/api/user/passkeys', key.create(challenge)),
      thief.post('/api/user/authenticator/confirm', { code }),
      thief.put('/api/user/profile', profile),
    ];
    await isWaiting(4);
    await gate.query('commit');
    gate.release();
    expect((await reverting).statusCode).toBe(200);
    const statuses = (await Promise.all(late)).map(({ statusCode }) => statusCode);
    expect(statuses).toEqual([401, 401, 401]);
    expect(await owner.account()).toMatchObject({ email: owner.email, hasPassword: false });
    expect((await signInWith(key)).statusCode).toBe(401);
  });

  it('cannot keep another session, or what it added, by changing the password', async () => {
    const { owner, thief, stolen } = await steal();
    const early = await addPasskey(thief);
    await keysAge(owner.id, 30);
    const change = { currentPassword: password, newPassword };
    expect((await thief.put('/api/user/password', change)).statusCode).toBe(200);
    await owner.move(thief, stolen);
    const { removed, resetToken } = (await revert(await revertLinkTo(owner.email))).json();
    expect(removed).toMatchObject({ hadPassword: true, passkeys: 1 });
    expect((await signInWith(early)).statusCode).toBe(401);
    for (const secret of [password, newPassword]) {
      expect((await logIn(browser(), owner.email, secret)).statusCode).toBe(401);
    }
    expect((await reset(resetToken)).statusCode).toBe(200);
    expect((await logIn(browser(), owner.email, newPassword)).statusCode).toBe(200);
  });

  it('cannot use the known password, even if they used the owner’s own browser', async () => {
    const owner = await join();
    await owner.move(owner.visitor, `stolen-${owner.email}`);
    const { removed } = (await revert(await revertLinkTo(owner.email), owner.visitor)).json();
    expect(removed.hadPassword).toBe(true);
    expect(await owner.account()).toMatchObject({ hasPassword: false });
  });

  it('cannot silence the owner by changing it there and back', async () => {
    const { owner, thief, stolen } = await steal();
    await owner.move(thief, stolen);
    await owner.move(thief, owner.email);
    expect(await owner.account()).toMatchObject({ email: owner.email, verified: true });
    await owner.move(thief, `again-${stolen}`);
    expect(await linksTo(site, owner.email, 'revert-email')).toHaveLength(2);
  });

  it('has no later link that outlives an earlier one', async () => {
    const { owner, thief, stolen } = await steal();
    await owner.move(thief, stolen);
    await verify(stolen, thief);
    await owner.move(owner.visitor, owner.email);
    const ends = await site.query(
      `select distinct expires_at from user_tokens where user_id = $1 and purpose = 'revert_email'`,
      [owner.id],
    );
    expect(ends).toHaveLength(1);
  });

  it('cannot cancel a second link to the owner’s address with one to their own', async () => {
    const { owner, thief, stolen } = await steal();
    await owner.move(thief, stolen);
    await verify(stolen, thief);
    await owner.move(owner.visitor, owner.email);
    await owner.move(thief, `again-${stolen}`);
    const latest = await revertLinkTo(owner.email);
    expect((await revert(await revertLinkTo(stolen))).statusCode).toBe(200);
    expect((await revert(latest)).statusCode).toBe(200);
    expect(await owner.account()).toMatchObject({ email: owner.email });
  });

  it('has no fresh session once the owner has added a first factor', async () => {
    const { owner, thief, stolen } = await steal();
    await addPasskey(owner.visitor);
    const profile = { username: owner.username, email: stolen };
    expect((await thief.put('/api/user/profile', profile)).json().code).toBe('REAUTHENTICATE');
    expect((await owner.visitor.post('/api/user/recovery-codes')).statusCode).toBe(200);
  });

  it('cannot outwait an owner who changed the address back by hand', async () => {
    const { owner, thief, stolen } = await steal();
    await owner.move(thief, stolen);
    await verify(stolen);
    site.setClockAhead(10 * hour);
    await logIn(owner.visitor, stolen);
    await owner.move(owner.visitor, owner.email);
    const thiefs = await revertLinkTo(stolen);
    expect((await revert(thiefs)).json().code).toBe('OUTRANKED');
    site.setClockAhead(81 * hour);
    expect((await revert(thiefs)).json().code).toBe('OUTRANKED');
    expect(await owner.account()).toMatchObject({ email: owner.email });
    // The first address wins, so its owner can reset the password at once.
    expect((await reset(await askForReset(owner.email))).statusCode).toBe(200);
    site.setClockAhead(83 * hour);
    expect((await revert(thiefs)).json().code).toBe('BAD_LINK');
  });

  it('cannot win by using a later link at the last moment', async () => {
    const { owner, thief, stolen } = await steal();
    await owner.move(thief, stolen);
    await verify(stolen);
    await owner.move(thief, `again-${stolen}`);
    site.setClockAhead(71.9 * hour);
    expect((await revert(await revertLinkTo(stolen))).statusCode).toBe(200);
    site.setClockAhead(143 * hour);
    expect((await reset(await askForReset(stolen))).json().code).toBe('ADDRESS_UNSETTLED');
    expect((await revert(await revertLinkTo(owner.email))).statusCode).toBe(200);
    expect(await owner.account()).toMatchObject({ email: owner.email });
  });

  it('loses to the link, even if the address is given up at the same time', async () => {
    const { owner, thief, stolen } = await steal();
    await owner.move(thief, stolen);
    const token = await askForReset(stolen);
    const [reverted] = await Promise.all([
      revert(await revertLinkTo(owner.email)),
      release(token),
      release(token),
      reset(token),
    ]);
    expect(reverted?.statusCode).toBe(200);
    expect(await owner.account()).toMatchObject({ email: owner.email, sessions: 0 });
  });
});
