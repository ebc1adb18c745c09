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
  await emptyTables(site.database.pool, 'discussions');
  id = (await site.start()).id;
});

describe('likes', () => {
  const like = (commentId: number, author = site.bob) =>
    author.post(`/api/comments/${commentId}/like`);
  const unlike = (commentId: number, author = site.bob) =>
    author.delete(`/api/comments/${commentId}/like`);

  it('count once per user, however often they are given', async () => {
    const comment = await site.comment(id, 'Words');
    expect((await like(comment.id)).json()).toEqual({ likes: 1, likedByMe: true });
    expect((await like(comment.id)).json()).toEqual({ likes: 1, likedByMe: true });
    expect((await like(comment.id, site.admin)).json()).toEqual({ likes: 2, likedByMe: true });
    expect((await site.read(id, site.bob)).comments).toMatchObject([{ likes: 2, likedByMe: true }]);
    expect((await site.read(id, site.ada)).comments).toMatchObject([
      { likes: 2, likedByMe: false },
    ]);
    expect((await site.read(id)).comments).toMatchObject([{ likes: 2, likedByMe: false }]);
    expect((await unlike(comment.id)).json()).toEqual({ likes: 1, likedByMe: false });
    expect((await unlike(comment.id)).json()).toEqual({ likes: 1, likedByMe: false });
  });

  it("are not for one's own comments", async () => {
    const comment = await site.comment(id, 'Words');
    const response = await like(comment.id, site.ada);
    expect(response.statusCode).toBe(400);
    expect(response.json().message).toBe('You cannot like your own comment');
    expect((await unlike(comment.id, site.ada)).json()).toEqual({ likes: 0, likedByMe: false });
  });

  it('are not for deleted comments', async () => {
    const comment = await site.comment(id, 'Words');
    await site.ada.delete(`/api/comments/${comment.id}`);
    expect((await like(comment.id)).statusCode).toBe(404);
    expect((await unlike(comment.id)).statusCode).toBe(404);
  });

  it('are counted exactly under concurrency', async () => {
    const comment = await site.comment(id, 'Words');
    const people = await Promise.all(Array.from({ length: 10 }, () => site.person()));
    await Promise.all(people.flatMap((one) => [like(comment.id, one), like(comment.id, one)]));
    expect((await site.read(id)).comments[0]?.likes).toBe(10);
    await Promise.all(
      people.flatMap((one, index) => [
        unlike(comment.id, one),
        ...(index % 2 ? [unlike(comment.id, one)] : []),
      ]),
    );
    await Promise.all(people.slice(0, 5).map((one) => like(comment.id, one)));
    const [{ count }] = await site.rows('select count(*)::int from comment_likes');
    expect(count).toBe(5);
    expect((await site.read(id)).comments[0]?.likes).toBe(5);
  });
});
