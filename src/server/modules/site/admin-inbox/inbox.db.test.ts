import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createDiscussionSite, type DiscussionSite } from '#test/support/discussions.ts';
import { emptyTables } from '#test/support/empty-tables.ts';
import { insertSubscription } from '#test/support/subscriptions.ts';

let site: DiscussionSite;
beforeAll(async () => {
  site = await createDiscussionSite();
});
afterAll(() => site.close());
beforeEach(() =>
  emptyTables(
    site.database.pool,
    'error_reports',
    'comment_reports',
    'feedback_messages',
    'subscriptions',
    'mail_messages',
  ),
);

const work = async () => (await site.admin.get('/api/admin/work')).json();
const nothing = { count: 0, oldest: null };

it('is nothing on a quiet site', async () => {
  expect(await work()).toEqual({
    errorReports: nothing,
    comments: nothing,
    partners: nothing,
    feedback: nothing,
    payments: nothing,
    mail: nothing,
  });
});

it('counts new error reports and names the oldest', async () => {
  await site.rows(
    `insert into error_reports (question_id, description, status, created_at) values
       ($1, 'The second one', 'New', '2026-01-02Z'), ($1, 'The first one', 'new', '2026-01-01Z'),
       ($1, 'Seen already', 'Open', '2025-01-01Z')`,
    [site.questionId],
  );
  const [{ id }] = await site.rows(
    "select id from error_reports where description = 'The first one'",
  );
  expect((await work()).errorReports).toEqual({
    count: 2,
    oldest: { id, title: 'A fair coin', since: '2026-01-01T00:00:00.000Z' },
  });
});

it('counts reported comments until they are resolved', async () => {
  const { id } = await site.start();
  const comment = await site.comment(id, 'Spam');
  await site.bob.post(`/api/comments/${comment.id}/report`, { reason: 'It is spam.' });
  const { comments } = await work();
  expect(comments).toMatchObject({ count: 1, oldest: { title: 'Is it fair?' } });
  await site.admin.put(`/api/admin/comment-reports/${comments.oldest.id}`, { status: 'dismissed' });
  expect((await work()).comments).toEqual(nothing);
});

it('counts feedback until it is handled, and shows the beginning of its text', async () => {
  await site.nobody.post('/api/feedback', { message: `Good ${'and so on '.repeat(50)}` });
  const { feedback } = await work();
  expect(feedback.count).toBe(1);
  expect(feedback.oldest.title).toMatch(/^Good and so on .{105}$/);
  await site.admin.call('PATCH', `/api/admin/feedback/${feedback.oldest.id}`, {
    isHandled: true,
  });
  expect((await work()).feedback).toEqual(nothing);
});

it('counts subscriptions with an unpaid renewal, while they are open', async () => {
  const { pool } = site.database;
  await insertSubscription(pool, site.ada.user.id, { paymentFailedAt: new Date('2026-02-03Z') });
  await insertSubscription(pool, site.bob.user.id);
  expect((await work()).payments).toMatchObject({
    count: 1,
    oldest: { title: 'Ada', since: '2026-02-03T00:00:00.000Z' },
  });
  await site.rows('update subscriptions set ended_at = now()');
  expect((await work()).payments).toEqual(nothing);
});

it('counts failed emails', async () => {
  await site.rows(
    `insert into mail_messages (kind, recipient, subject, html, text, status, last_attempt_at) values
       ('x', 'a@example.org', 'Hello', '', '', 'failed', '2026-02-03Z'),
       ('x', 'a@example.org', 'Later', '', '', 'queued', '2026-02-03Z')`,
  );
  expect((await work()).mail).toMatchObject({ count: 1, oldest: { title: 'Hello' } });
});

it('stops counting at a hundred', async () => {
  await site.rows(
    "insert into feedback_messages (message) select 'x' from generate_series(1, 130)",
  );
  expect((await work()).feedback.count).toBe(100);
});

it('is for administrators only', async () => {
  for (const path of ['/api/admin/work', '/api/admin/work/mail']) {
    expect((await site.nobody.get(path)).statusCode).toBe(401);
    expect((await site.ada.get(path)).statusCode).toBe(403);
  }
});
