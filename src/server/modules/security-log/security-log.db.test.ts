import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createServices } from '#server/services.ts';
import type { OwnSecurityEvent, SecurityEvent } from '#shared/contracts/security-log.ts';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { Visitor } from '#test/support/http.ts';
import { invitePeople, type People } from '#test/support/people.ts';

const password = 'right password';
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
let site: TestApp;
let people: People;
let count = 0;
beforeAll(async () => {
  site = await createTestApp();
  people = await invitePeople(site);
});
afterAll(() => site.close());
beforeEach(() => query('truncate security_log, audit_log'));

const query = async (text: string, values: unknown[] = []) =>
  (await site.database.pool.query(text, values)).rows;

async function register() {
  count += 1;
  const ip = `198.51.${count}.77`;
  const browser = () => new Visitor(site.app, { ip });
  const person = browser();
  const details = { username: `person-${count}`, email: `person${count}@example.org` };
  const { id } = (await person.post('/api/register', { ...details, password })).json();
  const login = (secret: string) =>
    browser().call(
      'POST',
      '/api/login',
      { email: details.email, password: secret },
      {
        'user-agent': firefox,
      },
    );
  const tokenOf = async (kind: string): Promise<string> => {
    const [mail] = await query(
      'select text from mail_messages where user_id = $1 and kind = $2 order by id desc',
      [id, kind],
    );
    return /token=([\w-]+)/.exec(mail.text)?.[1] ?? '';
  };
  await query('truncate security_log');
  return { person, browser, id, ...details, login, tokenOf, network: `198.51.${count}.0/24` };
}

async function kindsOf(id: number): Promise<string[]> {
  const rows = await query('select kind from security_log where user_id = $1 order by id', [id]);
  return rows.map(({ kind }) => kind);
}

describe('the security log records', () => {
  it('sign-ins, right and wrong, with network and device', async () => {
    const { person, login, network } = await register();
    await login('wrong password');
    await login(password);
    const events: OwnSecurityEvent[] = (await person.get('/api/user/security-log')).json();
    const place = {
      key: expect.any(String),
      network,
      device: 'Firefox on Linux',
      createdAt: expect.any(String),
    };
    expect(events).toEqual([
      { ...place, kind: 'sign_in', actor: 'you' },
      { ...place, kind: 'sign_in_failed', actor: 'anybody' },
    ]);
  });

  it('nothing for an account that does not exist', async () => {
    await register();
    const stranger = new Visitor(site.app, { ip: '203.0.113.9' });
    await stranger.post('/api/login', { email: 'unknown@example.org', password });
    expect(await query('select * from security_log')).toEqual([]);
  });

  it('a refusal once an hour, however often', async () => {
    const { id, login } = await register();
    for (let time = 0; time < 12; time += 1) await login('wrong password');
    const kinds = await kindsOf(id);
    expect(kinds.filter((kind) => kind === 'sign_in_refused')).toHaveLength(1);
    expect(kinds.filter((kind) => kind === 'sign_in_failed').length).toBeGreaterThan(7);
  });

  it('changes of password and email, and wrong passwords before them', async () => {
    const { person, id, username, email } = await register();
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
    const { person, browser, id, username, email, tokenOf } = await register();
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

  it('ended sessions and downloads of the data, which have the log', async () => {
    const { person, id, login, network } = await register();
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

  it('nothing of a deleted account', async () => {
    const { person, id, login } = await register();
    await login(password);
    expect((await person.delete('/api/user', { password })).statusCode).toBe(204);
    expect(await kindsOf(id)).toEqual([]);
  });
});

describe('the own security log', () => {
  it("has administrators' acts, and nobody else's events", async () => {
    const { person, id, login } = await register();
    const other = await register();
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
    await person.post('/api/login', { email: `person${count - 1}@example.org`, password });
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
    const { person, id } = await register();
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

describe('the security log of the site', () => {
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
    await createServices(site.deps).securityLog.forgetOld();
    expect((await list('')).sort()).toEqual(['password_changed', 'sign_in_failed']);
  });
});
