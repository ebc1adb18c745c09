import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ClockedApp, createClockedApp } from '#test/support/clocked-app.ts';
import { Visitor } from '#test/support/http.ts';
import { useUpAllButOne } from '#test/support/rate-limits.ts';
import { password, register } from '#test/support/register.ts';

const day = 24 * 60 * 60_000;
const start = new Date('2026-03-01T10:30:00Z');
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
let site: ClockedApp;
beforeAll(async () => {
  site = await createClockedApp(start);
});
afterAll(() => site.close());
beforeEach(() => site.setClock(start));

const browser = () => new Visitor(site.app, { ip: '198.51.100.77' });

async function registerOnDevice({ isVerified = true } = {}) {
  const { person, id, email } = await register(site, browser());
  await site.query('update users set is_email_verified = $2 where id = $1', [id, isVerified]);
  const signIn = (one: Visitor) =>
    one.call('POST', '/api/login', { email, password }, { 'user-agent': firefox });
  const mails = () =>
    site.query(
      "select * from mail_messages where user_id = $1 and kind = 'signed_in' order by id",
      [id],
    );
  return { person, id, email, signIn, mails };
}

describe('a sign-in on a new device', () => {
  it('is mailed, with device, network and time', async () => {
    const { email, signIn, mails } = await registerOnDevice();
    await signIn(browser());
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      recipient: email,
      subject: 'New sign-in to your Martingale account',
    });
    expect(mail.text).toContain(
      'Firefox on Linux, from the network 198.51.100.0/24, on 2026-03-01 at 10:30 UTC.',
    );
    expect(mail.text).toContain('http://localhost:3000/forgot-password');
  });

  it('is not one on the device that registered, nor the second time', async () => {
    const { person, signIn, mails } = await registerOnDevice();
    await person.post('/api/logout');
    await signIn(person);
    expect(await mails()).toEqual([]);
    const phone = browser();
    await signIn(phone);
    await phone.post('/api/logout');
    site.wait(399 * day);
    await signIn(phone);
    site.wait(399 * day);
    await signIn(phone);
    expect(await mails()).toHaveLength(1);
  });

  it('is mailed ten times an hour at most, so that nothing else is buried', async () => {
    const { signIn, mails } = await registerOnDevice();
    for (let n = 0; n < 12; n += 1) await signIn(browser());
    expect(await mails()).toHaveLength(10);
    site.wait(61 * 60_000);
    await signIn(browser());
    expect(await mails()).toHaveLength(11);
  });

  it('is limited per account and site of IPv6, as one network after the other could be used', async () => {
    const { id, signIn } = await registerOnDevice();
    useUpAllButOne(240);
    const from = (n: number) => new Visitor(site.app, { ip: `2001:db8:5:${n}::1` });
    expect((await signIn(from(1))).statusCode).toBe(200);
    expect((await signIn(from(2))).statusCode).toBe(200);
    expect((await signIn(from(3))).statusCode).toBe(429);
    expect((await signIn(new Visitor(site.app, { ip: '2001:db8:6::1' }))).statusCode).toBe(200);
    const kept = await site.query('select 1 from sessions where user_id = $1', [id]);
    expect(kept).toHaveLength(4);
  });

  it('is one again after 400 days', async () => {
    const { person, id, signIn, mails } = await registerOnDevice();
    site.wait(401 * day);
    await signIn(person);
    expect(await mails()).toHaveLength(1);
    expect(await site.query('select * from known_devices where user_id = $1', [id])).toHaveLength(
      1,
    );
  });

  it('is not one if no device of the account is known', async () => {
    const { id, signIn, mails } = await registerOnDevice();
    await site.query('delete from known_devices where user_id = $1', [id]);
    await signIn(browser());
    expect(await mails()).toEqual([]);
    await signIn(browser());
    expect(await mails()).toHaveLength(1);
  });

  it("is one on someone else's device, which is then known to both", async () => {
    const one = await registerOnDevice();
    const other = await registerOnDevice();
    await other.signIn(one.person);
    expect(await other.mails()).toHaveLength(1);
    await one.signIn(one.person);
    await other.signIn(one.person);
    expect(await one.mails()).toEqual([]);
    expect(await other.mails()).toHaveLength(1);
  });

  it.each(['', 'x', `${'a'.repeat(43)}!`, 'a'.repeat(44)])(
    'is one if the device cookie is "%s", which is replaced',
    async (token) => {
      const { signIn, mails } = await registerOnDevice();
      const forger = new Visitor(site.app, { cookie: `martingale_device=${token}` });
      await signIn(forger);
      expect(await mails()).toHaveLength(1);
      expect(forger.cookie).toMatch(/martingale_device=[\w-]{43}(;|$)/);
    },
  );

  it('is not mailed to an unverified address, which may be a stranger’s', async () => {
    const { signIn, mails } = await registerOnDevice({ isVerified: false });
    await signIn(browser());
    expect(await mails()).toEqual([]);
  });

  it('leaves no trace of a wrong password', async () => {
    const { id, email, mails } = await registerOnDevice();
    const response = await browser().post('/api/login', { email, password: 'wrong password' });
    expect(response.statusCode).toBe(401);
    expect(await mails()).toEqual([]);
    expect(await site.query('select * from known_devices where user_id = $1', [id])).toHaveLength(
      1,
    );
  });

  it('stores only a hash of the token, which is deleted with the account', async () => {
    const { person, id } = await registerOnDevice();
    const [device] = await site.query('select * from known_devices where user_id = $1', [id]);
    expect(device.token_hash).toHaveLength(32);
    const data = (await person.get('/api/user/data')).json();
    expect(data.knownDevices).toEqual([
      { firstUsedAt: start.toISOString(), lastUsedAt: start.toISOString() },
    ]);
    await person.delete('/api/user', { password });
    expect(await site.query('select * from known_devices where user_id = $1', [id])).toEqual([]);
  });
});

