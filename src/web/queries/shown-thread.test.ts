import { describe, expect, it } from 'vitest';
import type { Comment } from '#shared/contracts/comment.ts';
import type { Thread } from '#shared/contracts/discussion.ts';
import { nestComments } from '#shared/domain/comment-tree.ts';
import {
  addComments,
  addPage,
  type ShownThread,
  toShownComment,
  toShownThread,
} from './shown-thread.ts';

const path = (after: number) => `/api/discussions/1/comments?after=${after}`;

/** Each is an hour newer than the one with the previous id. */
function comment(
  id: number,
  parentId: number | null = null,
  fields: Partial<Comment> = {},
): Comment {
  return {
    id,
    content: `source ${id}`,
    contentHtml: `<p>${id}</p>`,
    threadId: 1,
    userId: id,
    parentId,
    depth: parentId === null ? 0 : 1,
    createdAt: new Date(Date.UTC(2026, 0, 1, id)).toISOString(),
    editedAt: null,
    isDeleted: false,
    deletionReason: null,
    likes: 0,
    likedByMe: false,
    author: { username: `user ${id}` },
    replies: [],
    ...fields,
  };
}

function threadOf(comments: Comment[], nextComments: string | null, commentCount: number): Thread {
  return {
    id: 1,
    title: 'Title',
    content: 'the source of the thread',
    contentHtml: '',
    preview: '',
    questionId: 1,
    variant: null,
    question: { id: 1, name: 'Question' },
    createdBy: null,
    author: null,
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-01-01T00:00:00.000Z',
    lastActivityAt: '2026-01-01T00:00:00.000Z',
    isPinned: false,
    isLocked: false,
    commentCount,
    viewCount: 0,
    deletedAt: null,
    deletionReason: null,
    comments: nestComments(comments),
    nextComments,
  };
}

const idsOf = ({ comments }: ShownThread) => comments.map(({ id }) => id);
const shown = (comments: Comment[], next: string | null, count: number, before?: ShownThread) =>
  toShownThread(threadOf(comments, next, count), null, before);
const pageOf = (comments: Comment[]) => comments.map((each) => toShownComment(each, null));

describe('the cached thread', () => {
  it('is in reading order, with the source of own comments only', () => {
    const first = comment(1);
    const comments = [first, comment(3, 1), comment(2)];
    const thread = toShownThread(threadOf(comments, null, 3), 3, undefined);
    expect(idsOf(thread)).toEqual([1, 3, 2]);
    expect(thread.comments.map(({ source }) => source)).toEqual([null, 'source 3', null]);
    expect(JSON.stringify(thread)).not.toMatch(/source [12]|source of the thread|replies/);
  });
});

describe('a refetched thread', () => {
  it('inserts new comments in order and drops deleted ones', () => {
    const before = shown([comment(1), comment(2, 1), comment(3)], null, 3);
    const after = shown([comment(1), comment(4, 1), comment(3)], null, 3, before);
    expect(idsOf(after)).toEqual([1, 4, 3]);
  });

  it('keeps unchanged comments identical', () => {
    const before = shown([comment(1), comment(3)], null, 2);
    const liked = comment(3, null, { likes: 1 });
    const after = shown([comment(1), comment(2, 1), liked], null, 3, before);
    expect(after.comments[0]).toBe(before.comments[0]);
    expect(after.comments[2]).toMatchObject({ id: 3, likes: 1 });
  });

  it('keeps the HTML of unchanged texts as it is in the page', () => {
    const spelled = (id: number, fields: Partial<Comment> = {}) =>
      comment(id, null, { contentHtml: `<p>&quot;${id}&quot;</p>`, ...fields });
    const own = shown([comment(1), comment(2), comment(3)], null, 3);
    const before = { ...own, contentHtml: '<p>"</p>' };
    expect(shown([spelled(1), spelled(2), spelled(3)], null, 3, before)).toBe(before);

    const edited = spelled(2, { editedAt: '2026-01-02T00:00:00.000Z' });
    const deleted = spelled(3, { isDeleted: true });
    const after = shown([spelled(1), edited, deleted], null, 2, before);
    expect(after.comments.map(({ contentHtml }) => contentHtml)).toEqual([
      '<p>1</p>',
      '<p>&quot;2&quot;</p>',
      '<p>&quot;3&quot;</p>',
    ]);
  });

  it('is the same object if nothing changed', () => {
    const before = shown([comment(1), comment(2)], null, 2);
    expect(shown([comment(1), comment(2)], null, 2, before)).toBe(before);
  });

  it('keeps comments loaded beyond the first page', () => {
    const start = shown([comment(1), comment(2)], path(2), 5);
    const before = addPage(start, path(2), pageOf([comment(3), comment(4)]), path(4));
    const after = shown([comment(1), comment(6, 1)], path(6), 6, before);
    expect(idsOf(after)).toEqual([1, 6, 2, 3, 4]);
    expect(after.nextComments).toBe(path(4));
  });

  it('continues from its new end if nothing more was loaded', () => {
    const before = shown([comment(1), comment(2)], path(2), 5);
    const after = shown([comment(1), comment(2), comment(3)], path(3), 6, before);
    expect(after.nextComments).toBe(path(3));
  });

  it('has more to load after a new comment beyond the first page', () => {
    const start = shown([comment(1), comment(2)], path(2), 3);
    const before = addPage(start, path(2), pageOf([comment(3)]), null);
    expect(shown([comment(1), comment(2)], path(2), 3, before).nextComments).toBeNull();
    const after = shown([comment(1), comment(2)], path(2), 4, before);
    expect(idsOf(after)).toEqual([1, 2, 3]);
    expect(after.nextComments).toBe(path(2));
  });

  it('has nothing more to load after the rest was deleted', () => {
    const before = shown([comment(1), comment(2)], path(2), 3);
    expect(shown([comment(1)], null, 1, before)).toMatchObject({ nextComments: null });
  });
});

describe('a page of comments', () => {
  const start = shown([comment(1), comment(2)], path(2), 6);

  it('is appended, with the path of the next page', () => {
    const thread = addPage(start, path(2), pageOf([comment(5, 2), comment(3)]), path(3));
    expect(idsOf(thread)).toEqual([1, 2, 5, 3]);
    expect(thread.nextComments).toBe(path(3));
  });

  it('drops deleted comments within it, and none before or after it', () => {
    const all = [comment(3), comment(4), comment(5), comment(6)];
    const before = addComments(start, pageOf(all));
    expect(idsOf(addPage(before, path(2), pageOf([comment(3), comment(5)]), path(5)))).toEqual([
      1, 2, 3, 5, 6,
    ]);
    expect(idsOf(addPage(before, path(2), pageOf([comment(3), comment(5)]), null))).toEqual([
      1, 2, 3, 5,
    ]);
    expect(idsOf(addPage(before, path(2), [], null))).toEqual([1, 2]);
  });
});

it('a branch from further below is inserted in order, and the gap is filled later', () => {
  const start = shown([comment(1), comment(2)], path(2), 9);
  const branch = addComments(start, pageOf([comment(7), comment(8, 7)]));
  expect(idsOf(branch)).toEqual([1, 2, 7, 8]);
  expect(branch.nextComments).toBe(path(2));
  const filled = addPage(branch, path(2), pageOf([comment(3), comment(5)]), path(5));
  expect(idsOf(filled)).toEqual([1, 2, 3, 5, 7, 8]);
});
