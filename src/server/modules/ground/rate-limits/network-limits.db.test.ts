import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { Visitor } from '#test/support/http.ts';
import { useUpAllButOne } from '#test/support/rate-limits.ts';
import { createRateLimitService, type RateLimitService } from './rate-limit.service.ts';

const tooMany = { status: 429, code: 'TOO_MANY' };
/** An address in the given /64 of one /48. */
const home = (network: number, host = 1) => `2001:db8:7:${network.toString(16)}::${host}`;
const times = (count: number) => Array.from({ length: count }, (_, index) => index);

describe('rate limits by network', () => {
  let site: TestApp;
  let rateLimits: RateLimitService;
  beforeAll(async () => {
    site = await createTestApp();
  });
  afterAll(() => site.close());
  beforeEach(async () => {
    await site.database.pool.query('TRUNCATE rate_limits');
    rateLimits = createRateLimitService(site.database.pool, true);
  });

  describe.each([
    { name: 'register', limit: 100 },
    { name: 'readAnswer', limit: 600 },
  ] as const)('for $name', ({ name, limit }) => {
    it('count a /64 as one client, and leave its neighbors alone', async () => {
      useUpAllButOne(limit);
      for (const host of times(2)) await rateLimits.allow(name, home(0, host));
      await expect(rateLimits.allow(name, home(0, 999))).rejects.toMatchObject(tooMany);
      await rateLimits.allow(name, home(1));
    });

    it('count a /48 too, more loosely', async () => {
      useUpAllButOne(4 * limit);
      for (const network of times(2)) await rateLimits.allow(name, home(network));
      await expect(rateLimits.allow(name, home(0xffff))).rejects.toMatchObject(tooMany);
      await rateLimits.allow(name, '2001:db8:8::1');
    });

    it('do not let a refused network use up the /48', async () => {
      const flood = times(5 * limit).map((host) => rateLimits.isAllowed(name, home(0, host)));
      expect((await Promise.all(flood)).filter(Boolean)).toHaveLength(limit);
      await rateLimits.allow(name, home(1));
    });

    it('count IPv4 addresses and users individually', async () => {
      useUpAllButOne(limit);
      for (const _ of times(2)) await rateLimits.allow(name, '192.0.2.7');
      await expect(rateLimits.allow(name, '::ffff:192.0.2.7')).rejects.toMatchObject(tooMany);
      await rateLimits.allow(name, '192.0.2.8');
      await rateLimits.allow(name, '7');
    });
  });

  it('count wrong passwords from a /48', async () => {
    for (const index of times(2)) await rateLimits.countAttempt(home(index), `user ${index}`);
    // Only the counter of the /48 is at two.
    await site.database.pool.query(
      "UPDATE rate_limits SET points = 240 WHERE key LIKE 'attempts:%' AND points = 2",
    );
    await rateLimits.countAttempt(home(240), 'one more');
    await expect(rateLimits.countAttempt(home(241), 'owner')).rejects.toMatchObject(tooMany);
    await rateLimits.countAttempt('2001:db8:8::1', 'owner');
  });

  it('apply to requests, also per network and email', async () => {
    const forget = (host: number) =>
      new Visitor(site.app, { ip: home(0, host) }).post('/api/forgot-password', {
        email: 'owner@example.org',
      });
    for (const host of times(5)) expect((await forget(host)).statusCode).toBe(200);
    expect((await forget(99)).statusCode).toBe(429);
  });
});
