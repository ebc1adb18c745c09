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

describe('PATCH /api/admin/discussions/:id', () => {
  const change = (wanted: object, discussion = id) =>
    site.admin.call('PATCH', `/api/admin/discussions/${discussion}`, wanted);

  it('pins and locks independently', async () => {
    expect((await change({ isPinned: true })).json()).toMatchObject({
      id,
      isPinned: true,
      isLocked: false,
      author: { username: 'Ada' },
    });
    expect((await change({ isLocked: true })).json()).toMatchObject({
      isPinned: true,
      isLocked: true,
    });
    expect((await change({ isPinned: false, isLocked: true })).json()).toMatchObject({
      isPinned: false,
      isLocked: true,
    });
    const common = { who: site.admin.user.id, action: 'discussion.update', what: String(id) };
    expect(await acts()).toEqual([
      { ...common, details: { isPinned: true } },
      { ...common, details: { isLocked: true } },
      { ...common, details: { isPinned: false } },
    ]);
  });

  it('records nothing if nothing changes', async () => {
    expect((await change({ isPinned: false })).statusCode).toBe(200);
    expect(await acts()).toEqual([]);
  });

  it.each([
    [{}, 'isPinned or isLocked is required'],
    [{ isPinned: 'yes' }, 'Pinned must be true or false'],
    [{ isLocked: 1 }, 'Locked must be true or false'],
  ])('refuses %j', async (wanted, message) => {
    const response = await change(wanted);
    expect(response.statusCode).toBe(400);
    expect(response.json().message).toBe(message);
  });

  it('is not found if missing', async () => {
    expect((await change({ isPinned: true }, 999_999)).statusCode).toBe(404);
    await site.admin.delete(`/api/admin/discussions/${id}`);
    expect((await change({ isPinned: true })).statusCode).toBe(404);
  });
});

describe('deleting and restoring a discussion', () => {
  const remove = (body?: object) => site.admin.delete(`/api/admin/discussions/${id}`, body);
  const restore = () => site.admin.post(`/api/admin/discussions/${id}/restore`);

  it('hides it with its comments, and restores everything', async () => {
    const comment = await site.comment(id, 'Words');
    expect((await remove({ reason: 'Off topic' })).statusCode).toBe(204);
    for (const call of [
      () => site.bob.post(`/api/comments/${comment.id}/like`),
      () => site.bob.post(`/api/comments/${comment.id}/report`, { reason: 'Rude' }),
      () => site.ada.call('PATCH', `/api/comments/${comment.id}`, { content: 'New' }),
      () => site.ada.delete(`/api/comments/${comment.id}`),
      () => site.ada.get(`/api/discussions/${id}`),
    ]) {
      expect((await call()).statusCode).toBe(404);
    }
    const response = await restore();
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({ id, commentCount: 1 });
    expect((await site.read(id)).comments).toMatchObject([{ content: 'Words' }]);
    expect(await acts()).toMatchObject([
      { action: 'discussion.delete', what: String(id), details: { reason: 'Off topic' } },
      { action: 'discussion.restore', what: String(id) },
    ]);
  });

  it('happens once', async () => {
    await remove();
    expect((await remove()).statusCode).toBe(404);
    await restore();
    const again = await restore();
    expect(again.statusCode).toBe(409);
    expect(again.json()).toMatchObject({
      code: 'NOT_DELETED',
      message: 'This discussion is not deleted.',
    });
    const absent = await site.admin.post('/api/admin/discussions/999999/restore');
    expect(absent.statusCode).toBe(404);
    expect(absent.json().message).toBe('Discussion not found');
  });
});

describe('restoring a comment', () => {
  const restore = (comment: number) => site.admin.post(`/api/admin/comments/${comment}/restore`);

  it('restores what a moderator deleted', async () => {
    const comment = await site.comment(id, 'Words');
    await site.admin.delete(`/api/comments/${comment.id}`, { reason: 'Mistake' });
    expect((await site.read(id)).commentCount).toBe(0);
    const response = await restore(comment.id);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual(comment);
    expect(await site.read(id)).toMatchObject({
      commentCount: 1,
      lastActivityAt: comment.createdAt,
      comments: [comment],
    });
    expect(await acts()).toMatchObject([
      { action: 'comment.delete' },
      { action: 'comment.restore', what: String(comment.id), details: { threadId: id } },
    ]);
  });

  it('does not restore what its author deleted', async () => {
    const comment = await site.comment(id, 'Words');
    await site.ada.delete(`/api/comments/${comment.id}`);
    const response = await restore(comment.id);
    expect(response.statusCode).toBe(409);
    expect(response.json().message).toBe('This comment was deleted by its author.');
  });

  it('needs a deleted comment', async () => {
    const comment = await site.comment(id, 'Words');
    expect((await restore(comment.id)).statusCode).toBe(409);
    expect((await restore(999_999)).statusCode).toBe(404);
  });
});
