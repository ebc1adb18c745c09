import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { Visitor } from '#test/support/http.ts';
import { invitePeople, type People } from '#test/support/people.ts';

let site: TestApp;
let people: People;
let mailId: number;
beforeAll(async () => {
  site = await createTestApp();
  people = await invitePeople(site);
  await new Visitor(site.app).post('/api/forgot-password', { email: people.user.email });
  const { rows } = await query('SELECT id, text FROM mail_messages');
  mailId = rows[0].id;
  expect(rows[0].text).toMatch(/token=[\w-]{43}/);
});
beforeEach(() => query('DELETE FROM audit_log'));
afterAll(() => site.close());

const query = (text: string) => site.database.pool.query(text);

const audited = async () =>
  (await query('SELECT actor_name, action, subject_type, subject_id, details FROM audit_log')).rows;

const entry = (action: string, id: number) => ({
  actor_name: people.admin.username,
  action,
  subject_type: 'mail',
  subject_id: String(id),
  details: { kind: 'password_reset' },
});

describe('GET /api/admin/mails/:id', () => {
  it('shows the text without its token, even without a mail server, and is audited', async () => {
    expect(site.deps.mailer.isOutbox).toBe(true);
    const response = await people.admin.get(`/api/admin/mails/${mailId}`);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({
      id: mailId,
      recipient: people.user.email,
      text: expect.stringContaining('/reset-password?token=hidden\n'),
    });
    expect(response.body).not.toMatch(/token=(?!hidden)/);
    expect(await audited()).toEqual([entry('mail.view', mailId)]);
  });

  it.each([
    ['0', 400],
    ['abc', 400],
    ['424242', 404],
  ])('refuses the ID %s, and records nothing', async (id, status) => {
    expect((await people.admin.get(`/api/admin/mails/${id}`)).statusCode).toBe(status);
    expect(await audited()).toEqual([]);
  });

  it('is for administrators only, not even for the recipient', async () => {
    expect((await people.nobody.get(`/api/admin/mails/${mailId}`)).statusCode).toBe(401);
    expect((await people.user.get(`/api/admin/mails/${mailId}`)).statusCode).toBe(403);
    expect(await audited()).toEqual([]);
  });
});

describe('resending an email', () => {
  it('is audited, unless it is refused', async () => {
    // Without a job, a queued email stays queued.
    const { rows } = await query(
      `INSERT INTO mail_messages (kind, recipient, subject, html, text, status)
       SELECT 'password_reset', 'ann@example.org', 'Reset', '', '', status
       FROM unnest(ARRAY['queued', 'failed']) AS status RETURNING id`,
    );
    const [queued, failed] = rows.map(({ id }) => id);
    const resend = (id: number) => people.admin.post(`/api/admin/mails/${id}/resend`);
    expect((await resend(queued)).statusCode).toBe(409);
    expect(await audited()).toEqual([]);
    expect((await resend(failed)).statusCode).toBe(204);
    expect(await audited()).toEqual([entry('mail.resend', failed)]);
  });
});
