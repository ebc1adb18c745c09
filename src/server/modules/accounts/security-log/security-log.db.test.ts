import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openRooms } from '#server/rooms.ts';
import type { OwnSecurityEvent, SecurityEvent } from '#shared/contracts/security-log.ts';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { emptyTables } from '#test/support/empty-tables.ts';
import { invitePeople, type People } from '#test/support/people.ts';
import { password } from '#test/support/register.ts';
import { registerUnlogged } from '#test/support/security-log.ts';

let site: TestApp;
let people: People;
beforeAll(async () => {
  site = await createTestApp();
  people = await invitePeople(site);
});
afterAll(() => site.close());
beforeEach(() => emptyTables(site.database.pool, 'security_log', 'audit_log'));

const query = async (text: string, values: unknown[] = []) =>
  (await site.database.pool.query(text, values)).rows;

describe("a user's own security log", () => {
  it("includes administrators' acts, but not other users' events", async () => {
    const { person, id, email, login } = await registerUnlogged(site);
    const other = await registerUnlogged(site);
    await other.login(password);
    await people.admin.call('PATCH', `/api/admin/users/${id}`, { isAdmin: true });
    await people.admin.call('PATCH', `/api/admin/users/${id}`, { isAdmin: false });
    await people.admin.delete(`/api/admin/users/${id}/sessions`);
    await login(password);
    await query(
      `insert into audit_log (actor_name, action, subject_type, subject_id)
       values ('Root', 'question.update', 'question', $1), ('Root', 'user.note', 'user', $1)`,
      [String(id)],
    );
    expect((await person.get('/api/user/security-log')).statusCode).toBe(401);
    await person.post('/api/login', { email, password });
    const response = await person.get('/api/user/security-log');
    const events: OwnSecurityEvent[] = response.json();
    expect(events.map(({ kind, actor }) => `${kind} ${actor}`)).toEqual([
      'sign_in you',
      'sign_in you',
      'user.end_sessions administrator',
      'user.revoke_admin administrator',
      'user.grant_admin administrator',
    ]);
    expect(response.headers['x-total-count']).toBe('5');
    expect(response.body).not.toContain(people.admin.username);
    expect(new Set(events.map(({ key }) => key)).size).toBe(5);
  });

  it('is paged', async () => {
    const { person, id } = await registerUnlogged(site);
    await query(
      `insert into security_log (user_id, kind, network, device, created_at)
       select $1, 'sign_in', 'unknown', 'No. ' || n, now() - n * interval '1 minute'
       from generate_series(1, 30) as n`,
      [id],
    );
    const first = await person.get('/api/user/security-log');
    expect(first.json()).toHaveLength(25);
    expect(first.headers['x-total-count']).toBe('30');
    const second = (await person.get('/api/user/security-log?page=2')).json();
    expect(second).toHaveLength(5);
    expect(second[4]).toMatchObject({ device: 'No. 30' });
    expect((await person.get('/api/user/security-log?page=0')).statusCode).toBe(400);
  });

  it('is for signed-in users', async () => {
    expect((await people.nobody.get('/api/user/security-log')).statusCode).toBe(401);
  });
});

describe("the site's security log", () => {
  beforeEach(() =>
    query(
      `insert into security_log (user_id, kind, network, device, created_at) values
       ($1, 'sign_in', '203.0.113.0/24', 'Firefox on Linux', '2026-01-01T00:00:00Z'),
       ($1, 'password_changed', '2001:db8:1::/48', 'Firefox on Linux', '2026-01-01T23:59:59Z'),
       ($2, 'sign_in_failed', '203.0.113.0/24', 'Safari on iOS', '2026-01-02T00:00:00Z')`,
      [people.user.id, people.other.id],
    ),
  );

  async function list(search: string): Promise<string[]> {
    const response = await people.admin.get(`/api/admin/security-log${search}`);
    expect(response.statusCode).toBe(200);
    const events: SecurityEvent[] = response.json();
    return events.map(({ kind }) => kind);
  }

  it.each([
    ['', ['sign_in_failed', 'password_changed', 'sign_in']],
    ['?kind=sign_in', ['sign_in']],
    ['?search=203.0.113', ['sign_in_failed', 'sign_in']],
    ['?search=2001:DB8', ['password_changed']],
    ['?search=%25', []],
    ['?start=2026-01-02', ['sign_in_failed']],
    ['?end=2026-01-01', ['password_changed', 'sign_in']],
    ['?page=2&pageSize=2', ['sign_in']],
    ['?search=&kind=', ['sign_in_failed', 'password_changed', 'sign_in']],
  ])('handles "%s"', async (search, expected) => {
    expect(await list(search)).toEqual(expected);
  });

  it('counts refusals for an account or a network that tried many', async () => {
    await query(
      `insert into security_log (user_id, kind, network, device, count, created_at) values
       ($1, 'sign_in_refused', 'unknown', 'Unknown device', 12, '2026-01-04T00:00:00Z'),
       (null, 'sign_in_refused', 'unknown', 'Unknown device', 200, '2026-01-03T00:00:00Z')`,
      [people.user.id],
    );
    const events = (await people.admin.get('/api/admin/security-log?kind=sign_in_refused')).json();
    const { id, username } = people.user;
    expect(events).toMatchObject([
      { user: { id, username }, count: 12 },
      { user: null, count: 200 },
    ]);
    await expect(
      query(`insert into security_log (kind, network, device) values ('sign_in', 'x', 'y')`),
    ).rejects.toThrow('security_log_user_check');
  });

  it('finds a user by name and email', async () => {
    const { username, email } = people.other;
    for (const search of [username.toUpperCase(), email]) {
      expect(await list(`?search=${search}`)).toEqual(['sign_in_failed']);
    }
  });

  it.each(['?kind=robbery', '?start=2026-02-01&end=2026-01-01', '?page=x'])(
    'refuses %s',
    async (search) => {
      expect((await people.admin.get(`/api/admin/security-log${search}`)).statusCode).toBe(400);
    },
  );

  it('is for administrators', async () => {
    expect((await people.user.get('/api/admin/security-log')).statusCode).toBe(403);
    expect((await people.nobody.get('/api/admin/security-log')).statusCode).toBe(401);
  });

  it('is kept for 90 days', async () => {
    await query(
      `update security_log set created_at = case kind
         when 'sign_in' then now() - interval '91 days' else now() - interval '89 days' end`,
    );
    await openRooms(site.deps).accounts.services.securityLog.forgetOld();
    expect((await list('')).sort()).toEqual(['password_changed', 'sign_in_failed']);
  });
});
