import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ListedErrorReport, OwnErrorReport } from '#shared/contracts/error-report.ts';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { invitePeople, type People } from '#test/support/people.ts';
import { insertQuestions } from '#test/support/questions.ts';
import { insertSolution } from '#test/support/solutions.ts';

const description = 'The second formula lacks a minus sign.';
let site: TestApp;
let people: People;
let questionId = 0;
let now = new Date();
beforeAll(async () => {
  site = await createTestApp({ now: () => now, config: { rateLimits: false } });
});
afterAll(() => site.close());
beforeEach(async () => {
  now = new Date('2026-03-01T10:00:00Z');
  await query('delete from questions');
  await query('delete from audit_log');
  people = await invitePeople(site);
  [questionId = 0] = await insertQuestions(site.database.pool, [
    { name: 'Two dice', descriptionHtml: '<p>What is it?</p>' },
  ]);
});

const query = async (text: string, values?: unknown[]) =>
  (await site.database.pool.query(text, values)).rows;
const path = '/api/admin/error-reports';

async function report(text = description, who = people.user, id = questionId): Promise<number> {
  const response = await who.post(`/api/questions/${id}/report-error`, { description: text });
  expect(response.statusCode).toBe(201);
  now = new Date(now.getTime() + 1000);
  return response.json().id;
}
const setStatus = (id: unknown, status: unknown, who = people.admin) =>
  who.put(`${path}/${id}`, { status });
const answer = (id: unknown, content: unknown, who = people.admin) =>
  who.post(`${path}/${id}/replies`, { content });
const audit = () =>
  query('select actor_id, action, subject_id, details from audit_log order by id');

describe('the list of error reports', () => {
  async function list(search = ''): Promise<{ reports: ListedErrorReport[]; total: string }> {
    const response = await people.admin.get(path + search);
    expect(response.statusCode).toBe(200);
    return { reports: response.json(), total: String(response.headers['x-total-count']) };
  }

  it('shows what was reported where, by whom, and its status', async () => {
    const id = await report();
    expect(await list()).toEqual({
      total: '1',
      reports: [
        {
          id,
          questionId,
          reportedBy: people.user.id,
          reportedByEmail: people.user.email,
          description,
          status: 'New',
          createdAt: '2026-03-01T10:00:00.000Z',
          updatedAt: '2026-03-01T10:00:00.000Z',
          reporter: { username: people.user.username, email: people.user.email },
          question: { id: questionId, name: 'Two dice' },
          replyCount: 0,
        },
      ],
    });
  });

  it('keeps the reports of deleted accounts', async () => {
    await report();
    await query('delete from users where id = $1', [people.user.id]);
    expect((await list()).reports).toMatchObject([
      { reportedBy: null, reporter: null, reportedByEmail: people.user.email },
    ]);
  });

  describe('narrowed and sorted', () => {
    beforeEach(async () => {
      const [other = 0] = await insertQuestions(site.database.pool, [{ name: 'A coin' }]);
      await report('First: 50% of it is wrong');
      await setStatus(await report('Second: a typing error', people.other), 'Resolved');
      await setStatus(await report('Third: it has no answer', people.user, other), 'resolved');
    });

    it.each([
      ['', ['Third', 'Second', 'First']],
      ['?search=TYPING', ['Second']],
      ['?search=a coin', ['Third']],
      ['?search=50%25', ['First']],
      ['?search=typ_ng', []],
      ['?status=new', ['First']],
      ['?status=Resolved', ['Third', 'Second']],
      ['?status=Open', []],
      ['?sort=question', ['Third', 'First', 'Second']],
      ['?sort=createdAt', ['First', 'Second', 'Third']],
      ['?page=2&pageSize=2', ['First']],
    ])('handles %s', async (search, expected) => {
      const { reports } = await list(search);
      expect(reports.map((row) => row.description.split(':')[0])).toEqual(expected);
    });

    it("finds the reporter's email", async () => {
      const { reports, total } = await list(`?search=${people.other.email}&pageSize=5`);
      expect(reports).toMatchObject([{ reportedBy: people.other.id }]);
      expect(total).toBe('1');
    });

    it('counts the statuses', async () => {
      expect((await people.admin.get(`${path}/statuses`)).json()).toEqual(
        expect.arrayContaining([
          { status: 'New', count: 1 },
          { status: 'Resolved', count: 1 },
          { status: 'resolved', count: 1 },
        ]),
      );
    });
  });

  it.each(['?sort=description', '?direction=up', '?page=0', '?status=a&status=b'])(
    'refuses %s',
    async (search) => {
      expect((await people.admin.get(path + search)).statusCode).toBe(400);
    },
  );
});

