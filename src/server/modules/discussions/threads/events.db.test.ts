import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openDatabase } from '#server/db/client.ts';
import { transactionsOn } from '#server/db/transaction.ts';
import { createDiscussionSite, type DiscussionSite } from '#test/support/discussions.ts';
import { createRenderingService } from '../../ground/rendering/rendering.service.ts';
import { type CommentService, createCommentService } from './comment.service.ts';
import type { Commented, CommentRemoved } from './events.ts';
import { createThreadService } from './thread.service.ts';

let site: DiscussionSite;
let comments: CommentService;
const heard: (Commented | CommentRemoved)[] = [];
let failure: Error | null = null;
beforeAll(async () => {
  site = await createDiscussionSite();
  const hear = async (_transaction: unknown, event: Commented | CommentRemoved) => {
    heard.push(event);
    if (failure) throw failure;
  };
  comments = createCommentService({
    inTransaction: transactionsOn(site.database.pool),
    changes: site.changes,
    rateLimits: { allow: async () => {} },
    threads: createThreadService(openDatabase(site.database.pool)),
    rendering: createRenderingService(site.deps.workers),
    events: { commented: hear, commentRemoved: hear },
    now: () => new Date(),
  });
});
afterAll(() => site.close());
beforeEach(() => {
  heard.length = 0;
  failure = null;
});

const actor = (one: typeof site.ada, isAdmin = false) => ({
  ...one.user,
  isAdmin,
  isEmailVerified: true,
});

it('reports a comment with its author, thread and parent', async () => {
  const { id } = await site.start();
  const add = (author: typeof site.ada, content: string, parentId: number | null) =>
    comments.add(actor(author), { content, threadId: id, parentId, submissionKey: null });
  const top = await add(site.bob, 'Top', null);
  const reply = await add(site.ada, 'Reply', top.id);
  await add(site.ada, 'Reply', top.id);
  const discussion = {
    id,
    title: 'Is it fair?',
    questionId: site.questionId,
    createdBy: site.ada.user.id,
  };
  expect(heard).toMatchObject([
    {
      comment: { id: top.id, parentId: null },
      author: { id: site.bob.user.id, username: 'Bob' },
      discussion,
      repliedTo: null,
    },
    {
      comment: { id: reply.id, parentId: top.id },
      author: { id: site.ada.user.id, username: 'Ada' },
      discussion,
      repliedTo: site.bob.user.id,
    },
  ]);
});

it("reports a moderator's deletion, but not an author's", async () => {
  const { id } = await site.start();
  const own = await site.comment(id, 'Own');
  const rude = await site.comment(id, 'Rude');
  await comments.delete(actor(site.ada), own.id, null);
  expect(heard).toEqual([]);
  await comments.delete(actor(site.admin, true), rude.id, 'Be kind.');
  expect(heard).toMatchObject([
    {
      comment: { id: rude.id, userId: site.ada.user.id },
      discussion: { id, title: 'Is it fair?' },
      moderator: { id: site.admin.user.id, username: 'Root' },
      reason: 'Be kind.',
    },
  ]);
});

it('rolls back if the notification fails', async () => {
  const { id } = await site.start({ title: 'Another' });
  failure = new Error('Notifying failed');
  const adding = comments.add(actor(site.bob), {
    content: 'Lost',
    threadId: id,
    parentId: null,
    submissionKey: null,
  });
  await expect(adding).rejects.toThrow('Notifying failed');
  expect(await site.read(id)).toMatchObject({ commentCount: 0, comments: [] });
});
