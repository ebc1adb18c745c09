import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createDiscussionSite, type DiscussionSite } from '#test/support/discussions.ts';
import { emptyTables } from '#test/support/empty-tables.ts';

const hour = 60 * 60;
let site: DiscussionSite;
let now: Date;
let id: number;
beforeAll(async () => {
  site = await createDiscussionSite({ now: () => now });
});
afterAll(() => site.close());
beforeEach(async () => {
  now = new Date('2026-11-01T10:00:00.000Z');
  await emptyTables(site.database.pool, 'discussions', 'audit_log');
  id = (await site.start()).id;
});

const later = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};
const lock = () => site.admin.call('PATCH', `/api/admin/discussions/${id}`, { isLocked: true });

/** Compares the counts stored with the thread to the comments. */
async function expectExactCounts(): Promise<void> {
  const [kept] = await site.rows(
    `select comment_count as count, last_activity_at as last from discussions where id = $1`,
    [id],
  );
  const [counted] = await site.rows(
    `select count(c.id)::int as count, greatest(d.created_at, max(c.created_at)) as last
     from discussions d left join comments c on c.thread_id = d.id and c.deleted_at is null
     where d.id = $1 group by d.id`,
    [id],
  );
  expect(kept).toEqual(counted);
}

describe('PATCH /api/comments/:id', () => {
  const patch = (commentId: number, content: unknown = 'Better $x$', author = site.ada) =>
    author.call('PATCH', `/api/comments/${commentId}`, { content });

  it("edits the user's own comment within 24 hours and marks it", async () => {
    const parent = await site.comment(id, 'Parent');
    const comment = await site.comment(id, 'Words', { parentId: parent.id });
    later(24 * hour);
    const response = await patch(comment.id);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({
      content: 'Better $x$',
      contentHtml: expect.stringContaining('katex'),
      editedAt: now.toISOString(),
      createdAt: comment.createdAt,
      depth: 1,
    });
    expect((await site.read(id)).comments[0]?.replies[0]).toEqual(response.json());
    await expectExactCounts();
  });

  it('is no edit if nothing changes', async () => {
    const comment = await site.comment(id, 'Words');
    expect((await patch(comment.id, ' Words ')).json().editedAt).toBeNull();
  });

  it('is refused later', async () => {
    const comment = await site.comment(id, 'Words');
    later(24 * hour + 1);
    const response = await patch(comment.id);
    expect(response.statusCode).toBe(403);
    expect(response.json()).toMatchObject({
      code: 'TOO_LATE',
      message: 'Comments can only be edited within 24 hours of posting',
    });
  });

  it('is refused to others, administrators included', async () => {
    const comment = await site.comment(id, 'Words');
    for (const author of [site.bob, site.admin]) {
      const response = await patch(comment.id, 'Forged', author);
      expect(response.statusCode).toBe(403);
      expect(response.json().message).toBe('You can only edit your own comments');
    }
    expect((await site.read(id)).comments[0]?.content).toBe('Words');
  });

  it('is refused in a locked discussion', async () => {
    const comment = await site.comment(id, 'Words');
    await lock();
    const response = await patch(comment.id);
    expect(response.statusCode).toBe(403);
    expect(response.json().code).toBe('LOCKED');
  });

  it.each([
    ['', 'Comment cannot be empty'],
    [undefined, 'Comment cannot be empty'],
    ['x'.repeat(20_481), 'Comment cannot be longer than 20 kB'],
    ['$a$ '.repeat(301), 'There are more than 300 formulas.'],
  ])('refuses %j', async (content, message) => {
    const comment = await site.comment(id, 'Words');
    const response = await site.ada.call('PATCH', `/api/comments/${comment.id}`, { content });
    expect(response.statusCode).toBe(400);
    expect(response.json().message).toBe(message);
  });

  it('does not restore a deleted comment', async () => {
    const comment = await site.comment(id, 'Words');
    await site.ada.delete(`/api/comments/${comment.id}`);
    expect((await patch(comment.id)).statusCode).toBe(404);
  });
});

