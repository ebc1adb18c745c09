import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OwnErrorReport } from '#shared/contracts/error-report.ts';
import { createReportSite, type ReportSite, reportedError } from '#test/support/error-reports.ts';
import type { People } from '#test/support/people.ts';

const path = '/api/admin/error-reports';
let site: ReportSite;
let people: People;
let questionId: number;
beforeAll(async () => {
  site = await createReportSite();
});
afterAll(() => site.close());
beforeEach(async () => {
  ({ people, questionId } = await site.reset());
});

describe('the answer to a report', () => {
  const mails = () =>
    site.query("select * from mail_messages where kind = 'report_answer' and user_id = $1", [
      people.user.id,
    ]);

  it('reaches the reporter on the site and by email', async () => {
    const id = await site.report();
    const response = await site.answer(id, ' You are right.\nIt is <b>corrected</b>. ');
    expect(response.statusCode).toBe(201);
    expect(response.json()).toMatchObject({
      replyCount: 1,
      replies: [
        {
          content: 'You are right.\nIt is <b>corrected</b>.',
          author: { username: people.admin.username },
          createdAt: site.now().toISOString(),
        },
      ],
    });
    expect((await people.user.get('/api/notifications')).json()).toEqual([
      {
        id: expect.any(Number),
        kind: 'report',
        actor: null,
        discussion: null,
        commentId: null,
        report: { id, question: { id: questionId, name: 'Two dice' } },
        question: null,
        message: 'You are right.\nIt is <b>corrected</b>.',
        createdAt: site.now().toISOString(),
        isRead: false,
      },
    ]);
    expect((await people.user.get('/api/notifications/count')).json()).toEqual({ unread: 1 });
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      recipient: people.user.email,
      subject: 'Your error report on “Two dice”',
    });
    expect(mail.text).toContain('You are right.\n\nIt is <b>corrected</b>.');
    expect(mail.text).toContain(`http://localhost:3000/account#report-${id}`);
    expect(mail.html).toContain('&lt;b&gt;');
    expect(await site.audit()).toMatchObject([
      { action: 'error_report.reply', subject_id: String(id) },
    ]);
  });

  it('can close the report in the same step, or change nothing at all', async () => {
    const id = await site.report();
    const close = (fields: object) => people.admin.post(`${path}/${id}/replies`, fields);
    const refused = await close({ content: 'Corrected.', status: 'x'.repeat(51) });
    expect(refused.statusCode).toBe(400);
    expect((await close({ content: '', status: 'Resolved' })).statusCode).toBe(400);
    expect(await site.audit()).toEqual([]);
    const closed = await close({ content: 'Corrected.', status: 'Resolved' });
    expect(closed.json()).toMatchObject({ status: 'Resolved', replyCount: 1 });
    expect(await mails()).toHaveLength(1);
    expect(await site.audit()).toMatchObject([
      { action: 'error_report.reply' },
      { action: 'error_report.set_status', details: { from: 'New', to: 'Resolved' } },
    ]);
  });

  it("goes to the account's current email", async () => {
    const id = await site.report();
    await site.query("update users set email = 'new@example.org' where id = $1", [people.user.id]);
    await site.answer(id, 'Corrected.');
    expect(await mails()).toMatchObject([{ recipient: 'new@example.org' }]);
  });

  it('does not name a question hidden since', async () => {
    const id = await site.report();
    await site.query('update questions set is_visible = false');
    await site.answer(id, 'We took it away.');
    expect((await people.user.get('/api/notifications')).json()).toMatchObject([
      { report: { id, question: null } },
    ]);
    const [own] = (await people.user.get('/api/user/error-reports')).json();
    expect(own.question).toBeNull();
    const [mail] = await mails();
    expect(mail.subject + mail.text + mail.html).not.toContain('Two dice');
  });

  it("is refused if the reporter's account is deleted", async () => {
    const id = await site.report();
    await site.query('delete from users where id = $1', [people.user.id]);
    const response = await site.answer(id, 'Corrected.');
    expect(response.statusCode).toBe(409);
    expect(response.json().code).toBe('REPORTER_GONE');
    expect((await site.setStatus(id, 'Resolved')).statusCode).toBe(200);
    expect(await site.query('select 1 from error_report_replies')).toEqual([]);
  });

  it('is stored, notified and emailed together or not at all', async () => {
    const id = await site.report();
    await site.query(
      `alter table audit_log add constraint refuse check (action <> 'error_report.reply')`,
    );
    expect((await site.answer(id, 'Corrected.')).statusCode).toBe(500);
    await site.query('alter table audit_log drop constraint refuse');
    expect(await site.query('select 1 from error_report_replies')).toEqual([]);
    expect(await mails()).toEqual([]);
    expect((await people.user.get('/api/notifications')).json()).toEqual([]);
  });

  it.each([
    ['', 'Reply cannot be empty'],
    [' \n ', 'Reply cannot be empty'],
    [undefined, 'Reply cannot be empty'],
    ['x'.repeat(5001), 'Reply cannot exceed 5000 characters'],
  ])('is not %j', async (content, message) => {
    const response = await site.answer(await site.report(), content);
    expect(response.statusCode).toBe(400);
    expect(response.json().message).toBe(message);
  });

  it('does not deadlock with a concurrent account deletion', async () => {
    const id = await site.report();
    const [answered, deleted] = await Promise.all([
      site.answer(id, 'Corrected.'),
      people.admin.delete(`/api/admin/users/${people.user.id}`),
    ]);
    expect(deleted.statusCode).toBe(204);
    expect([201, 409]).toContain(answered.statusCode);
    expect(
      await site.query('select 1 from mail_messages where user_id = $1', [people.user.id]),
    ).toEqual([]);
  });
});

describe("the user's own reports", () => {
  it("show their status and replies, without names, and only the user's own", async () => {
    const first = await site.report('First: it is wrong');
    const second = await site.report('Second: it is wrong');
    await site.report(reportedError, people.other);
    await site.setStatus(first, 'Resolved');
    await site.answer(first, 'Corrected.');
    const response = await people.user.get('/api/user/error-reports');
    expect(response.headers['x-total-count']).toBe('2');
    const reports: OwnErrorReport[] = response.json();
    expect(reports.map(({ id }) => id)).toEqual([second, first]);
    expect(reports[1]).toEqual({
      id: first,
      question: { id: questionId, name: 'Two dice' },
      variant: null,
      description: 'First: it is wrong',
      status: 'Resolved',
      createdAt: '2026-03-01T10:00:00.000Z',
      replies: [
        { id: expect.any(Number), content: 'Corrected.', createdAt: site.now().toISOString() },
      ],
    });
    expect(response.body).not.toContain(people.admin.username);
    const page = await people.user.get('/api/user/error-reports?page=2&pageSize=1');
    expect(page.json()).toMatchObject([{ id: first }]);
    expect((await people.subscriber.get('/api/user/error-reports')).json()).toEqual([]);
    expect((await people.nobody.get('/api/user/error-reports')).statusCode).toBe(401);
  });
});
