import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OwnSecurityEvent } from '#shared/contracts/security-log.ts';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { Visitor } from '#test/support/http.ts';
import { password, verify } from '#test/support/register.ts';
import { registerUnlogged } from '#test/support/security-log.ts';

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
});
afterAll(() => site.close());
beforeEach(() => query('delete from security_log'));

const query = async (text: string, values: unknown[] = []) =>
  (await site.database.pool.query(text, values)).rows;

async function kindsOf(id: number): Promise<string[]> {
  const rows = await query('select kind from security_log where user_id = $1 order by id', [id]);
  return rows.map(({ kind }) => kind);
}

describe('the security log records', () => {
  it('sign-ins, right and wrong, with network and device', async () => {
    const { person, login, network } = await registerUnlogged(site);
    await login('wrong password');
    await login(password);
    const events: OwnSecurityEvent[] = (await person.get('/api/user/security-log')).json();
    const place = {
      key: expect.any(String),
      network,
      device: 'Firefox on Linux',
      count: 1,
      createdAt: expect.any(String),
    };
    expect(events).toEqual([
      { ...place, kind: 'sign_in', actor: 'you' },
      { ...place, kind: 'sign_in_failed', actor: 'anybody' },
    ]);
  });

  it('nothing for an account that does not exist', async () => {
    await registerUnlogged(site);
    const stranger = new Visitor(site.app, { ip: '203.0.113.9' });
    await stranger.post('/api/login', { email: 'unknown@example.org', password });
    expect(await query('select * from security_log')).toEqual([]);
  });

  it('the refusals of an hour in one row, with their number', async () => {
    const { person, id, login } = await registerUnlogged(site);
    for (let time = 0; time < 12; time += 1) await login('wrong password');
    const failed = (await kindsOf(id)).filter((kind) => kind === 'sign_in_failed');
    const refusals = () =>
      query("select count from security_log where kind = 'sign_in_refused' order by id desc");
    expect(await refusals()).toEqual([{ count: 12 - failed.length }]);
    const [event] = (await person.get('/api/user/security-log')).json();
    expect(event).toMatchObject({ kind: 'sign_in_refused', count: 12 - failed.length });
    await query("update security_log set created_at = created_at - interval '1 hour'");
    await login('wrong password');
    expect(await refusals()).toEqual([{ count: 1 }, { count: 12 - failed.length }]);
  });

  it('one row for a network that tries many accounts, and none for the accounts', async () => {
    const { id, email } = await registerUnlogged(site);
    const attacker = new Visitor(site.app, { ip: '198.51.100.77' });
    const tryAccount = (account: string) =>
      attacker.post('/api/login', { email: account, password: 'wrong password' });
    await tryAccount('first@example.org');
    await tryAccount('second@example.org');
    // Only the counter of the network is at two.
    await query("update rate_limits set points = 61 where key like 'attempts:%' and points = 2");
    await tryAccount('third@example.org');
    const counters = await query('select key from rate_limits order by key');
    for (let index = 0; index < 20; index += 1) await tryAccount(`made-up-${index}@example.org`);
    expect((await tryAccount(email)).statusCode).toBe(429);
    expect(await query('select key from rate_limits order by key')).toEqual(counters);
    const rows = await query('select user_id, kind, network, count from security_log');
    expect(rows).toEqual([
      { user_id: null, kind: 'sign_in_refused', network: '198.51.100.0/24', count: 21 },
    ]);
    expect(await kindsOf(id)).toEqual([]);
  });

  it('changes of password and email, and wrong passwords before them', async () => {
    const { person, id, username, email } = await registerUnlogged(site);
    const change = { currentPassword: 'wrong password', newPassword: 'brand new one' };
    await person.put('/api/user/password', change);
    await person.put('/api/user/password', { ...change, currentPassword: password });
    await person.put('/api/user/profile', { username: `${username}-x`, email });
    await person.put('/api/user/profile', { username, email: `new-${email}` });
    await person.post('/api/resend-verification');
    expect(await kindsOf(id)).toEqual([
      'password_failed',
      'password_changed',
      'email_changed',
      'verification_resent',
    ]);
  });

  it('what emailed links did', async () => {
    const { person, browser, id, username, email, tokenOf } = await registerUnlogged(site);
    await verify(site, { id });
    await person.put('/api/user/profile', { username, email: `new-${email}` });
    await browser().post('/api/revert-email', { token: await tokenOf('address_changed') });
    await browser().post('/api/forgot-password', { email });
    const token = await tokenOf('password_reset');
    await browser().post('/api/reset-password', { token, newPassword: 'brand new one' });
    const again = await browser().post('/api/reset-password', {
      token,
      newPassword: 'another one',
    });
    expect(again.statusCode).toBe(400);
    expect(await kindsOf(id)).toEqual([
      'email_changed',
      'email_reverted',
      'reset_requested',
      'password_reset',
    ]);
  });

  it('ended sessions and data downloads, which include the log', async () => {
    const { person, id, login, network } = await registerUnlogged(site);
    await login(password);
    const [other] = (await person.get('/api/user/sessions'))
      .json()
      .filter(({ isCurrent }: { isCurrent: boolean }) => !isCurrent);
    await person.delete(`/api/user/sessions/${other.id}`);
    await person.delete(`/api/user/sessions/${other.id}`);
    await person.delete('/api/user/sessions');
    const data = (await person.get('/api/user/data')).json();
    const kinds = ['sign_in', 'session_ended', 'sessions_ended', 'data_exported'];
    expect(await kindsOf(id)).toEqual(kinds);
    expect(data.securityLog.map(({ kind }: { kind: string }) => kind)).toEqual(kinds);
    expect(data.securityLog[0]).toMatchObject({ network, device: 'Firefox on Linux' });
  });

  it('the last 1,000 events of an account, and as many that strangers caused', async () => {
    const [{ id, login }, other] = [await registerUnlogged(site), await registerUnlogged(site)];
    const fill = (client: pg.PoolClient, userId: number) =>
      client.query(
        `insert into security_log (user_id, kind, network, device, created_at)
         select $1, kind, 'unknown', n, now() - n * interval '1 minute'
         from generate_series(1, 1010) as n, unnest(array['sign_in', 'sign_in_failed']) as kind`,
        [userId],
      );
    // Statistics gathered before a burst of events has committed do not know of it.
    const burst = await site.database.pool.connect();
    await burst.query('begin');
    for (const one of [id, other.id]) await fill(burst, one);
    await query('analyze security_log');
    await burst.query('commit');
    burst.release();
    const kept = () =>
      query(
        `select kind, count(*)::int, max(device::int) filter (where network = 'unknown') as oldest
         from security_log where user_id = $1 group by kind order by kind`,
        [id],
      );
    await login('wrong password');
    expect(await kept()).toEqual([
      { kind: 'sign_in', count: 1010, oldest: 1010 },
      { kind: 'sign_in_failed', count: 1000, oldest: 999 },
    ]);
    await login(password);
    expect(await kept()).toMatchObject([{ kind: 'sign_in', count: 1000, oldest: 999 }, {}]);
    expect(await kindsOf(other.id)).toHaveLength(2020);
  });

  it('nothing of a deleted account', async () => {
    const { person, id, login } = await registerUnlogged(site);
    await login(password);
    expect((await person.delete('/api/user', { password })).statusCode).toBe(204);
    expect(await kindsOf(id)).toEqual([]);
  });
});
