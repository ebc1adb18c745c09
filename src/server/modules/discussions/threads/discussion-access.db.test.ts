import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Comment } from '#shared/contracts/comment.ts';
import { createDiscussionSite, type DiscussionSite } from '#test/support/discussions.ts';
import type { Visitor } from '#test/support/http.ts';

let site: DiscussionSite;
/** Used to be signed in. */
let revoked: Visitor;
/** Used to be an administrator. */
let demoted: Visitor;
beforeAll(async () => {
  site = await createDiscussionSite();
  const leaver = await site.person({ isAdmin: true });
  await site.rows('delete from sessions where user_id = $1', [leaver.user.id]);
  revoked = leaver;
  const former = await site.person({ isAdmin: true });
  await site.rows('update users set is_admin = false where id = $1', [former.user.id]);
  demoted = former;
});
afterAll(() => site.close());

interface Subject {
  id: number;
  /** Ada's. */
  comment: Comment;
  reportId: number;
}

/** A new discussion of Ada's, with a comment of hers that Bob reported. */
async function prepare(): Promise<Subject> {
  const { id } = await site.start({ title: `Discussion ${Math.random()}` });
  const comment = await site.comment(id, 'Words');
  const report = await site.bob.post(`/api/comments/${comment.id}/report`, { reason: 'Rude' });
  return { id, comment, reportId: report.json().id };
}

type Call = (visitor: Visitor, subject: Subject) => ReturnType<Visitor['get']>;

/** The status for visitors, an ended session, another user, the author and an administrator. */
const calls: [name: string, expected: [number, number, number, number], call: Call][] = [
  [
    'the list',
    [200, 200, 200, 200],
    (one) => one.get(`/api/discussions/question/${site.questionId}`),
  ],
  ['the thread', [200, 200, 200, 200], (one, { id }) => one.get(`/api/discussions/${id}`)],
  [
    'its comments',
    [200, 200, 200, 200],
    (one, { id }) => one.get(`/api/discussions/${id}/comments`),
  ],
  ['a view', [204, 204, 204, 204], (one, { id }) => one.post(`/api/discussions/${id}/view`)],
  [
    'a new discussion',
    [401, 201, 201, 201],
    (one) =>
      one.post('/api/discussions', {
        title: 'Title',
        content: 'Long enough.',
        questionId: site.questionId,
      }),
  ],
  [
    'a new comment',
    [401, 201, 201, 201],
    (one, { id }) => one.post('/api/comments', { content: 'Hm', threadId: id }),
  ],
  [
    'an edit',
    [401, 403, 200, 403],
    (one, { comment }) => one.call('PATCH', `/api/comments/${comment.id}`, { content: 'New' }),
  ],
  [
    'a deletion',
    [401, 403, 204, 204],
    (one, { comment }) => one.delete(`/api/comments/${comment.id}`),
  ],
  [
    'a like',
    [401, 200, 400, 200],
    (one, { comment }) => one.post(`/api/comments/${comment.id}/like`),
  ],
  [
    'an unlike',
    [401, 200, 200, 200],
    (one, { comment }) => one.delete(`/api/comments/${comment.id}/like`),
  ],
  [
    'a report',
    [401, 201, 400, 201],
    (one, { comment }) => one.post(`/api/comments/${comment.id}/report`, { reason: 'Rude' }),
  ],
  [
    'a pin',
    [401, 403, 403, 200],
    (one, { id }) => one.call('PATCH', `/api/admin/discussions/${id}`, { isPinned: true }),
  ],
  [
    'a deleted discussion',
    [401, 403, 403, 204],
    (one, { id }) => one.delete(`/api/admin/discussions/${id}`),
  ],
  [
    'a restored discussion',
    [401, 403, 403, 409],
    (one, { id }) => one.post(`/api/admin/discussions/${id}/restore`),
  ],
  [
    'a restored comment',
    [401, 403, 403, 409],
    (one, { comment }) => one.post(`/api/admin/comments/${comment.id}/restore`),
  ],
  ['the reports', [401, 403, 403, 200], (one) => one.get('/api/admin/comment-reports')],
  [
    'a decision',
    [401, 403, 403, 200],
    (one, { reportId }) =>
      one.put(`/api/admin/comment-reports/${reportId}`, { status: 'dismissed' }),
  ],
];

describe.each(calls)('%s', (_name, [asNobody, asUser, asAuthor, asAdmin], call) => {
  it('answers each role as allowed', async () => {
    const statuses: number[] = [];
    for (const visitor of [site.nobody, revoked, site.bob, demoted, site.ada, site.admin]) {
      statuses.push((await call(visitor, await prepare())).statusCode);
    }
    expect(statuses).toEqual([asNobody, asNobody, asUser, asUser, asAuthor, asAdmin]);
  });

  it('hides a hidden question', async () => {
    const isForAdmins = asUser === 403 && asAuthor === 403;
    const subject = await prepare();
    await site.setHidden(true);
    try {
      const statuses: number[] = [];
      for (const visitor of [site.nobody, site.bob, site.ada]) {
        const response = await call(visitor, subject);
        expect(response.body).not.toContain('Words');
        statuses.push(response.statusCode);
      }
      const refusal = isForAdmins ? 403 : 404;
      expect(statuses).toEqual([asNobody === 401 ? 401 : 404, refusal, refusal]);
    } finally {
      await site.setHidden(false);
    }
  });
});
