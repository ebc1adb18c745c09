import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { Visitor } from '#test/support/http.ts';

const password = 'right password';
const email = 'owner@example.org';
const forgiven = 8;

describe('sign-in throttling', () => {
  let site: TestApp;
  beforeAll(async () => {
    site = await createTestApp();
    await new Visitor(site.app).post('/api/register', { username: 'owner', email, password });
  });
  afterAll(() => site.close());
  beforeEach(async () => {
    // The rest of a wait must not depend on how long the test takes.
    vi.useFakeTimers({ toFake: ['Date'] });
    await site.database.pool.query('TRUNCATE rate_limits');
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const signIn = (secret: string, from = '192.0.2.9', app = site.app, account = email) =>
    new Visitor(app, { ip: from }).post('/api/login', { email: account, password: secret });

  async function failTimes(times: number, from?: string) {
    for (let index = 0; index < times; index += 1) await signIn('wrong one', from);
  }

  /** Skips every wait. */
  async function endWaits() {
    await site.database.pool.query("DELETE FROM rate_limits WHERE key LIKE 'waits:%'");
  }

  /** Makes the first two guesses and the last, and adjusts their shared counter in between. */
  async function guessTimes(times: number, guess: (index: number) => Promise<unknown>) {
    await guess(1);
    await guess(2);
    // Only the counter that both share is at two.
    await site.database.pool.query(
      "UPDATE rate_limits SET points = $1 WHERE key LIKE 'attempts:%' AND points = 2",
      [times - 1],
    );
    await guess(3);
  }

  it('allows some failures, then says how long to wait', async () => {
    await failTimes(forgiven);
    expect((await signIn('wrong one')).statusCode).toBe(401);
    const refused = await signIn(password);
    expect(refused.statusCode).toBe(429);
    expect(refused.json().message).toBe('Too many attempts. Please wait a while and try again.');
    expect(refused.headers['retry-after']).toBe('30');
  });

  it('lengthens the wait with each further failure', async () => {
    await failTimes(forgiven + 1);
    const waits: number[] = [];
    for (let index = 0; index < 3; index += 1) {
      waits.push(Number((await signIn(password)).headers['retry-after']));
      await endWaits();
      await signIn('wrong one');
    }
    expect(waits).toEqual([30, 60, 120]);
  });

  it('lets the owner in from another network', async () => {
    await failTimes(forgiven + 1);
    expect((await signIn(password, '192.0.2.77')).statusCode).toBe(200);
  });

  it('lets others in from the same IP', async () => {
    await failTimes(forgiven + 1);
    const other = await signIn('wrong one', '192.0.2.9', site.app, 'other@example.org');
    expect(other.statusCode).toBe(401);
  });

  it('blocks an IP that tries many accounts', async () => {
    await guessTimes(61, (index) =>
      signIn('wrong one', '192.0.2.10', site.app, `victim${index}@example.org`),
    );
    expect((await signIn(password, '192.0.2.10')).statusCode).toBe(429);
    expect((await signIn(password, '192.0.2.11')).statusCode).toBe(200);
  });

  it('counts concurrent guesses', async () => {
    const guesses = Array.from({ length: 40 }, () => signIn('wrong one', '192.0.2.30'));
    const statuses = (await Promise.all(guesses)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 401)).toHaveLength(forgiven + 1);
    expect(statuses.filter((status) => status === 429)).toHaveLength(40 - forgiven - 1);
  });

  it('counts a whole IPv6 network as one client', async () => {
    for (let index = 0; index < 9; index += 1) await signIn('wrong one', `2001:db8::${index}`);
    expect((await signIn(password, '2001:db8::99')).statusCode).toBe(429);
    expect((await signIn(password, '2001:db8:0:1::1')).statusCode).toBe(200);
  });

  it('throttles many strangers on one account, but not its owner', async () => {
    expect((await signIn(password, '192.0.2.40')).statusCode).toBe(200);
    await guessTimes(101, (index) => signIn('wrong one', `198.51.100.${index}`));
    expect((await signIn(password, '203.0.113.1')).statusCode).toBe(429);
    expect((await signIn(password, '192.0.2.40')).statusCode).toBe(200);
  });

  it('recognizes the network that the account was registered from', async () => {
    const account = 'newcomer@example.org';
    const home = new Visitor(site.app, { ip: '192.0.2.50' });
    await home.post('/api/register', { username: 'newcomer', email: account, password });
    await guessTimes(101, (index) => signIn('wrong one', `198.51.100.${index}`, site.app, account));
    const owner = await signIn(password, '192.0.2.50', site.app, account);
    expect(owner.statusCode).toBe(200);
    const stranger = await signIn(password, '203.0.113.1', site.app, account);
    expect(stranger.statusCode).toBe(429);
    // A failed registration must not make a network familiar.
    const thief = new Visitor(site.app, { ip: '203.0.113.2' });
    await thief.post('/api/register', { username: 'thief', email: account, password });
    const refused = await signIn(password, '203.0.113.2', site.app, account);
    expect(refused.statusCode).toBe(429);
  });

  it('recognizes the network that the email address was changed from', async () => {
    const mover = new Visitor(site.app, { ip: '192.0.2.60' });
    const username = 'mover';
    await mover.post('/api/register', { username, email: 'before@example.org', password });
    const account = 'after@example.org';
    await mover.put('/api/user/profile', { username, email: account });
    await guessTimes(101, (index) => signIn('wrong one', `198.51.100.${index}`, site.app, account));
    const owner = await signIn(password, '192.0.2.60', site.app, account);
    expect(owner.statusCode).toBe(200);
    const stranger = await signIn(password, '203.0.113.1', site.app, account);
    expect(stranger.statusCode).toBe(429);
  });

  it('resets after a correct password', async () => {
    await failTimes(forgiven);
    await signIn(password);
    await failTimes(forgiven);
    expect((await signIn(password)).statusCode).toBe(200);
  });

  it('is shared between processes and survives a restart', async () => {
    await failTimes(forgiven + 1);
    const second = await createTestApp({ pool: site.database.pool });
    expect((await signIn(password, undefined, second.app)).statusCode).toBe(429);
    await second.close();
  });

  it('is not fooled by a made-up X-Forwarded-For, unless a proxy is trusted', async () => {
    const forward = (app: TestApp['app'], index: number) =>
      new Visitor(app, { ip: '192.0.2.20' }).call(
        'POST',
        '/api/login',
        { email, password: 'wrong one' },
        { 'x-forwarded-for': `203.0.113.${index}` },
      );
    const statuses: number[] = [];
    for (let index = 0; index < 10; index += 1) {
      statuses.push((await forward(site.app, index)).statusCode);
    }
    expect(statuses.at(-1)).toBe(429);

    const proxied = await createTestApp({
      pool: site.database.pool,
      config: { trustProxy: 1 },
    });
    expect((await forward(proxied.app, 200)).statusCode).toBe(401);
    await proxied.close();
  });

  it('can be turned off', async () => {
    const open = await createTestApp({
      pool: site.database.pool,
      config: { rateLimits: false },
    });
    for (let index = 0; index < 12; index += 1) {
      expect((await signIn('wrong one', undefined, open.app)).statusCode).toBe(401);
    }
    await open.close();
  });

  it('stores no IP addresses', async () => {
    await failTimes(1);
    const { rows } = await site.database.pool.query('SELECT key FROM rate_limits');
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toMatch(/192\.0\.2|owner/);
  });
});
