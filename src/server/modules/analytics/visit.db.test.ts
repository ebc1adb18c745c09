import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildApp } from '#server/app.ts';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { eventually } from '#test/support/eventually.ts';

const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0';

let site: TestApp;
let admin: { cookie: string };
let now = new Date('2026-11-10T10:00:00.000Z');
beforeAll(async () => {
  site = await createTestApp({ now: () => now });
  admin = await site.signIn({ isAdmin: true });
});
afterAll(() => site.close());
beforeEach(async () => {
  now = new Date('2026-11-10T10:00:00.000Z');
  // Nothing waits in memory afterward.
  await report('unique-visitors');
  await site.database.pool.query(
    'truncate daily_visits, daily_visitors, daily_pages, daily_devices, daily_referrers',
  );
});

interface Sender {
  userAgent?: string;
  ip?: string;
  headers?: Record<string, string>;
  app?: TestApp['app'];
}

const visit = (payload: object, sender: Sender = {}) => {
  const { userAgent = browser, ip = '192.0.2.1', headers = {}, app = site.app } = sender;
  return app.inject({
    method: 'POST',
    url: '/api/analytics/visits',
    headers: { 'user-agent': userAgent, ...headers },
    remoteAddress: ip,
    payload,
  });
};
const report = async (name: string, app = site.app) => {
  const response = await app.inject({ url: `/api/analytics/${name}`, headers: admin });
  expect(response.statusCode).toBe(200);
  return response.json();
};
const totalVisits = async (app = site.app) => {
  const days: { totalVisits: number }[] = await report('daily-visits', app);
  return days.reduce((total, day) => total + day.totalVisits, 0);
};
const rows = async (statement: string) => (await site.database.pool.query(statement)).rows;

