import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createDiscussionSite, type DiscussionSite } from '#test/support/discussions.ts';
import { emptyTables } from '#test/support/empty-tables.ts';

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
const lock = (isLocked = true) =>
  site.admin.call('PATCH', `/api/admin/discussions/${id}`, { isLocked });

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

describe('POST /api/comments', () => {
  const post = (fields: object = {}, author = site.ada) =>
    author.post('/api/comments', {
      content: 'So $p = 1/2$.',
      threadId: id,
      parentId: null,
      ...fields,
    });

  it('posts a comment', async () => {
    later(5);
    const response = await post();
    expect(response.statusCode).toBe(201);
    expect(response.json()).toEqual({
      id: expect.any(Number),
      content: 'So $p = 1/2$.',
      contentHtml: expect.stringMatching(/^<p>So <span class="katex">.+<\/p>\n$/),
      threadId: id,
      userId: site.ada.user.id,
      parentId: null,
      depth: 0,
      createdAt: now.toISOString(),
      editedAt: null,
      isDeleted: false,
      deletionReason: null,
      likes: 0,
      likedByMe: false,
      author: { username: 'Ada' },
      replies: [],
    });
    expect(await site.read(id)).toMatchObject({
      commentCount: 1,
      lastActivityAt: now.toISOString(),
      comments: [response.json()],
    });
  });

  it('replies to another comment', async () => {
    const first = await site.comment(id, 'One');
    const second = await site.comment(id, 'Two', { parentId: first.id, author: site.bob });
    const third = await site.comment(id, 'Three', { parentId: second.id });
    expect([first.depth, second.depth, third.depth]).toEqual([0, 1, 2]);
    expect((await site.read(id)).comments).toMatchObject([
      { id: first.id, replies: [{ id: second.id, replies: [{ id: third.id, depth: 2 }] }] },
    ]);
  });

  it('takes the author from the session', async () => {
    const response = await post({ userId: site.bob.user.id, likes: 9, createdAt: '2001-01-01' });
    expect(response.json()).toMatchObject({
      userId: site.ada.user.id,
      author: { username: 'Ada' },
      likes: 0,
      createdAt: now.toISOString(),
    });
  });

  it('requires sign-in', async () => {
    const response = await site.nobody.post('/api/comments', { content: 'Hi', threadId: id });
    expect(response.statusCode).toBe(401);
    expect(response.json().error).toBe('You must be logged in to comment');
  });

  it.each([
    [{ content: undefined }, 'Comment cannot be empty'],
    [{ content: '' }, 'Comment cannot be empty'],
    [{ content: ' \n\t\u00a0 ' }, 'Comment cannot be empty'],
    [{ content: '\u200b\u2060' }, 'Comment cannot be empty'],
    [{ content: 5 }, 'Comment cannot be empty'],
    [{ content: 'x'.repeat(200_000) }, 'Comment cannot be longer than 20 kB'],
    [{ content: 'x'.repeat(20_481) }, 'Comment cannot be longer than 20 kB'],
    [{ content: 'é'.repeat(10_241) }, 'Comment cannot be longer than 20 kB'],
    [{ content: `${'> '.repeat(61)}deep` }, 'The text is nested too deeply.'],
    [{ content: '$\\def\\a{b}$' }, /^A formula defines a command/],
    [{ content: 'a\0b' }, 'The text contains a character that cannot be saved.'],
    [{ threadId: undefined }, 'Invalid discussion id'],
    [{ threadId: 'x' }, 'Invalid discussion id'],
    [{ parentId: 'x' }, 'Invalid comment id'],
    [{ parentId: 999_999 }, 'The comment you are replying to is not in this discussion'],
  ])('refuses %j', async (fields, message) => {
    const response = await post(fields);
    expect(response.statusCode).toBe(400);
    expect(response.json().message).toEqual(
      typeof message === 'string' ? message : expect.stringMatching(message),
    );
    await expectExactCounts();
    expect((await site.read(id)).commentCount).toBe(0);
  });

  it.each(['x'.repeat(20_480), 'é'.repeat(10_240), '👍'])(
    'accepts the longest text',
    async (content) => {
      expect((await post({ content })).statusCode).toBe(201);
    },
  );

  it('refuses replies to comments elsewhere or deleted ones', async () => {
    const elsewhere = await site.start({ title: 'Elsewhere' });
    const there = await site.comment(elsewhere.id, 'There');
    const crossed = await post({ parentId: there.id });
    expect(crossed.statusCode).toBe(400);
    expect(crossed.json().message).toBe(
      'The comment you are replying to is not in this discussion',
    );

    const gone = await site.comment(id, 'Gone');
    await site.ada.delete(`/api/comments/${gone.id}`);
    const late = await post({ parentId: gone.id });
    expect(late.statusCode).toBe(400);
    expect(late.json().message).toBe('The comment you are replying to was deleted');
  });

  it.each([
    ['absent', async () => 999_999],
    [
      'deleted',
      async () => {
        await site.admin.delete(`/api/admin/discussions/${id}`);
        return id;
      },
    ],
    ['hidden', async () => (await site.start({ questionId: site.hiddenId }, site.admin)).id],
  ])('is not found in a discussion that is %s', async (_what, find) => {
    const response = await post({ threadId: await find() });
    expect(response.statusCode).toBe(404);
    expect(response.json().message).toBe('Discussion not found');
  });

  it('is refused in a locked discussion, administrators included', async () => {
    await lock();
    for (const author of [site.ada, site.admin]) {
      const response = await post({}, author);
      expect(response.statusCode).toBe(403);
      expect(response.json()).toMatchObject({
        code: 'LOCKED',
        message: 'This discussion is locked. New comments are not allowed.',
      });
    }
    await lock(false);
    expect((await post()).statusCode).toBe(201);
  });

  it('stores a duplicate once, even concurrently', async () => {
    const sent = Array.from({ length: 6 }, () => post({ submissionKey: 'key-1' }));
    const ids = (await Promise.all(sent)).map((response) => response.json().id);
    expect(new Set(ids).size).toBe(1);
    const unkeyed = await Promise.all([post({ content: 'Hm' }), post({ content: 'Hm' })]);
    expect(unkeyed[0]?.json().id).toBe(unkeyed[1]?.json().id);
    expect((await site.read(id)).commentCount).toBe(2);
    await expectExactCounts();

    expect((await post({ content: 'Hm' }, site.bob)).json().id).not.toBe(unkeyed[0]?.json().id);
    const reply = await post({ content: 'Hm', parentId: ids[0] });
    expect(reply.json().id).not.toBe(unkeyed[0]?.json().id);
    later(61);
    expect((await post({ content: 'Hm' })).json().id).not.toBe(unkeyed[0]?.json().id);
  });

  it('stores the same text again once the first is deleted', async () => {
    const first = await site.comment(id, 'Hm');
    await site.ada.delete(`/api/comments/${first.id}`);
    const second = await site.comment(id, 'Hm');
    expect(second.id).not.toBe(first.id);
    expect((await site.read(id)).commentCount).toBe(1);
  });

  it('does not return a comment of another thread', async () => {
    await post({ submissionKey: 'key-1' });
    const other = await site.start({ title: 'Another' });
    const response = await post({ submissionKey: 'key-1', threadId: other.id });
    expect(response.statusCode).toBe(409);
    expect(response.json().code).toBe('ALREADY_SENT');
  });

  it('counts exactly under concurrent writes and deletes', async () => {
    const numbers = Array.from({ length: 20 }, (_, index) => index);
    const written = await Promise.all(
      numbers.map((number) =>
        site.comment(id, `Comment ${number}`, { author: number % 2 ? site.ada : site.bob }),
      ),
    );
    expect((await site.read(id)).commentCount).toBe(20);
    await expectExactCounts();
    await Promise.all(
      written.flatMap((comment, index) => {
        const author = index % 2 ? site.ada : site.bob;
        return [
          author.delete(`/api/comments/${comment.id}`),
          author.delete(`/api/comments/${comment.id}`),
          ...(index < 5 ? [site.comment(id, `Late ${index}`)] : []),
        ];
      }),
    );
    expect((await site.read(id)).commentCount).toBe(5);
    await expectExactCounts();
  });
});
