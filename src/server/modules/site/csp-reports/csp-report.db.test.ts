import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openRooms } from '#server/rooms.ts';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { invitePeople, type People } from '#test/support/people.ts';

const day = 24 * 60 * 60_000;
const start = new Date('2026-03-01T10:30:00Z');
let clock = start;
let site: TestApp;
let people: People;
beforeAll(async () => {
  site = await createTestApp({ now: () => clock });
  people = await invitePeople(site);
});
afterAll(() => site.close());
beforeEach(async () => {
  clock = start;
  await query('delete from csp_reports');
});

const query = async (text: string, values: unknown[] = []) =>
  (await site.database.pool.query(text, values)).rows;
const report = (blocked = 'inline') => ({
  'csp-report': {
    'effective-directive': 'script-src-elem',
    'blocked-uri': blocked,
    'document-uri': 'http://localhost:3000/about?token=secret',
  },
});
const send = (payload: unknown, type = 'application/csp-report', headers = {}) =>
  site.app.inject({
    method: 'POST',
    url: '/api/csp-reports',
    headers: { 'content-type': type, ...headers },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  });
const list = async () => (await people.admin.get('/api/admin/csp-reports')).json();

describe('reports of blocked content', () => {
  it('are counted in one row if they are equal, in either format and from any origin', async () => {
    expect((await send(report())).statusCode).toBe(204);
    clock = new Date(clock.getTime() + day);
    const body = {
      effectiveDirective: 'script-src-elem',
      blockedURL: 'inline',
      documentURL: 'http://localhost:3000/about',
    };
    const modern = await send([{ type: 'csp-violation', body }], 'application/reports+json', {
      origin: 'null',
      'sec-fetch-site': 'cross-site',
    });
    expect(modern.statusCode).toBe(204);
    await Promise.all([send(report()), send(report())]);
    expect(await list()).toEqual([
      {
        id: expect.any(Number),
        directive: 'script-src-elem',
        blocked: 'inline',
        page: '/about',
        source: '',
        count: 4,
        lastSeenAt: clock.toISOString(),
      },
    ]);
  });

  it('fill at most 1,000 rows', async () => {
    await query(
      `insert into csp_reports (directive, blocked, page, source, first_seen_at, last_seen_at)
       select 'img-src', 'No. ' || n, '/', '', $1, $1 from generate_series(1, 999) as n`,
      [clock],
    );
    await Promise.all(['data:x', 'blob:x', 'eval'].map((blocked) => send(report(blocked))));
    expect(await query('select * from csp_reports')).toHaveLength(1000);
    const known = {
      'effective-directive': 'img-src',
      'blocked-uri': 'http://a.example/',
      'document-uri': 'http://localhost:3000/',
    };
    await query(`update csp_reports set blocked = 'http://a.example/' where blocked = 'No. 1'`);
    await send({ 'csp-report': known });
    const rows = await query(`select count from csp_reports where blocked = 'http://a.example/'`);
    expect(rows).toEqual([{ count: 2 }]);
  });

  it('are kept for 30 days', async () => {
    await send(report());
    clock = new Date(start.getTime() + 31 * day);
    expect(await list()).toEqual([]);
    await openRooms(site.deps).site.services.cspReports.forgetOld();
    expect(await query('select * from csp_reports')).toEqual([]);
  });

  it.each([
    ['not JSON', '{', 'application/csp-report', 400],
    ['a malformed list', '[', 'application/reports+json', 400],
    ['null', 'null', 'application/reports+json', 400],
    ['another shape', { report: 1 }, 'application/csp-report', 400],
    ['wrong types', { 'csp-report': { 'blocked-uri': 5 } }, 'application/csp-report', 400],
    ['too many', Array(21).fill({ type: 'x' }), 'application/reports+json', 400],
    ['a huge body', report('x'.repeat(20_000)), 'application/csp-report', 413],
    ['a form', 'a=b', 'application/x-www-form-urlencoded', 415],
    ['other reports', [{ type: 'crash' }], 'application/reports+json', 204],
  ])('are not stored from %s', async (_what, payload, type, status) => {
    expect((await send(payload, type)).statusCode).toBe(status);
    expect(await query('select * from csp_reports')).toEqual([]);
  });

  it('are for administrators to read', async () => {
    expect((await people.user.get('/api/admin/csp-reports')).statusCode).toBe(403);
    expect((await people.nobody.get('/api/admin/csp-reports')).statusCode).toBe(401);
  });

  it('are requested by every response', async () => {
    const { headers } = await people.nobody.get('/healthz');
    expect(headers['content-security-policy']).toMatch(
      /; report-uri \/api\/csp-reports; report-to csp$/,
    );
    expect(headers['reporting-endpoints']).toBe('csp="/api/csp-reports"');
  });

  it('are limited', async () => {
    for (let sent = 0; sent < 70; sent += 1) {
      expect((await send(report(`word-${sent}`))).statusCode).toBe(204);
    }
    expect((await query('select * from csp_reports')).length).toBeLessThanOrEqual(60);
  });
});
