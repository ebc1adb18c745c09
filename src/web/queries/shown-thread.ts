import { replaceEqualDeep } from '@tanstack/react-query';
import type { Comment } from '#shared/contracts/comment.ts';
import type { CommentPage, Thread } from '#shared/contracts/discussion.ts';
import { CommentOrder, flattenComments } from '#shared/domain/comment-tree.ts';

/** A comment with only what the page needs. */
export interface ShownComment extends Omit<Comment, 'content' | 'replies'> {
  /** The Markdown source, only of the user's own comments: only they can be edited. */
  source: string | null;
}

/** A thread with the comments loaded so far, in reading order. */
export interface ShownThread extends Omit<Thread, 'content' | 'comments'> {
  comments: readonly ShownComment[];
}

/** A run of comments without gaps, as the server returns it. */
interface Stretch extends Pick<CommentPage, 'nextComments'> {
  /** It starts after this comment. Null: at the start of the thread. */
  after: number | null;
  comments: readonly ShownComment[];
}

export function toShownComment(comment: Comment, readerId: number | null): ShownComment {
  const { content, replies, ...shown } = comment;
  const isOwn = readerId !== null && comment.userId === readerId;
  return { ...shown, source: isOwn ? content : null };
}

/** The current thread, merged with the comments loaded beyond its first page. */
export function toShownThread(
  { content, comments, ...thread }: Thread,
  readerId: number | null,
  before: ShownThread | undefined,
): ShownThread {
  const first = flattenComments(comments).map((comment) => toShownComment(comment, readerId));
  if (!before) return { ...thread, comments: first };
  const { nextComments } = thread;
  const merged = replaceStretch(before.comments, { after: null, comments: first, nextComments });
  const isEnd = nextComments === null || !reachesFurther(before, first, thread, merged);
  const shown = {
    ...thread,
    contentHtml: before.updatedAt === thread.updatedAt ? before.contentHtml : thread.contentHtml,
    comments: merged,
    nextComments: isEnd ? nextComments : before.nextComments,
  };
  // The same object if nothing changed, so that nothing rerenders.
  return replaceEqualDeep(before, shown) === before ? before : shown;
}

/** Whether the page has loaded more than the first page, without gaps. */
function reachesFurther(
  before: ShownThread,
  first: readonly ShownComment[],
  { commentCount }: Pick<Thread, 'commentCount'>,
  merged: readonly ShownComment[],
): boolean {
  if (before.nextComments === null) {
    return merged.filter(({ isDeleted }) => !isDeleted).length === commentCount;
  }
  const end = cursorOf(before.nextComments);
  return !first.some(({ id }) => id === end);
}

export function addPage(
  thread: ShownThread,
  path: string,
  comments: readonly ShownComment[],
  nextComments: string | null,
): ShownThread {
  const stretch = { after: cursorOf(path), comments, nextComments };
  return { ...thread, comments: replaceStretch(thread.comments, stretch), nextComments };
}

/** Adds or replaces comments, in reading order. */
export function addComments(thread: ShownThread, comments: readonly ShownComment[]): ShownThread {
  return { ...thread, comments: inOrder([...thread.comments, ...comments]) };
}

export function changeComment(
  thread: ShownThread,
  id: number,
  change: Partial<ShownComment>,
): ShownThread {
  const comments = thread.comments.map((comment) =>
    comment.id === id ? { ...comment, ...change } : comment,
  );
  return { ...thread, comments };
}

/** Replaces a stretch. Comments that were in it and no longer are have been deleted. */
function replaceStretch(
  known: readonly ShownComment[],
  { after, comments, nextComments }: Stretch,
): ShownComment[] {
  const fetched = new Set(comments.map(({ id }) => id));
  const last = comments.at(-1)?.id;
  const merged = inOrder([...known, ...comments]);
  let isWithin = after === null;
  return merged.filter(({ id }) => {
    const isKept = !isWithin || fetched.has(id);
    if (id === after) isWithin = true;
    if (id === last && nextComments !== null) isWithin = false;
    return isKept;
  });
}

/** Of two comments with the same id the later one wins; unchanged ones keep their identity. */
function inOrder(comments: readonly ShownComment[]): ShownComment[] {
  const byId = new Map<number, ShownComment>();
  for (const comment of comments) {
    const known = byId.get(comment.id);
    byId.set(comment.id, replaceEqualDeep(known, withKnownHtml(comment, known)));
  }
  const byAge = [...byId.values()].sort(compareAge);
  const order = new CommentOrder({
    ids: byAge.map(({ id }) => id),
    parentIds: byAge.map(({ parentId }) => parentId ?? 0),
    isGone: byAge.map(() => false),
  });
  const { places } = order.stretchAfter(null, byAge.length) ?? { places: [] };
  return places.flatMap(({ id }) => byId.get(id) ?? []);
}

/**
 * Unless the comment was edited, its HTML means the same, even if it is spelled differently: the
 * known HTML was read back from the page. Replacing it would close spoilers.
 */
function withKnownHtml(comment: ShownComment, known: ShownComment | undefined): ShownComment {
  const isSame = known?.editedAt === comment.editedAt && known.isDeleted === comment.isDeleted;
  return isSame ? { ...comment, contentHtml: known.contentHtml } : comment;
}

/** ISO timestamps compare as strings. */
function compareAge(a: ShownComment, b: ShownComment): number {
  if (a.createdAt === b.createdAt) return a.id - b.id;
  return a.createdAt < b.createdAt ? -1 : 1;
}

/** The comment after which a page starts. */
export function cursorOf(path: string): number {
  return Number(/[?&]after=(\d+)/.exec(path)?.[1] ?? 0);
}
