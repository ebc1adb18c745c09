import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mail } from '#shared/contracts/mail.ts';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { invitePeople, type People } from '#test/support/people.ts';

describe('GET /api/admin/mails', () => {
  let site: TestApp;
  let people: People;
  beforeAll(async () => {
    site = await createTestApp();
    people = await invitePeople(site);
    await site.database.pool.query(
      `insert into mail_messages (kind, recipient, subject, html, text, status, created_at, sent_at)
       values
       ('test', 'ada@example.org', 'Hello', '', '', 'sent', '2026-01-01', '2026-01-01'),
       ('test', 'bob@example.org', 'Half off_', '', '', 'failed', '2026-01-02', null),
       ('test', 'cyd@example.org', 'Hello again', '', '', 'sent', '2026-01-03', '2026-01-03')`,
    );
  });
  afterAll(() => site.close());

  async function list(query = ''): Promise<{ recipients: string[]; total: string }> {
    const answer = await people.admin.get(`/api/admin/mails${query}`);
    expect(answer.statusCode).toBe(200);
    const rows: Mail[] = answer.json();
    return {
      recipients: rows.map(({ recipient }) => recipient.slice(0, 3)),
      total: String(answer.headers['x-total-count']),
    };
  }

  it.each([
    ['', ['cyd', 'bob', 'ada'], '3'],
    ['?status=failed', ['bob'], '1'],
    ['?status=queued', [], '0'],
    ['?search=HELLO', ['cyd', 'ada'], '2'],
    ['?search=bob@', ['bob'], '1'],
    ['?search=_', ['bob'], '1'],
    ['?search=hello&status=sent&page=2&pageSize=1', ['ada'], '2'],
    ['?direction=asc&pageSize=2', ['ada', 'bob'], '3'],
  ])('handles %s', async (query, recipients, total) => {
    expect(await list(query)).toEqual({ recipients, total });
  });

  it.each(['?status=lost', '?page=0', '?pageSize=101', '?sort=text', '?search=a&search=b'])(
    'refuses %s',
    async (query) => {
      expect((await people.admin.get(`/api/admin/mails${query}`)).statusCode).toBe(400);
    },
  );

  it('does not include the contents', async () => {
    const rows = (await people.admin.get('/api/admin/mails')).json();
    expect(rows[0]).not.toHaveProperty('text');
    expect(rows[0]).not.toHaveProperty('html');
  });

  it('is for administrators only', async () => {
    expect((await people.nobody.get('/api/admin/mails')).statusCode).toBe(401);
    expect((await people.user.get('/api/admin/mails')).statusCode).toBe(403);
  });
});
