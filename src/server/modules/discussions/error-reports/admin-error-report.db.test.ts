import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ListedErrorReport } from '#shared/contracts/error-report.ts';
import { createReportSite, type ReportSite, reportedError } from '#test/support/error-reports.ts';
import type { People } from '#test/support/people.ts';
import { insertQuestions } from '#test/support/questions.ts';
import { insertSolution } from '#test/support/solutions.ts';

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

describe('the list of error reports', () => {
  async function list(search = ''): Promise<{ reports: ListedErrorReport[]; total: string }> {
    const response = await people.admin.get(path + search);
    expect(response.statusCode).toBe(200);
    return { reports: response.json(), total: String(response.headers['x-total-count']) };
  }

  it('shows what was reported where, by whom, and its status', async () => {
    const id = await site.report();
    expect(await list()).toEqual({
      total: '1',
      reports: [
        {
          id,
          questionId,
          variant: null,
          reportedBy: people.user.id,
          reportedByEmail: people.user.email,
          description: reportedError,
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

  it('keeps the reports of deleted accounts, without the address', async () => {
    await site.report();
    await site.report('Another person has found a mistake.', people.other);
    const { id, email } = people.user;
    expect((await people.admin.delete(`/api/admin/users/${id}`)).statusCode).toBe(204);
    expect((await list('?order=oldest')).reports).toMatchObject([
      { reportedBy: people.other.id, reportedByEmail: people.other.email },
      { reportedBy: null, reporter: null, reportedByEmail: 'anonymous' },
    ]);
    expect((await list(`?search=${email}`)).reports).toEqual([]);
  });

  describe('narrowed and sorted', () => {
    beforeEach(async () => {
      const [other = 0] = await insertQuestions(site.database.pool, [{ name: 'A coin' }]);
      await site.report('First: 50% of it is wrong');
      await site.setStatus(await site.report('Second: a typing error', people.other), 'Resolved');
      await site.setStatus(
        await site.report('Third: it has no answer', people.user, other),
        'resolved',
      );
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
    const id = await site.report();
    const response = await site.setStatus(id, '  Waiting for the author ');
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({
      id,
      status: 'Waiting for the author',
      updatedAt: site.now().toISOString(),
      question: {
        id: questionId,
        name: 'Two dice',
        descriptionHtml: '<p>What is it?</p>',
        solutionHtml: null,
        isVisible: true,
      },
      replies: [],
    });
    await site.setStatus(id, 'Waiting for the author');
    expect(await site.audit()).toEqual([
      {
        actor_id: people.admin.id,
        action: 'error_report.set_status',
        subject_id: String(id),
        details: { from: 'New', to: 'Waiting for the author' },
      },
    ]);
  });

  it('is shown with the question and its solution', async () => {
    const id = await site.report();
    await insertSolution(site.database.pool, { questionId, contentHtml: '<p>Seven.</p>' });
    expect((await people.admin.get(`${path}/${id}`)).json().question).toMatchObject({
      name: 'Two dice',
      solutionHtml: '<p>Seven.</p>',
    });
  });

  it.each(['', '   '])('is New if set to "%s"', async (status) => {
    const id = await site.report();
    await site.setStatus(id, 'Open');
    expect((await site.setStatus(id, status)).json().status).toBe('New');
  });

  it.each([
    ['x'.repeat(51), 'Status cannot exceed 50 characters'],
    [undefined, 'Status is required'],
    [null, 'Status is required'],
    [5, 'Status is required'],
    ['a\u0000b', 'The text contains a character that cannot be saved.'],
  ])('is not %j', async (status, message) => {
    const id = await site.report();
    const response = await site.setStatus(id, status);
    expect(response.statusCode).toBe(400);
    expect(response.json().message).toBe(message);
    expect(await site.query('select status from error_reports')).toEqual([{ status: 'New' }]);
  });

  it('may have fifty characters', async () => {
    expect((await site.setStatus(await site.report(), 'x'.repeat(50))).statusCode).toBe(200);
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

  it.each(calls)('are for administrators only: %s %s', async (method, urlOf, payload) => {
    const id = await site.report();
    await site.query('update users set is_admin = true where id = $1', [people.other.id]);
    expect((await people.other.get(path)).statusCode).toBe(200);
    await people.admin.call('PATCH', `/api/admin/users/${people.other.id}`, { isAdmin: false });
    const codes = [];
    for (const who of [people.nobody, people.user, people.other]) {
      codes.push((await who.call(method, urlOf(id), payload)).statusCode);
    }
    expect(codes).toEqual([401, 403, 403]);
    expect(await site.query('select status from error_reports')).toEqual([{ status: 'New' }]);
  });

  it('distinguish unknown ids from invalid ones', async () => {
    for (const [id, status] of [
      [424_242, 404],
      ['abc', 400],
      ['0', 400],
    ] as const) {
      expect((await people.admin.get(`${path}/${id}`)).statusCode).toBe(status);
      expect((await site.setStatus(id, 'Open')).statusCode).toBe(status);
      expect((await site.answer(id, 'Corrected.')).statusCode).toBe(status);
    }
    expect((await site.setStatus(424_242, 'Open')).json().message).toBe('Report not found');
  });
});