describe('POST /api/analytics/visits', () => {
  it('counts by day, page, device, referrer and visitor', async () => {
    const phone = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/130.0.0.0 Mobile Safari/537.36';
    expect((await visit({ path: '/' })).statusCode).toBe(204);
    await visit({ path: '/question/12?from=mail#top', referrer: 'https://news.example/a?b' });
    await visit({ path: '/question/12' }, { userAgent: phone });
    expect((await report('daily-visits')).at(-1)).toEqual({ date: '2026-11-10', totalVisits: 3 });
    expect(await report('unique-visitors')).toEqual({ count: 1 });
    expect(await report('top-pages')).toEqual([
      { path: '/question/12', count: 2 },
      { path: '/', count: 1 },
    ]);
    expect(await report('device-breakdown')).toEqual([
      { device: 'desktop', count: 2 },
      { device: 'mobile', count: 1 },
    ]);
    expect(await report('referrers')).toEqual([
      { referrer: 'direct', count: 2 },
      { referrer: 'news.example', count: 1 },
    ]);
  });

  it('counts a network as one visitor, whatever its browsers call themselves', async () => {
    for (let index = 0; index < 5; index += 1) {
      await visit({ path: '/' }, { userAgent: `${browser} ${index}`, ip: `2001:db8::${index}` });
    }
    await visit({ path: '/' }, { ip: '2001:db8:0:1::1' });
    expect(await report('unique-visitors')).toEqual({ count: 2 });
  });

  it('adds later visits to what is counted already', async () => {
    await visit({ path: '/' });
    await report('top-pages');
    await visit({ path: '/' });
    await visit({ path: '/' }, { ip: '192.0.2.2' });
    expect(await report('top-pages')).toEqual([{ path: '/', count: 3 }]);
    expect(await report('unique-visitors')).toEqual({ count: 2 });
    expect(await rows('select * from visits')).toEqual([]);
  });

  it('counts a visitor again the next day, and deletes older visitor hashes', async () => {
    await visit({ path: '/' });
    await report('unique-visitors');
    now = new Date('2026-11-12T00:00:00.000Z');
    await visit({ path: '/' });
    expect(await report('unique-visitors')).toEqual({ count: 2 });
    expect(await rows('select date::text from daily_visitors')).toEqual([{ date: '2026-11-12' }]);
    expect(await rows('select date::text from visitor_salts')).toEqual([{ date: '2026-11-12' }]);
  });

  it('stores no IP, user agent or account', async () => {
    await visit({ path: '/' }, { headers: admin });
    await visit({ path: '/' });
    await report('daily-visits');
    const kept = await rows('select * from daily_visitors');
    expect(kept).toHaveLength(1);
    const all = await Promise.all(
      ['daily_visits', 'daily_visitors', 'daily_pages', 'daily_devices', 'daily_referrers'].map(
        (table) => rows(`select * from ${table}`),
      ),
    );
    expect(JSON.stringify(all)).not.toMatch(/192\.0\.2|Firefox/);
  });

  it.each([
    ['programs', { path: '/' }, { userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
    ['clients without a user agent', { path: '/' }, { userAgent: '' }],
    ['clients with DNT', { path: '/' }, { headers: { dnt: '1' } }],
    ['clients with GPC', { path: '/' }, { headers: { 'sec-gpc': '1' } }],
    ['administration pages', { path: '/admin?tab=users' }, {}],
    ['pages below them', { path: '/admin/outbox' }, {}],
  ])('silently ignores %s', async (_who, payload, sender) => {
    expect((await visit(payload, sender)).statusCode).toBe(204);
    expect(await totalVisits()).toBe(0);
  });

  it.each([
    ['no path', {}],
    ['a path that is none', { path: 'questions' }],
    ['a path of another site', { path: '//elsewhere.org/a' }],
    ['a long path', { path: `/${'x'.repeat(500)}` }],
    ['a path that is long when encoded', { path: `/${'ä'.repeat(200)}` }],
    ['a wrong type', { path: ['/'] }],
    ['a long referrer', { path: '/', referrer: 'x'.repeat(2_001) }],
  ])('refuses %s', async (_what, payload) => {
    expect((await visit(payload)).statusCode).toBe(400);
    expect(await totalVisits()).toBe(0);
  });

  it('refuses other sites', async () => {
    const headers = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' };
    expect((await visit({ path: '/' }, { headers })).statusCode).toBe(403);
  });

  it('silently limits the rate per client', async () => {
    for (let count = 0; count < 1_010; count += 1) {
      expect((await visit({ path: '/' }, { ip: '198.51.100.9' })).statusCode).toBe(204);
    }
    await visit({ path: '/' }, { ip: '192.0.2.2' });
    expect(await totalVisits()).toBe(1_001);
  });

  it('groups excess paths', async () => {
    await site.database.pool.query(
      `insert into daily_pages (date, path, count)
         select '2026-11-10', '/known/' || n, 5 from generate_series(1, 1999) n`,
    );
    for (const path of ['/known/7', '/often', '/often', '/once', '/twice', '/twice']) {
      await visit({ path });
    }
    await report('top-pages');
    await visit({ path: '/later' });
    await visit({ path: '/often' });
    await report('top-pages');
    expect(
      await rows(
        "select path, count::int from daily_pages where count <> 5 or path !~ 'known' order by path",
      ),
    ).toEqual([
      { path: '(other)', count: 4 },
      { path: '/known/7', count: 6 },
      { path: '/often', count: 3 },
    ]);
  });
});

describe('a past day', () => {
  it('keeps its most frequent paths, and groups the others', async () => {
    await site.database.pool.query(`
      insert into daily_visitors (date, visitor_hash) values ('2026-11-08', '\\x01'), ('2026-11-09', '\\x01');
      insert into daily_pages (date, path, count)
        select day::date, '/question/' || n, n
        from generate_series(1, 510) n, unnest(array['2026-11-08', '2026-11-09']) day;
      insert into daily_pages (date, path, count) values ('2026-11-08', '(other)', 1000)`);
    await report('top-pages');
    const [old, yesterday] = await rows(
      'select count(*)::int, sum(count)::int, min(count)::int from daily_pages group by date order by date',
    );
    const whole = (510 * 511) / 2;
    expect(old).toEqual({ count: 501, sum: whole + 1000, min: 11 });
    expect(yesterday).toEqual({ count: 510, sum: whole, min: 1 });
    expect(
      await rows("select date::text, count::int from daily_pages where path = '(other)'"),
    ).toEqual([{ date: '2026-11-08', count: 1055 }]);
  });
});

describe('behind a proxy', () => {
  const throughProxy = (app: TestApp['app'], ip: string) =>
    visit(
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
    expect(await report('unique-visitors', app)).toEqual({ count: 2 });
    expect(await report('referrers', app)).toEqual([{ referrer: 'direct', count: 3 }]);
    await app.close();
  });

  it('trusts no spoofed IP', async () => {
    await throughProxy(site.app, '198.51.100.1');
    await throughProxy(site.app, '198.51.100.2');
    expect(await report('unique-visitors')).toEqual({ count: 1 });
  });
});

describe('writing', () => {
  it('batches visits into one write within a second', async () => {
    const written = async () => {
      const [counts] = await rows(`
        select (select count(*)::int from visits) as waiting,
          (select coalesce(sum(total_visits), 0)::int from daily_visits) as folded`);
      return counts.waiting + counts.folded;
    };
    const query = vi.spyOn(site.database.pool, 'query');
    for (let count = 0; count < 900; count += 1) {
      await visit({ path: '/' }, { ip: '198.51.100.8' });
    }
    await eventually(async () => expect(await written()).toBe(900));
    const inserts = query.mock.calls.filter(([statement]) =>
      JSON.stringify(statement).includes('insert into \\"visits'),
    );
    query.mockRestore();
    expect(inserts.length).toBeGreaterThan(0);
    expect(inserts.length).toBeLessThan(30);
  });

  it('folds on schedule', async () => {
    await visit({ path: '/' });
    await eventually(async () =>
      expect(await rows('select total_visits::int from daily_visits')).toHaveLength(1),
    );
  });

  it('loses nothing on a clean stop', async () => {
    const stopping = await buildApp(site.deps);
    for (let count = 0; count < 50; count += 1) await visit({ path: '/' }, { app: stopping });
    await stopping.close();
    expect(await totalVisits()).toBe(50);
  });

  it('keeps visits while the database is down', async () => {
    await visit({ path: '/' });
    const query = vi.spyOn(site.database.pool, 'query').mockImplementationOnce(() => {
      throw new Error('The connection is broken');
    });
    await expect(totalVisits()).rejects.toThrow();
    query.mockRestore();
    expect(await totalVisits()).toBe(1);
  });
});

describe('several processes', () => {
  it('count each visit and visitor once, whichever process folds', async () => {
    const others = await Promise.all([buildApp(site.deps), buildApp(site.deps)]);
    const apps = [site.app, ...others];
    const senders = Array.from({ length: 90 }, (_, index) => ({
      app: apps[index % apps.length] ?? site.app,
      ip: `192.0.2.${index % 10}`,
    }));
    await Promise.all(
      senders.map(async (sender, index) => {
        await visit({ path: `/question/${index % 7}` }, sender);
        // They fold while others record and fold.
        await report('top-pages', sender.app);
      }),
    );
    expect(await totalVisits()).toBe(90);
    expect(await report('unique-visitors')).toEqual({ count: 10 });
    const pages: { count: number }[] = await report('top-pages');
    expect(pages.reduce((total, { count }) => total + count, 0)).toBe(90);
    await Promise.all(others.map((app) => app.close()));
  });

  it('count visits written by a killed process', async () => {
    await site.database.pool.query(
      `insert into visits (occurred_at, visitor_hash, path, device, referrer)
         values ('2026-11-09T23:59:59Z', '\\x01', '/', 'desktop', 'direct')`,
    );
    expect((await report('daily-visits')).slice(-2)).toEqual([
      { date: '2026-11-09', totalVisits: 1 },
      { date: '2026-11-10', totalVisits: 0 },
    ]);
  });
});
