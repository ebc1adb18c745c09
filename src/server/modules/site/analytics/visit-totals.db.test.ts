import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildApp } from '#server/app.ts';
import { eventually } from '#test/support/eventually.ts';
import { createVisitSite, type VisitSite } from '#test/support/visit-site.ts';

let site: VisitSite;
beforeAll(async () => {
  site = await createVisitSite();
});
afterAll(() => site.close());
beforeEach(() => site.reset());

describe('writing', () => {
  it('batches visits into one write within a second', async () => {
    const written = async () => {
      const [counts] = await site.query(`
        select (select count(*)::int from visits) as waiting,
          (select coalesce(sum(total_visits), 0)::int from daily_visits) as folded`);
      return counts.waiting + counts.folded;
    };
    const query = vi.spyOn(site.database.pool, 'query');
    for (let count = 0; count < 300; count += 1) {
      await site.visit({ path: '/' }, { ip: '198.51.100.8' });
    }
    await eventually(async () => expect(await written()).toBe(300));
    const inserts = query.mock.calls.filter(([statement]) =>
      JSON.stringify(statement).includes('insert into \\"visits'),
    );
    query.mockRestore();
    expect(inserts.length).toBeGreaterThan(0);
    expect(inserts.length).toBeLessThan(10);
  });

  it('folds on schedule', async () => {
    await site.visit({ path: '/' });
    await eventually(async () =>
      expect(await site.query('select total_visits::int from daily_visits')).toHaveLength(1),
    );
  });

  it('loses nothing on a clean stop', async () => {
    const stopping = await buildApp(site.deps);
    for (let count = 0; count < 50; count += 1) await site.visit({ path: '/' }, { app: stopping });
    await stopping.close();
    expect(await site.totalVisits()).toBe(50);
  });

  it('keeps visits while the database is down', async () => {
    await site.visit({ path: '/' });
    const query = vi.spyOn(site.database.pool, 'query').mockImplementationOnce(() => {
      throw new Error('The connection is broken');
    });
    await expect(site.totalVisits()).rejects.toThrow();
    query.mockRestore();
    expect(await site.totalVisits()).toBe(1);
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
        await site.visit({ path: `/question/${index % 7}` }, sender);
        // Folds while others record and fold.
        await site.report('top-pages', sender.app);
      }),
    );
    expect(await site.totalVisits()).toBe(90);
    expect(await site.report('unique-visitors')).toEqual({ count: 10 });
    const pages: { count: number }[] = await site.report('top-pages');
    expect(pages.reduce((total, { count }) => total + count, 0)).toBe(90);
    await Promise.all(others.map((app) => app.close()));
  });

  it('count visits written by a killed process', async () => {
    await site.query(
      `insert into visits (occurred_at, visitor_hash, path, device, referrer)
         values ('2026-11-09T23:59:59Z', '\\x01', '/', 'desktop', 'direct')`,
    );
    expect((await site.report('daily-visits')).slice(-2)).toEqual([
      { date: '2026-11-09', totalVisits: 1 },
      { date: '2026-11-10', totalVisits: 0 },
    ]);
  });
});

describe('a past day', () => {
  it('keeps its most frequent paths, and groups the others', async () => {
    await site.query(`
      insert into daily_visitors (date, visitor_hash) values ('2026-11-08', '\\x01'), ('2026-11-09', '\\x01');
      insert into daily_pages (date, path, count)
        select day::date, '/question/' || n, n
        from generate_series(1, 510) n, unnest(array['2026-11-08', '2026-11-09']) day;
      insert into daily_pages (date, path, count) values ('2026-11-08', '(other)', 1000)`);
    await site.report('top-pages');
    const [old, yesterday] = await site.query(
      'select count(*)::int, sum(count)::int, min(count)::int from daily_pages group by date order by date',
    );
    const whole = (510 * 511) / 2;
    expect(old).toEqual({ count: 501, sum: whole + 1000, min: 11 });
    expect(yesterday).toEqual({ count: 510, sum: whole, min: 1 });
    expect(
      await site.query("select date::text, count::int from daily_pages where path = '(other)'"),
    ).toEqual([{ date: '2026-11-08', count: 1055 }]);
  });
});