describe('DELETE /api/comments/:id', () => {
  const remove = (commentId: number, author = site.ada, body?: object) =>
    author.delete(`/api/comments/${commentId}`, body);

  it("deletes the user's own comment", async () => {
    const comment = await site.comment(id, 'Words');
    const response = await remove(comment.id);
    expect(response.statusCode).toBe(204);
    expect(await site.read(id)).toMatchObject({ comments: [], commentCount: 0 });
    expect((await remove(comment.id)).statusCode).toBe(404);
    await expectExactCounts();
  });

  it('leaves [deleted] if it has replies, and removes that with the last reply', async () => {
    const top = await site.comment(id, 'Top secret');
    const reply = await site.comment(id, 'Reply', { parentId: top.id, author: site.bob });
    await site.bob.post(`/api/comments/${top.id}/like`);
    await remove(top.id);
    const thread = await site.read(id, site.bob);
    expect(thread).toMatchObject({ commentCount: 1 });
    expect(thread.comments).toEqual([
      {
        id: top.id,
        content: '[deleted]',
        contentHtml: '<p>[deleted]</p>\n',
        threadId: id,
        userId: null,
        parentId: null,
        depth: 0,
        createdAt: top.createdAt,
        editedAt: null,
        isDeleted: true,
        deletionReason: null,
        likes: 0,
        likedByMe: false,
        author: null,
        replies: [expect.objectContaining({ id: reply.id, content: 'Reply' })],
      },
    ]);
    expect(JSON.stringify(thread)).not.toContain('secret');
    await remove(reply.id, site.bob);
    expect(await site.read(id)).toMatchObject({ comments: [], commentCount: 0 });
  });

  it('resets the last activity to that of what is left', async () => {
    later(60);
    const first = await site.comment(id, 'First');
    later(60);
    const second = await site.comment(id, 'Second');
    await remove(second.id);
    expect((await site.read(id)).lastActivityAt).toBe(first.createdAt);
    await remove(first.id);
    const thread = await site.read(id);
    expect(thread.lastActivityAt).toBe(thread.createdAt);
  });

  it('is refused to others', async () => {
    const comment = await site.comment(id, 'Words');
    const response = await remove(comment.id, site.bob);
    expect(response.statusCode).toBe(403);
    expect(response.json().error).toBe('You can only delete your own comments');
    expect((await site.read(id)).commentCount).toBe(1);
  });

  it('works in a locked discussion', async () => {
    const comment = await site.comment(id, 'Words');
    await lock();
    expect((await remove(comment.id)).statusCode).toBe(204);
  });

  it("shows a moderator's reason to the author and moderators only", async () => {
    const comment = await site.comment(id, 'Rude words');
    const response = await remove(comment.id, site.admin, { reason: 'Please be kind.' });
    expect(response.statusCode).toBe(204);
    for (const reader of [site.ada, site.admin]) {
      expect((await site.read(id, reader)).comments).toMatchObject([
        { content: '[deleted]', deletionReason: 'Please be kind.', isDeleted: true },
      ]);
    }
    for (const reader of [site.nobody, site.bob]) {
      expect((await site.read(id, reader)).comments).toEqual([]);
    }
    const reply = await site.rows(
      `insert into comments (thread_id, parent_id, content, content_html)
       values ($1, $2, 'Earlier reply', '') returning id`,
      [id, comment.id],
    );
    expect(reply).toHaveLength(1);
    expect((await site.read(id, site.bob)).comments).toMatchObject([
      { content: '[deleted]', deletionReason: null },
    ]);
    expect(
      await site.rows(`select actor_name, action, subject_id, details from audit_log`),
    ).toEqual([
      {
        actor_name: 'Root',
        action: 'comment.delete',
        subject_id: String(comment.id),
        details: { threadId: id, userId: site.ada.user.id, reason: 'Please be kind.' },
      },
    ]);
  });

  it('has a default reason for the author', async () => {
    const comment = await site.comment(id, 'Rude words');
    await remove(comment.id, site.admin);
    expect((await site.read(id, site.ada)).comments[0]?.deletionReason).toBe(
      'This comment was deleted by a moderator.',
    );
  });

  it("stores no reason for deleting one's own", async () => {
    const comment = await site.comment(id, 'Words', { author: site.admin });
    await remove(comment.id, site.admin, { reason: 'Because' });
    expect((await site.read(id, site.admin)).comments).toEqual([]);
    expect(
      await site.rows(`select * from audit_log where subject_id = $1`, [String(comment.id)]),
    ).toEqual([]);
  });

  it('refuses an overlong reason', async () => {
    const comment = await site.comment(id, 'Words');
    const response = await remove(comment.id, site.admin, { reason: 'x'.repeat(1_001) });
    expect(response.statusCode).toBe(400);
    expect(response.json().message).toBe('Reason cannot exceed 1,000 characters');
  });
});
