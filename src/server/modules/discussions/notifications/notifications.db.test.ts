import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Notification } from '#shared/contracts/notification.ts';
import { createDiscussionSite, type DiscussionSite } from '#test/support/discussions.ts';
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

const list = async (person: Visitor, query = ''): Promise<Notification[]> =>
  (await person.get(`/api/notifications${query}`)).json();
const unread = async (person: Visitor): Promise<number> =>
  (await person.get('/api/notifications/count')).json().unread;

describe('the list', () => {
  it('has pages, newest first', async () => {
    const { id } = await site.start();
    for (const content of ['1', '2', '3']) await site.comment(id, content, { author: bob });
    const response = await ada.get('/api/notifications?page=2&pageSize=2');
    expect(response.headers['x-total-count']).toBe('3');
    const rest: Notification[] = response.json();
    expect(rest).toHaveLength(1);
    const ids = (await list(ada)).map((row) => row.id);
    expect(ids).toEqual(ids.toSorted((a, b) => b - a));
    expect(rest[0]?.id).toBe(ids[2]);
  });

  it('has 25 on a page by default', async () => {
    const { id } = await site.start();
    await site.rows(
      `insert into notifications (user_id, kind, discussion_id)
       select $1, 'comment', $2 from generate_series(1, 30)`,
      [ada.user.id, id],
    );
    expect(await list(ada)).toHaveLength(25);
    expect(await list(ada, '?page=2')).toHaveLength(5);
    expect(await unread(ada)).toBe(30);
  });

  it('omits hidden and deleted content, as does the count', async () => {
    const { id } = await site.start();
    const comment = await site.comment(id, 'Here', { author: bob });
    const expectTold = async (number: number) => {
      const response = await ada.get('/api/notifications');
      expect(response.json()).toHaveLength(number);
      expect(response.headers['x-total-count']).toBe(String(number));
      expect(await unread(ada)).toBe(number);
    };
    await expectTold(1);
    await site.setHidden(true);
    await expectTold(0);
    await site.setHidden(false);
    await expectTold(1);
    await site.admin.delete(`/api/admin/discussions/${id}`, {});
    await expectTold(0);
    await site.admin.post(`/api/admin/discussions/${id}/restore`);
    await expectTold(1);
    await bob.delete(`/api/comments/${comment.id}`, {});
    await expectTold(0);
  });

  it('keeps notifications from deleted accounts', async () => {
    const gone = await site.person();
    const { id } = await site.start();
    await site.comment(id, 'Bye', { author: gone });
    await site.rows('delete from users where id = $1', [gone.user.id]);
    expect(await list(ada)).toMatchObject([{ kind: 'comment', actor: null }]);
  });

  it.each(['page=0', 'page=x', 'pageSize=0', 'pageSize=1000000'])('refuses ?%s', async (query) => {
    expect((await ada.get(`/api/notifications?${query}`)).statusCode).toBe(400);
  });
});

describe('reading', () => {
  async function threeForAda(): Promise<number[]> {
    const { id } = await site.start();
    for (const content of ['1', '2', '3']) await site.comment(id, content, { author: bob });
    return (await list(ada)).map((row) => row.id);
  }

  it('marks the given ids', async () => {
    const [newest] = await threeForAda();
    const response = await ada.post('/api/notifications/read', { ids: [newest] });
    expect(response.statusCode).toBe(204);
    expect((await list(ada)).map(({ isRead }) => isRead)).toEqual([true, false, false]);
    expect(await unread(ada)).toBe(2);
  });

  it('marks all without ids, and none for an empty list', async () => {
    await threeForAda();
    await ada.post('/api/notifications/read', { ids: [] });
    expect(await unread(ada)).toBe(3);
    expect((await ada.post('/api/notifications/read')).statusCode).toBe(204);
    expect(await unread(ada)).toBe(0);
  });

  it('marks those of one discussion when it is opened', async () => {
    await threeForAda();
    const { id: discussionId } = await site.start({ title: 'Another one' });
    await site.comment(discussionId, 'Elsewhere', { author: bob });
    expect((await bob.post('/api/notifications/read', { discussionId })).statusCode).toBe(204);
    expect(await unread(ada)).toBe(4);
    expect((await ada.post('/api/notifications/read', { discussionId })).statusCode).toBe(204);
    expect((await list(ada)).map(({ isRead }) => isRead)).toEqual([true, false, false, false]);
  });

  it("does nothing to other people's", async () => {
    const ids = await threeForAda();
    expect((await bob.post('/api/notifications/read', { ids })).statusCode).toBe(204);
    expect((await site.admin.post('/api/notifications/read')).statusCode).toBe(204);
    expect(await unread(ada)).toBe(3);
  });

  it.each([
    { ids: 'all' },
    { ids: [0] },
    { ids: ['x'] },
    { ids: [2 ** 31] },
    { discussionId: 0 },
    { discussionId: 'x' },
    { ids: Array.from({ length: 1_001 }, () => 1) },
  ])('refuses %o', async (body) => {
    await threeForAda();
    expect((await ada.post('/api/notifications/read', body)).statusCode).toBe(400);
    expect(await unread(ada)).toBe(3);
  });
});

it('requires sign-in', async () => {
  for (const path of [
    '/api/notifications',
    '/api/notifications/count',
    '/api/user/notifications',
  ]) {
    expect((await site.nobody.get(path)).statusCode).toBe(401);
  }
  expect((await site.nobody.post('/api/notifications/read')).statusCode).toBe(401);
  const off = { discussionMail: false };
  expect((await site.nobody.put('/api/user/notifications', off)).statusCode).toBe(401);
});

it("is part of a person's own data", async () => {
  const { id } = await site.start();
  await site.comment(id, 'Hello', { author: bob });
  const data = (await ada.get('/api/user/data')).json();
  expect(data.notifications).toMatchObject([{ kind: 'comment', discussionId: id }]);
});