describe('the status of a report', () => {
  it('can be any text, and is audited', async () => {
    const id = await report();
    const response = await setStatus(id, '  Waiting for the author ');
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({
      id,
      status: 'Waiting for the author',
      updatedAt: now.toISOString(),
      question: {
        id: questionId,
        name: 'Two dice',
        descriptionHtml: '<p>What is it?</p>',
        solutionHtml: null,
        isVisible: true,
      },
      replies: [],
    });
    await setStatus(id, 'Waiting for the author');
    expect(await audit()).toEqual([
      {
        actor_id: people.admin.id,
        action: 'error_report.set_status',
        subject_id: String(id),
        details: { from: 'New', to: 'Waiting for the author' },
      },
    ]);
  });

  it('is shown with the question and its solution', async () => {
    const id = await report();
    await insertSolution(site.database.pool, { questionId, contentHtml: '<p>Seven.</p>' });
    expect((await people.admin.get(`${path}/${id}`)).json().question).toMatchObject({
      name: 'Two dice',
      solutionHtml: '<p>Seven.</p>',
    });
  });

  it.each(['', '   '])('is New if set to "%s"', async (status) => {
    const id = await report();
    await setStatus(id, 'Open');
    expect((await setStatus(id, status)).json().status).toBe('New');
  });

  it.each([
    ['x'.repeat(51), 'Status cannot exceed 50 characters'],
    [undefined, 'Status is required'],
    [null, 'Status is required'],
    [5, 'Status is required'],
    ['a\u0000b', 'The text contains a character that cannot be saved.'],
  ])('is not %j', async (status, message) => {
    const id = await report();
    const response = await setStatus(id, status);
    expect(response.statusCode).toBe(400);
    expect(response.json().message).toBe(message);
    expect(await query('select status from error_reports')).toEqual([{ status: 'New' }]);
  });

  it('may have fifty characters', async () => {
    expect((await setStatus(await report(), 'x'.repeat(50))).statusCode).toBe(200);
  });
});

