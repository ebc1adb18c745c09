import { renderMarkup } from '#markup/render.ts';
import type { Comment } from '#shared/contracts/comment.ts';
import type { Thread } from '#shared/contracts/discussion.ts';
import type { User } from '#shared/contracts/user.ts';
import { ok, refused } from './scripted-api.ts';

const now = () => new Date().toISOString();
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

/** A comment in thread 1, by a deleted account unless a user is given. */
export function commentOf(
  id: number,
  { by = null, ...overrides }: Partial<Comment> & { by?: User | null } = {},
): Comment {
  const { content = `Comment ${id}.` } = overrides;
  return {
    id,
    threadId: 1,
    userId: by?.id ?? null,
    author: by && { username: by.username },
    content,
    contentHtml: renderMarkup(content).html,
    parentId: null,
    depth: 0,
    // Higher ids are newer.
    createdAt: minutesAgo(1000 - id),
    editedAt: null,
    isDeleted: false,
    deletionReason: null,
    likes: 0,
    likedByMe: false,
    replies: [],
    ...overrides,
  };
}

/** Thread 1, about question 2. */
export function threadOf(overrides: Partial<Thread> = {}): Thread {
  const { comments = [] } = overrides;
  return {
    id: 1,
    title: 'Is the coin fair?',
    content: 'How would you begin?',
    contentHtml: '<p>How would you begin?</p>',
    preview: 'How would you begin?',
    questionId: 2,
    variant: null,
    question: { id: 2, name: 'Coins' },
    createdBy: null,
    author: null,
    createdAt: now(),
    updatedAt: now(),
    lastActivityAt: now(),
    isPinned: false,
    isLocked: false,
    commentCount: comments.length,
    viewCount: 0,
    deletedAt: null,
    deletionReason: null,
    comments,
    nextComments: null,
    ...overrides,
  };
}

/** What the page of a thread fetches and sends by itself. */
export const threadApi = (thread: Thread, user: User | null) => ({
  'GET /api/user': user ?? refused(401, { message: 'Unauthorized' }),
  'GET /api/settings': {},
  [`GET /api/discussions/${thread.id}`]: thread,
  [`POST /api/discussions/${thread.id}/view`]: ok(null, { status: 204 }),
  'POST /api/notifications/read': ok(null, { status: 204 }),
});
