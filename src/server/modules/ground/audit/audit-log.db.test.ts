import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AuditEntry } from '#shared/contracts/audit.ts';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { invitePeople, type People } from '#test/support/people.ts';

describe('the audit log', () => {
  let site: TestApp;
  let people: People;
  beforeAll(async () => {
    site = await createTestApp();
    people = await invitePeople(site);
    await site.database.pool.query(
      `insert into audit_log (actor_id, actor_name, action, subject_type, subject_id, details, created_at)
       values
       (null, 'Ada', 'question.update', 'question', '1', '{"name": "Two envelopes"}', '2026-01-01T00:00:00Z'),
       (null, 'Bob', 'question.delete', 'question', '12', '{}', '2026-01-01T23:59:59.999Z'),
       (null, 'Ada', 'setting.update', 'setting', 'app_title', '{"to": "100 %"}', '2026-01-02T00:00:00Z'),
       (null, 'Bob', 'user.grant_admin', 'user', '1', '{}', '2026-01-03T12:00:00Z')`,
    );
  });
  afterAll(() => site.close());

  async function list(query = ''): Promise<{ acts: string[]; total: string }> {
    const answer = await people.admin.get(`/api/admin/audit${query}`);
    expect(answer.statusCode).toBe(200);
    const rows: AuditEntry[] = answer.json();
    return {
      acts: rows.map(({ actorName, action }) => `${actorName} ${action}`),
      total: String(answer.headers['x-total-count']),
    };
  }
  const grant = 'Bob user.grant_admin';
  const set = 'Ada setting.update';
  const remove = 'Bob question.delete';
  const update = 'Ada question.update';

  it('shows who did what and when, newest first', async () => {
    expect(await list()).toEqual({ acts: [grant, set, remove, update], total: '4' });
    const [first] = (await people.admin.get('/api/admin/audit?action=question.update')).json();
    expect(first).toEqual({
      id: expect.any(Number),
      actorId: null,
      actorName: 'Ada',
      action: 'question.update',
      subjectType: 'question',
      subjectId: '1',
      details: { name: 'Two envelopes' },
      createdAt: '2026-01-01T00:00:00.000Z',
    });
  });

  it.each([
    ['?action=question.update', [update]],
    ['?action=question', []],
    ['?actor=ada', [set, update]],
    ['?subject=question', [remove, update]],
    ['?subject=question:1', [update]],
    ['?subject=setting:app_title', [set]],
    ['?start=2026-01-02', [grant, set]],
    ['?end=2026-01-01', [remove, update]],
    ['?start=2026-01-02&end=2026-01-02', [set]],
    ['?search=ENVELOPES', [update]],
    ['?search=question+12', [remove]],
    ['?search=grant_', [grant]],
    ['?search=100+%25', [set]],
    ['?search=bob&actor=Ada', []],
    ['?page=2&pageSize=3', [update]],
    ['?search=&action=&start=', [grant, set, remove, update]],
  ])('handles %s', async (query, expected) => {
    expect((await list(query)).acts).toEqual(expected);
  });

  it('returns the total with every page', async () => {
    expect(await list('?page=9&pageSize=3')).toEqual({ acts: [], total: '4' });
  });

  it('counts and pages up to row 10,000, and searches beyond it', async () => {
    await site.database.pool.query(
      `insert into audit_log (actor_name, action, subject_type, subject_id, created_at)
       select 'Robot', 'robot.act', 'act', 'No. ' || n, '2025-01-01'::timestamptz - n * interval '1 second'
         from generate_series(1, 10001) n`,
    );
    const lengthOf = async (query: string) => {
      const { acts, total } = await list(`?actor=robot&${query}`);
      return [acts.length, total];
    };
    expect(await lengthOf('page=1')).toEqual([25, '10000']);
    expect(await lengthOf('page=400')).toEqual([25, '10000']);
    expect(await lengthOf('page=401')).toEqual([0, '10000']);
    expect(await lengthOf('page=334&pageSize=30')).toEqual([10, '10000']);
    expect(await lengthOf('page=1&search=10001')).toEqual([1, '1']);
    await site.database.pool.query("delete from audit_log where actor_name = 'Robot'");
  });

  it('lists its filter options', async () => {
    expect((await people.admin.get('/api/admin/audit/choices')).json()).toEqual({
      actions: ['question.delete', 'question.update', 'setting.update', 'user.grant_admin'],
      actors: ['Ada', 'Bob'],
      subjects: ['question', 'setting', 'user'],
    });
  });

  it("shows an administrator's latest action", async () => {
    const { rows } = await site.database.pool.query(
      "insert into feedback_messages (message) values ('Hello there') returning id",
    );
    const id = rows[0].id;
    await people.admin.call('PATCH', `/api/admin/feedback/${id}`, { isHandled: true });
    const { acts } = await list(`?subject=feedback:${id}`);
    expect(acts).toEqual([`${people.admin.username} feedback.handle`]);
    await site.database.pool.query("delete from audit_log where subject_type = 'feedback'");
  });

  it.each([
    ['?start=yesterday', 'Start must be a date such as 2026-01-31'],
    ['?end=2026-02-30', 'End must be a date such as 2026-01-31'],
    ['?start=2026-01-02&end=2026-01-01', 'End must not be before start'],
    ['?page=0', 'Page must be a positive whole number'],
    [`?search=${'x'.repeat(301)}`, 'Must be one value of at most 300 characters'],
    ['?actor=a&actor=b', 'Must be one value of at most 300 characters'],
  ])('refuses %s', async (query, message) => {
    const answer = await people.admin.get(`/api/admin/audit${query}`);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().message).toBe(message);
  });

  it('is for administrators only', async () => {
    for (const path of ['/api/admin/audit', '/api/admin/audit/choices']) {
      expect((await people.nobody.get(path)).statusCode).toBe(401);
      expect((await people.user.get(path)).statusCode).toBe(403);
    }
  });
});
