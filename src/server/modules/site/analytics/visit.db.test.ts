import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '#server/app.ts';
import { useUpAllButOne } from '#test/support/rate-limits.ts';
import { browser, createVisitSite, type VisitSite } from '#test/support/visit-site.ts';

let site: VisitSite;
beforeAll(async () => {
  site = await createVisitSite();
});
afterAll(() => site.close());
beforeEach(() => site.reset());

describe('POST /api/analytics/visits', () => {
  it('counts by day, page, device, referrer and visitor', async () => {
    const phone = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/130.0.0.0 Mobile Safari/537.36';
    expect((await site.visit({ path: '/' })).statusCode).toBe(204);
    await site.visit({ path: '/question/12?from=mail#top', referrer: 'https://news.example/a?b' });
    await site.visit({ path: '/question/12' }, { userAgent: phone });
    expect((await site.report('daily-visits')).at(-1)).toEqual({
      date: '2026-11-10',
      totalVisits: 3,
    });
    expect(await site.report('unique-visitors')).toEqual({ count: 1 });
    expect(await site.report('top-pages')).toEqual([
      { path: '/question/12', count: 2 },
      { path: '/', count: 1 },
    ]);
    expect(await site.report('device-breakdown')).toEqual([
      { device: 'desktop', count: 2 },
      { device: 'mobile', count: 1 },
    ]);
    expect(await site.report('referrers')).toEqual([
      { referrer: 'direct', count: 2 },
      { referrer: 'news.example', count: 1 },
    ]);
  });

  it('counts a network as one visitor, whatever its browsers call themselves', async () => {
    for (let index = 0; index < 5; index += 1) {
      await site.visit(
        { path: '/' },
        { userAgent: `${browser} ${index}`, ip: `2001:db8::${index}` },
      );
    }
    await site.visit({ path: '/' }, { ip: '2001:db8:0:1::1' });
    expect(await site.report('unique-visitors')).toEqual({ count: 2 });
  });

  it('adds later visits to what is counted already', async () => {
    await site.visit({ path: '/' });
    await site.report('top-pages');
    await site.visit({ path: '/' });
    await site.visit({ path: '/' }, { ip: '192.0.2.2' });
    expect(await site.report('top-pages')).toEqual([{ path: '/', count: 3 }]);
    expect(await site.report('unique-visitors')).toEqual({ count: 2 });
    expect(await site.query('select * from visits')).toEqual([]);
  });

  it('counts a visitor again the next day, and deletes older visitor hashes', async () => {
    await site.visit({ path: '/' });
    await site.report('unique-visitors');
    site.setClock(new Date('2026-11-12T00:00:00.000Z'));
    await site.visit({ path: '/' });
    expect(await site.report('unique-visitors')).toEqual({ count: 2 });
    expect(await site.query('select date::text from daily_visitors')).toEqual([
      { date: '2026-11-12' },
    ]);
    expect(await site.query('select date::text from visitor_salts')).toEqual([
      { date: '2026-11-12' },
    ]);
  });

  it('stores no IP, user agent or account', async () => {
    await site.visit({ path: '/' }, { headers: site.admin });
    await site.visit({ path: '/' });
    await site.report('daily-visits');
    const kept = await site.query('select * from daily_visitors');
    expect(kept).toHaveLength(1);
    const all = await Promise.all(
      ['daily_visits', 'daily_visitors', 'daily_pages', 'daily_devices', 'daily_referrers'].map(
        (table) => site.query(`select * from ${table}`),
      ),
    );
    expect(JSON.stringify(all)).not.toMatch(/192\.0\.2|Firefox/);
  });

  it.each([
    ['bots', { path: '/' }, { userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
    ['clients without a user agent', { path: '/' }, { userAgent: '' }],
    ['clients with DNT', { path: '/' }, { headers: { dnt: '1' } }],
    ['clients with GPC', { path: '/' }, { headers: { 'sec-gpc': '1' } }],
    ['administration pages', { path: '/admin?tab=users' }, {}],
    ['pages below them', { path: '/admin/outbox' }, {}],
  ])('silently ignores %s', async (_who, payload, sender) => {
    expect((await site.visit(payload, sender)).statusCode).toBe(204);
    expect(await site.totalVisits()).toBe(0);
  });

  it.each([
    ['no path', {}],
    ['something that is not a path', { path: 'questions' }],
    ['a path of another site', { path: '//elsewhere.org/a' }],
    ['a long path', { path: `/${'x'.repeat(500)}` }],
    ['a path that is long when encoded', { path: `/${'ä'.repeat(200)}` }],
    ['a wrong type', { path: ['/'] }],
    ['a long referrer', { path: '/', referrer: 'x'.repeat(2_001) }],
  ])('refuses %s', async (_what, payload) => {
    expect((await site.visit(payload)).statusCode).toBe(400);
    expect(await site.totalVisits()).toBe(0);
  });

  it('refuses other sites', async () => {
    const headers = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' };
    expect((await site.visit({ path: '/' }, { headers })).statusCode).toBe(403);
  });

  it('silently limits the rate per client', async () => {
    useUpAllButOne(1_000);
    for (let count = 0; count < 10; count += 1) {
      expect((await site.visit({ path: '/' }, { ip: '198.51.100.9' })).statusCode).toBe(204);
    }
    await site.visit({ path: '/' }, { ip: '192.0.2.2' });
    expect(await site.totalVisits()).toBe(3);
  });

  it('groups excess paths', async () => {
    await site.query(
      `insert into daily_pages (date, path, count)
         select '2026-11-10', '/known/' || n, 5 from generate_series(1, 1999) n`,
    );
    for (const path of ['/known/7', '/often', '/often', '/once', '/twice', '/twice']) {
      await site.visit({ path });
    }
    await site.report('top-pages');
    await site.visit({ path: '/later' });
    await site.visit({ path: '/often' });
    await site.report('top-pages');
    expect(
      await site.query(
        "select path, count::int from daily_pages where count <> 5 or path !~ 'known' order by path",
      ),
    ).toEqual([
      { path: '(other)', count: 4 },
      { path: '/known/7', count: 6 },
      { path: '/often', count: 3 },
    ]);
  });
});

describe('behind a proxy', () => {
  const throughProxy = (app: VisitSite['app'], ip: string) =>
    site.visit(
      { path: '/', referrer: 'https://quant.example.org/about' },
      {
        app,
        ip: '10.0.0.1',
        headers: { 'x-forwarded-for': ip, 'x-forwarded-host': 'quant.example.org' },
      },
    );

  it('distinguishes visitors by the IP from the proxy', async () => {
    const config = { ...site.deps.config, trustProxy: 1 };
    const app = await buildApp({ ...site.deps, config });
    await throughProxy(app, '198.51.100.1');
    await throughProxy(app, '198.51.100.2');
    await throughProxy(app, '198.51.100.2');
    expect(await site.report('unique-visitors', app)).toEqual({ count: 2 });
    expect(await site.report('referrers', app)).toEqual([{ referrer: 'direct', count: 3 }]);
    await app.close();
  });

  it('does not trust a spoofed IP', async () => {
    await throughProxy(site.app, '198.51.100.1');
    await throughProxy(site.app, '198.51.100.2');
    expect(await site.report('unique-visitors')).toEqual({ count: 1 });
  });
});