describe('emails about new devices', () => {
  it('can be turned off', async () => {
    const { person, signIn, mails } = await registerOnDevice();
    const url = '/api/user/sign-in-mail';
    expect((await person.get(url)).json()).toEqual({ signInMail: true });
    expect((await person.put(url, { signInMail: false })).json()).toEqual({ signInMail: false });
    await signIn(browser());
    expect(await mails()).toEqual([]);
  });

  it.each([['off'], [null], [undefined], [1]])('cannot be set to %j', async (signInMail) => {
    const { person } = await registerOnDevice();
    const response = await person.put('/api/user/sign-in-mail', { signInMail });
    expect(response.statusCode).toBe(400);
    expect(response.json().message).toBe('signInMail must be true or false');
    const visitor = await browser().put('/api/user/sign-in-mail', { signInMail: false });
    expect(visitor.statusCode).toBe(401);
  });

  it('end with one click, and nothing else does', async () => {
    const { person, signIn, mails } = await registerOnDevice();
    await signIn(browser());
    const [{ text, headers }] = await mails();
    const [link = ''] = /http:\S+\/unsubscribe\?token=[\w-]{43}/.exec(text) ?? [];
    expect(headers).toEqual({
      'List-Unsubscribe': `<${link}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    const { pathname, search } = new URL(link);
    const shown = async () => (await browser().get(`/api/unsubscribe${search}`)).json();
    expect(await shown()).toEqual({ address: 'p•••@example.org', signInMail: true });
    const elsewhere = { origin: 'https://mail.example', 'sec-fetch-site': 'cross-site' };
    const clicked = await browser().call('POST', pathname + search, undefined, elsewhere);
    expect(clicked.statusCode).toBe(204);
    expect(await shown()).toMatchObject({ signInMail: false });
    expect((await person.get('/api/user/sign-in-mail')).json()).toEqual({ signInMail: false });
    expect((await person.get('/api/user/notifications')).json()).toEqual({ discussionMail: true });
  });
});

describe('many sign-ins', () => {
  /** Adds sessions and devices, each last seen a minute apart. */
  async function crowd(id: number, { sessions = 0, devices = 0, minutes = -1 }) {
    const times = "$2::timestamptz + n * $3::int * interval '1 minute'";
    await site.query(
      `insert into sessions (token_hash, user_id, user_agent, last_seen_at, expires_at)
       select sha256(convert_to($1::int || ' ' || n, 'utf8')), $1::int, n, ${times}, $2::timestamptz + interval '1 day'
       from generate_series(1, $4::int) as n`,
      [id, start, minutes, sessions],
    );
    await site.query(
      `insert into known_devices (user_id, token_hash, first_used_at, last_used_at)
       select $1::int, sha256(convert_to($1::int || ' ' || n, 'utf8')), $2::timestamptz - n * interval '1 day', ${times}
       from generate_series(1, $4::int) as n`,
      [id, start, minutes, devices],
    );
  }
  const sessionsOf = async (id: number) =>
    (await site.query('select user_agent from sessions where user_id = $1', [id])).map(
      ({ user_agent }) => user_agent,
    );

  it('leave the 50 sessions and 100 devices that were used last', async () => {
    const { person, id, signIn } = await registerOnDevice();
    const other = await registerOnDevice();
    await crowd(id, { sessions: 60, devices: 120 });
    await crowd(other.id, { sessions: 60, devices: 120 });
    await signIn(browser());
    const left = await sessionsOf(id);
    expect(left).toHaveLength(50);
    expect(left).toContain('48');
    expect(left).not.toContain('49');
    expect((await person.get('/api/user')).statusCode).toBe(200);
    const devices = await site.query(
      'select max($2::timestamptz - first_used_at) as oldest, count(*)::int from known_devices where user_id = $1',
      [id, start],
    );
    expect(devices).toMatchObject([{ count: 100, oldest: { days: 98 } }]);
    expect(await sessionsOf(other.id)).toHaveLength(61);
  });

  it('never remove the new one, even if the clock was set back', async () => {
    const { id, signIn } = await registerOnDevice();
    await crowd(id, { sessions: 60, devices: 120, minutes: 1 });
    const visitor = browser();
    await signIn(visitor);
    expect((await visitor.get('/api/user')).statusCode).toBe(200);
    await visitor.post('/api/logout');
    const mails = 'select from mail_messages where user_id = $1';
    const before = await site.query(mails, [id]);
    await signIn(visitor);
    expect(await site.query(mails, [id])).toHaveLength(before.length);
  });

  it('are refused after 60 an hour from one network', async () => {
    const { id, email, signIn } = await registerOnDevice();
    await site.query("update rate_limits set points = 59 where key like 'signIn:%'");
    expect((await signIn(browser())).statusCode).toBe(200);
    const before = await sessionsOf(id);
    const refused = await signIn(browser());
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(await sessionsOf(id)).toEqual(before);
    const elsewhere = new Visitor(site.app, { ip: '203.0.113.9' });
    expect((await elsewhere.post('/api/login', { email, password })).statusCode).toBe(200);
  });
});