describe('the answer to a report', () => {
  const mails = () =>
    query("select * from mail_messages where kind = 'report_answer' and user_id = $1", [
      people.user.id,
    ]);

  it('reaches the reporter on the site and by email', async () => {
    const id = await report();
    const response = await answer(id, ' You are right.\nIt is <b>corrected</b>. ');
    expect(response.statusCode).toBe(201);
    expect(response.json()).toMatchObject({
      replyCount: 1,
      replies: [
        {
          content: 'You are right.\nIt is <b>corrected</b>.',
          author: { username: people.admin.username },
          createdAt: now.toISOString(),
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
        message: 'You are right.\nIt is <b>corrected</b>.',
        createdAt: now.toISOString(),
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
    expect(await audit()).toMatchObject([{ action: 'error_report.reply', subject_id: String(id) }]);
  });

  it('can close the report in the same step, or change nothing at all', async () => {
    const id = await report();
    const close = (fields: object) => people.admin.post(`${path}/${id}/replies`, fields);
    const refused = await close({ content: 'Corrected.', status: 'x'.repeat(51) });
    expect(refused.statusCode).toBe(400);
    expect((await close({ content: '', status: 'Resolved' })).statusCode).toBe(400);
    expect(await audit()).toEqual([]);
    const closed = await close({ content: 'Corrected.', status: 'Resolved' });
    expect(closed.json()).toMatchObject({ status: 'Resolved', replyCount: 1 });
    expect(await mails()).toHaveLength(1);
    expect(await audit()).toMatchObject([
      { action: 'error_report.reply' },
      { action: 'error_report.set_status', details: { from: 'New', to: 'Resolved' } },
    ]);
  });

  it("goes to the account's current email", async () => {
    const id = await report();
    await query("update users set email = 'new@example.org' where id = $1", [people.user.id]);
    await answer(id, 'Corrected.');
    expect(await mails()).toMatchObject([{ recipient: 'new@example.org' }]);
  });

  it('does not name a question hidden since', async () => {
    const id = await report();
    await query('update questions set is_visible = false');
    await answer(id, 'We took it away.');
    expect((await people.user.get('/api/notifications')).json()).toMatchObject([
      { report: { id, question: null } },
    ]);
    const [own] = (await people.user.get('/api/user/error-reports')).json();
    expect(own.question).toBeNull();
    const [mail] = await mails();
    expect(mail.subject + mail.text + mail.html).not.toContain('Two dice');
  });

  it("is refused if the reporter's account is deleted", async () => {
    const id = await report();
    await query('delete from users where id = $1', [people.user.id]);
    const response = await answer(id, 'Corrected.');
    expect(response.statusCode).toBe(409);
    expect(response.json().code).toBe('REPORTER_GONE');
    expect((await setStatus(id, 'Resolved')).statusCode).toBe(200);
    expect(await query('select 1 from error_report_replies')).toEqual([]);
  });

  it('is stored, notified and emailed together or not at all', async () => {
    const id = await report();
    await query(
      `alter table audit_log add constraint refuse check (action <> 'error_report.reply')`,
    );
    expect((await answer(id, 'Corrected.')).statusCode).toBe(500);
    await query('alter table audit_log drop constraint refuse');
    expect(await query('select 1 from error_report_replies')).toEqual([]);
    expect(await mails()).toEqual([]);
    expect((await people.user.get('/api/notifications')).json()).toEqual([]);
  });

  it.each([
    ['', 'Reply cannot be empty'],
    [' \n ', 'Reply cannot be empty'],
    [undefined, 'Reply cannot be empty'],
    ['x'.repeat(5001), 'Reply cannot exceed 5000 characters'],
  ])('is not %j', async (content, message) => {
    const response = await answer(await report(), content);
    expect(response.statusCode).toBe(400);
    expect(response.json().message).toBe(message);
  });

  it('does not deadlock with a concurrent account deletion', async () => {
    const id = await report();
    const [answered, deleted] = await Promise.all([
      answer(id, 'Corrected.'),
      people.admin.delete(`/api/admin/users/${people.user.id}`),
    ]);
    expect(deleted.statusCode).toBe(204);
    expect([201, 409]).toContain(answered.statusCode);
    expect(await query('select 1 from mail_messages where user_id = $1', [people.user.id])).toEqual(
      [],
    );
  });
});

describe("the user's own reports", () => {
  it("show their status and replies, without names, and only the user's own", async () => {
    const first = await report('First: it is wrong');
    const second = await report('Second: it is wrong');
    await report(description, people.other);
    await setStatus(first, 'Resolved');
    await answer(first, 'Corrected.');
    const response = await people.user.get('/api/user/error-reports');
    expect(response.headers['x-total-count']).toBe('2');
    const reports: OwnErrorReport[] = response.json();
    expect(reports.map(({ id }) => id)).toEqual([second, first]);
    expect(reports[1]).toEqual({
      id: first,
      question: { id: questionId, name: 'Two dice' },
      description: 'First: it is wrong',
      status: 'Resolved',
      createdAt: '2026-03-01T10:00:00.000Z',
      replies: [{ id: expect.any(Number), content: 'Corrected.', createdAt: now.toISOString() }],
    });
    expect(response.body).not.toContain(people.admin.username);
    const page = await people.user.get('/api/user/error-reports?page=2&pageSize=1');
    expect(page.json()).toMatchObject([{ id: first }]);
    expect((await people.subscriber.get('/api/user/error-reports')).json()).toEqual([]);
    expect((await people.nobody.get('/api/user/error-reports')).statusCode).toBe(401);
  });
});

describe('the calls about error reports', () => {
  const calls = [
    ['GET', () => path, undefined],
    ['GET', () => `${path}/statuses`, undefined],
    ['GET', (id: number) => `${path}/${id}`, undefined],
    ['PUT', (id: number) => `${path}/${id}`, { status: 'Open' }],
    ['POST', (id: number) => `${path}/${id}/replies`, { content: 'Corrected.' }],
  ] as const;

  it.each(calls)('are for administrators alone: %s %s', async (method, urlOf, payload) => {
    const id = await report();
    await query('update users set is_admin = true where id = $1', [people.other.id]);
    expect((await people.other.get(path)).statusCode).toBe(200);
    await people.admin.call('PATCH', `/api/admin/users/${people.other.id}`, { isAdmin: false });
    const codes = [];
    for (const who of [people.nobody, people.user, people.other]) {
      codes.push((await who.call(method, urlOf(id), payload)).statusCode);
    }
    expect(codes).toEqual([401, 403, 403]);
    expect(await query('select status from error_reports')).toEqual([{ status: 'New' }]);
  });

  it('distinguish unknown ids from invalid ones', async () => {
    for (const [id, status] of [
      [424_242, 404],
      ['abc', 400],
      ['0', 400],
    ] as const) {
      expect((await people.admin.get(`${path}/${id}`)).statusCode).toBe(status);
      expect((await setStatus(id, 'Open')).statusCode).toBe(status);
      expect((await answer(id, 'Corrected.')).statusCode).toBe(status);
    }
    expect((await setStatus(424_242, 'Open')).json().message).toBe('Report not found');
  });
});
