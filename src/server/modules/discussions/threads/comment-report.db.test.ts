import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createDiscussionSite, type DiscussionSite } from '#test/support/discussions.ts';
import { emptyTables } from '#test/support/empty-tables.ts';

let site: DiscussionSite;
let id: number;
beforeAll(async () => {
  site = await createDiscussionSite();
});
afterAll(() => site.close());
beforeEach(async () => {
  await emptyTables(site.database.pool, 'discussions', 'audit_log');
  id = (await site.start()).id;
});

const acts = () =>
  site.rows(
    'select actor_id as who, action, subject_id as what, details from audit_log order by id',
  );

describe('reports', () => {
  const report = (comment: number, reason: unknown = 'Rude', who = site.bob) =>
    who.post(`/api/comments/${comment}/report`, { reason });
  const decide = (reportId: number, decision: object) =>
    site.admin.put(`/api/admin/comment-reports/${reportId}`, decision);
  const queue = (query = '') => site.admin.get(`/api/admin/comment-reports${query}`);

  it('are stored once while they are open', async () => {
    const comment = await site.comment(id, 'Words');
    const first = await report(comment.id, '  Rude  ');
    expect(first.statusCode).toBe(201);
    expect(first.json()).toEqual({
      id: expect.any(Number),
      commentId: comment.id,
      reason: 'Rude',
      status: 'open',
      createdAt: expect.any(String),
    });
    const again = await Promise.all([report(comment.id, 'Again'), report(comment.id, 'Again')]);
    expect(again.map((response) => [response.statusCode, response.json()])).toEqual([
      [201, first.json()],
      [201, first.json()],
    ]);
    await report(comment.id, 'Me too', site.admin);
    expect(await site.rows('select id from comment_reports')).toHaveLength(2);
    await decide(first.json().id, { status: 'dismissed' });
    expect((await report(comment.id)).json().id).not.toBe(first.json().id);
  });

  it.each([
    [undefined, 'Please say what is wrong with this comment'],
    ['  ', 'Please say what is wrong with this comment'],
    ['x'.repeat(5_001), 'Reason cannot exceed 5,000 characters'],
  ])('are refused for %j', async (reason, message) => {
    const comment = await site.comment(id, 'Words');
    const response = await site.bob.post(`/api/comments/${comment.id}/report`, { reason });
    expect(response.statusCode).toBe(400);
    expect(response.json().message).toBe(message);
  });

  it('are about existing comments of other users', async () => {
    const comment = await site.comment(id, 'Words');
    const own = await report(comment.id, 'Rude', site.ada);
    expect(own.statusCode).toBe(400);
    expect(own.json().message).toBe('You cannot report your own comment');
    await site.ada.delete(`/api/comments/${comment.id}`);
    expect((await report(comment.id)).statusCode).toBe(404);
    expect((await report(999_999)).statusCode).toBe(404);
  });

  it('are queued, newest first', async () => {
    const comment = await site.comment(id, 'Words <b>');
    const { id: older } = (await report(comment.id)).json();
    const { id: newer } = (await report(comment.id, 'Wrong', site.admin)).json();
    const all = await queue();
    expect(all.headers['x-total-count']).toBe('2');
    expect(all.json()).toEqual([
      expect.objectContaining({ id: newer }),
      {
        id: older,
        commentId: comment.id,
        reason: 'Rude',
        status: 'open',
        createdAt: expect.any(String),
        reporter: { id: site.bob.user.id, username: 'Bob' },
        resolver: null,
        resolvedAt: null,
        comment: {
          id: comment.id,
          content: 'Words <b>',
          contentHtml: '<p>Words &lt;b&gt;</p>\n',
          createdAt: comment.createdAt,
          isDeleted: false,
          author: { id: site.ada.user.id, username: 'Ada' },
        },
        discussion: {
          id,
          title: 'Is it fair?',
          questionId: site.questionId,
          isDeleted: false,
        },
      },
    ]);
    const page = await queue('?page=2&pageSize=1');
    expect(page.json()).toMatchObject([{ id: older }]);
    expect(page.headers['x-total-count']).toBe('2');
    expect((await queue('?order=oldest')).json()).toMatchObject([{ id: older }, { id: newer }]);
    expect((await queue('?order=best')).statusCode).toBe(400);
    await decide(older, { status: 'dismissed' });
    expect((await queue('?status=open')).json()).toMatchObject([{ id: newer }]);
    expect((await queue('?status=dismissed')).json()).toMatchObject([{ id: older }]);
    const wrong = await queue('?status=lost');
    expect(wrong.statusCode).toBe(400);
    expect(wrong.json().message).toBe('Status must be one of open, upheld, dismissed');
  });

  it('that are upheld delete the comment and close its other reports', async () => {
    const comment = await site.comment(id, 'Words');
    const { id: first } = (await report(comment.id)).json();
    await report(comment.id, 'Wrong', site.admin);
    const response = await decide(first, { status: 'upheld', reason: 'Be kind.' });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({
      status: 'upheld',
      resolver: { username: 'Root' },
      resolvedAt: expect.any(String),
      comment: { isDeleted: true, content: 'Words' },
    });
    expect((await queue('?status=open')).json()).toEqual([]);
    expect((await site.read(id)).comments).toEqual([]);
    expect((await site.read(id)).commentCount).toBe(0);
    expect((await site.read(id, site.ada)).comments).toMatchObject([
      { deletionReason: 'Be kind.' },
    ]);
    expect(await acts()).toMatchObject([
      { action: 'comment.delete', what: String(comment.id), details: { reason: 'Be kind.' } },
      { action: 'comment_report.uphold', what: String(first), details: { commentId: comment.id } },
    ]);
  });

  it('that are dismissed keep it', async () => {
    const comment = await site.comment(id, 'Words');
    const { id: first } = (await report(comment.id)).json();
    expect((await decide(first, { status: 'dismissed' })).json().status).toBe('dismissed');
    expect((await site.read(id)).comments).toHaveLength(1);
    expect(await acts()).toMatchObject([{ action: 'comment_report.dismiss' }]);
  });

  it('are decided once, even concurrently', async () => {
    const comment = await site.comment(id, 'Words');
    const { id: first } = (await report(comment.id)).json();
    const statuses = await Promise.all(
      Array.from({ length: 4 }, async () => (await decide(first, { status: 'upheld' })).statusCode),
    );
    expect(statuses.toSorted()).toEqual([200, 409, 409, 409]);
    expect((await decide(first, { status: 'dismissed' })).json()).toMatchObject({
      code: 'ALREADY_DECIDED',
      message: 'This report has already been decided.',
    });
    expect((await site.read(id)).commentCount).toBe(0);
    expect(await acts()).toHaveLength(2);
  });

  it('can be upheld after the comment was deleted', async () => {
    const comment = await site.comment(id, 'Words');
    const { id: first } = (await report(comment.id)).json();
    await site.ada.delete(`/api/comments/${comment.id}`);
    expect((await decide(first, { status: 'upheld' })).statusCode).toBe(200);
    expect(await acts()).toMatchObject([{ action: 'comment_report.uphold' }]);
  });

  it.each([
    [{}, 400, 'Status must be upheld or dismissed'],
    [{ status: 'open' }, 400, 'Status must be upheld or dismissed'],
    [{ status: 'upheld', reason: 5 }, 400, 'Reason must be a string'],
    [{ status: 'upheld' }, 404, 'Report not found'],
  ])('cannot be decided with %j', async (decision, status, message) => {
    const response = await decide(999_999, decision);
    expect(response.statusCode).toBe(status);
    expect(response.json().message).toBe(message);
  });
});
