import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Notification } from '#shared/contracts/notification.ts';
import { createDiscussionSite, type DiscussionSite } from '#test/support/discussions.ts';
import { eventually } from '#test/support/eventually.ts';
import type { Visitor } from '#test/support/http.ts';

let site: DiscussionSite;
let ada: DiscussionSite['ada'];
let bob: DiscussionSite['bob'];
beforeAll(async () => {
  site = await createDiscussionSite();
  ({ ada, bob } = site);
});
afterAll(() => site.close());
// Deletes their comments too.
beforeEach(() => site.rows('delete from discussions'));

const list = async (person: Visitor): Promise<Notification[]> =>
  (await person.get('/api/notifications')).json();
const unread = async (person: Visitor): Promise<number> =>
  (await person.get('/api/notifications/count')).json().unread;

describe('who is notified', () => {
  it('is the starter of the discussion', async () => {
    const { id, title } = await site.start();
    const comment = await site.comment(id, 'I doubt it.', { author: bob });
    expect(await list(ada)).toEqual([
      {
        id: expect.any(Number),
        kind: 'comment',
        actor: { username: 'Bob' },
        discussion: { id, title },
        commentId: comment.id,
        report: null,
        question: null,
        message: null,
        createdAt: expect.any(String),
        isRead: false,
      },
    ]);
    expect(await unread(ada)).toBe(1);
    expect(await list(bob)).toEqual([]);
  });

  it('is the author replied to, and the starter too', async () => {
    const { id } = await site.start();
    const first = await site.comment(id, 'First', { author: bob });
    const cleo = await site.person();
    await site.comment(id, 'Reply', { author: cleo, parentId: first.id });
    expect(await list(bob)).toMatchObject([{ kind: 'reply' }]);
    expect(await list(ada)).toMatchObject([{ kind: 'comment' }, { kind: 'comment' }]);
  });

  it('is notified once, if both are the same', async () => {
    const { id } = await site.start();
    const own = await site.comment(id, 'My own');
    await site.comment(id, 'Reply', { author: bob, parentId: own.id });
    expect(await list(ada)).toMatchObject([{ kind: 'reply' }]);
  });

  it('is never the author', async () => {
    const { id } = await site.start();
    const own = await site.comment(id, 'My own');
    await site.comment(id, 'And more', { parentId: own.id });
    expect(await list(ada)).toEqual([]);
  });

  it('is no one for duplicate or refused comments', async () => {
    const { id } = await site.start();
    const body = { threadId: id, content: 'Twice', parentId: null, submissionKey: 'a-key' };
    await Promise.all([bob.post('/api/comments', body), bob.post('/api/comments', body)]);
    expect(await list(ada)).toHaveLength(1);
    await site.rows('update discussions set is_locked = true where id = $1', [id]);
    expect((await bob.post('/api/comments', { ...body, content: 'Late' })).statusCode).toBe(201);
    const late = { threadId: id, content: 'Too late', parentId: null };
    expect((await bob.post('/api/comments', late)).statusCode).toBe(403);
    expect(await list(ada)).toHaveLength(1);
  });

  it('is no one with a deleted account', async () => {
    const gone = await site.person();
    const { id } = await site.start({}, gone);
    const comment = await site.comment(id, 'Bye', { author: gone });
    await site.rows('delete from users where id = $1', [gone.user.id]);
    await site.comment(id, 'Who was it?', { author: bob, parentId: comment.id });
    expect(await site.rows('select * from notifications')).toEqual([]);
  });

  it('is the author of a comment removed by a moderator, with the reason but no name', async () => {
    const { id } = await site.start();
    const rude = await site.comment(id, 'Rude', { author: bob });
    const own = await site.comment(id, 'Own', { author: bob });
    await site.rows('delete from notifications');
    await site.admin.delete(`/api/comments/${rude.id}`, { reason: 'Be kind.' });
    await bob.delete(`/api/comments/${own.id}`, {});
    expect(await list(bob)).toMatchObject([
      {
        kind: 'removed',
        actor: null,
        discussion: { id },
        commentId: rude.id,
        message: 'Be kind.',
      },
    ]);
    expect(await list(ada)).toEqual([]);
  });

  it('is the author of a comment removed after a report', async () => {
    const { id } = await site.start();
    const rude = await site.comment(id, 'Rude', { author: bob });
    const report = (
      await ada.post(`/api/comments/${rude.id}/report`, { reason: 'It is rude.' })
    ).json();
    const decided = await site.admin.put(`/api/admin/comment-reports/${report.id}`, {
      status: 'upheld',
    });
    expect(decided.statusCode).toBe(200);
    expect(await list(bob)).toMatchObject([{ kind: 'removed', message: null }]);
  });

  it('does not deadlock with a concurrent account deletion', async () => {
    const gone = await site.person();
    const { id } = await site.start({}, gone);
    const first = await site.comment(id, 'First', { author: gone });
    const leaving = await site.database.pool.connect();
    await leaving.query('begin');
    await leaving.query('select 1 from users where id = $1 for update', [gone.user.id]);
    const reply = { threadId: id, content: 'Wait!', parentId: first.id };
    const writing = bob.post('/api/comments', reply);
    await eventually(async () => {
      const waiting = `select 1 from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`;
      expect(await site.rows(waiting)).not.toEqual([]);
    });
    // Clears the name in the discussion, which the reply must not have locked yet.
    await leaving.query('delete from users where id = $1', [gone.user.id]);
    await leaving.query('commit');
    leaving.release();
    expect((await writing).statusCode).toBe(201);
    expect(await site.rows('select * from notifications')).toEqual([]);
  });
});
