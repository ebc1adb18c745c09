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

describe('GET /api/discussions/:id', () => {
  it('has the discussion, its question and the comments as a tree', async () => {
    const top = await site.comment(id, 'Top ||secret||');
    const other = await site.comment(id, 'Other', { author: site.bob });
    const reply = await site.comment(id, 'Reply', { parentId: top.id, author: site.bob });
    const response = await site.nobody.get(`/api/discussions/${id}`);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({
      id,
      title: 'Is it fair?',
      content: 'I think that it is.',
      contentHtml: '<p>I think that it is.</p>\n',
      preview: 'I think that it is.',
      questionId: site.questionId,
      variant: null,
      question: { id: site.questionId, name: 'A fair coin' },
      createdBy: site.ada.user.id,
      author: { username: 'Ada' },
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
      lastActivityAt: reply.createdAt,
      isPinned: false,
      isLocked: false,
      commentCount: 3,
      viewCount: 0,
      deletedAt: null,
      deletionReason: null,
      comments: [{ ...top, replies: [reply] }, other],
      nextComments: null,
    });
  });

  it.each([
    ['x', 400, 'Invalid discussion id'],
    ['0', 400, 'Invalid discussion id'],
    ['1.5', 400, 'Invalid discussion id'],
    ['99999999999', 400, 'Invalid discussion id'],
    ['999999', 404, 'Discussion not found'],
  ])('%s answers %i', async (wrong, status, message) => {
    for (const path of [`/api/discussions/${wrong}`, `/api/discussions/${wrong}/comments`]) {
      const response = await site.nobody.get(path);
      expect(response.statusCode).toBe(status);
      expect(response.json()).toMatchObject({ message, error: message });
    }
  });

  it('hides deleted threads and those of hidden questions, except from administrators', async () => {
    const paths = [`/api/discussions/${id}`, `/api/discussions/${id}/comments`];
    const statuses = async (reader = site.nobody) =>
      Promise.all(paths.map(async (path) => (await reader.get(path)).statusCode));
    await site.setHidden(true);
    expect(await statuses()).toEqual([404, 404]);
    expect(await statuses(site.ada)).toEqual([404, 404]);
    expect(await statuses(site.admin)).toEqual([200, 200]);
    await site.setHidden(false);
    await site.admin.delete(`/api/admin/discussions/${id}`, { reason: 'Off topic' });
    expect(await statuses()).toEqual([404, 404]);
    expect(await statuses(site.ada)).toEqual([404, 404]);
    expect(await site.read(id, site.admin)).toMatchObject({
      deletedAt: expect.any(String),
      deletionReason: 'Off topic',
    });
  });
});

it('is documented with nested replies', async () => {
  const { components } = (await site.nobody.get('/api/openapi.json')).json();
  expect(components.schemas.Comment.properties.replies).toEqual({
    type: 'array',
    items: { $ref: '#/components/schemas/Comment' },
  });
});
