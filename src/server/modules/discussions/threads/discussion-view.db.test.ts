import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createDiscussionSite, type DiscussionSite } from '#test/support/discussions.ts';
import { emptyTables } from '#test/support/empty-tables.ts';

let site: DiscussionSite;
let now = new Date('2026-11-01T10:00:00.000Z');
beforeAll(async () => {
  site = await createDiscussionSite({ now: () => now });
});
afterAll(() => site.close());
beforeEach(async () => {
  await emptyTables(site.database.pool, 'discussions');
  now = new Date('2026-11-01T10:00:00.000Z');
});

const later = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};

describe('POST /api/discussions/:id/view', () => {
  const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0';
  let id: number;
  beforeEach(async () => {
    id = (await site.start()).id;
  });

  const view = (userAgent = browser, remoteAddress = '192.0.2.1', cookie = '') =>
    site.app.inject({
      method: 'POST',
      url: `/api/discussions/${id}/view`,
      headers: { 'user-agent': userAgent, ...(cookie && { cookie }) },
      remoteAddress,
    });
  const viewCount = async () => (await site.read(id)).viewCount;

  it('counts once per visitor and hour', async () => {
    expect((await view()).statusCode).toBe(204);
    await view();
    expect(await viewCount()).toBe(1);
    await view(browser, '192.0.2.2');
    expect(await viewCount()).toBe(2);
    later(3600);
    await view();
    expect(await viewCount()).toBe(3);
    later(24 * 3600);
    await view();
    expect(await viewCount()).toBe(4);
  });

  it('counts once per network, whatever the browser calls itself', async () => {
    for (let index = 0; index < 5; index += 1) await view(`${browser} ${index}`);
    for (let host = 1; host < 5; host += 1) await view(browser, `2001:db8::${host}`);
    expect(await viewCount()).toBe(2);
  });

  it('counts an account once, from any device', async () => {
    await view(browser, '192.0.2.1', site.ada.cookie);
    await view(`${browser} x`, '192.0.2.9', site.ada.cookie);
    await view(browser, '192.0.2.1', site.bob.cookie);
    expect(await viewCount()).toBe(2);
  });

  it('counts each once under concurrency', async () => {
    const visitors = Array.from({ length: 20 }, (_, index) => `192.0.2.${index}`);
    await Promise.all([...visitors, ...visitors].map((ip) => view(browser, ip)));
    expect(await viewCount()).toBe(20);
  });

  it('ignores bots', async () => {
    expect((await view('Mozilla/5.0 (compatible; Googlebot/2.1)')).statusCode).toBe(204);
    await view('');
    expect(await viewCount()).toBe(0);
  });

  it('stores no IPs, and deletes views of earlier hours', async () => {
    await view();
    later(3600);
    await view();
    const kept = await site.rows('select * from discussion_views');
    expect(kept).toHaveLength(1);
    expect(JSON.stringify(kept)).not.toContain('192.0.2');
    later(48 * 3600);
    await view();
    const salts = await site.rows('select date::text from visitor_salts');
    expect(salts).toEqual([{ date: '2026-11-03' }]);
  });

  it('changes nothing else, and reading does not count', async () => {
    const before = await site.read(id);
    later(5);
    await view();
    await site.read(id);
    expect(await site.read(id)).toEqual({ ...before, viewCount: 1 });
  });

  it('does not reveal hidden threads', async () => {
    await site.setHidden(true);
    expect((await view()).statusCode).toBe(404);
    await site.setHidden(false);
    expect(await viewCount()).toBe(0);
  });
});
